/** Hunters and mummy. Their positions are CSS transforms, so that animations can move them. */
import { HunterFigure } from './art/hunter.tsx';
import { MummyFigure } from './art/mummy.tsx';
import { pieceName } from './piece-names.ts';
import { type Place, huntersPlaces, mummyPlace } from './pawn-places.ts';
import type { Scene } from './scene.ts';

export interface PiecesProps {
  readonly scene: Scene;
  readonly looks: readonly number[];
  readonly pawns: readonly number[];
  /** The hunter whose turn it is. */
  readonly turn: number | null;
  readonly mummyTurn: boolean;
}

export const transformOf = (place: Place): string =>
  `translate(${String(place.x)}px, ${String(place.y)}px) scale(${String(place.scale)})`;

export function Pieces({ scene, looks, pawns, turn, mummyTurn }: PiecesProps) {
  const places = huntersPlaces(scene);
  const mummy = mummyPlace(scene);
  // Pawns further down are drawn in front.
  const order = places
    .map((place, hunter) => ({ place, hunter }))
    .sort((a, b) => (a.place?.y ?? 0) - (b.place?.y ?? 0));
  return (
    <g class="momie-pieces" aria-hidden="true">
      {order.map(
        ({ place, hunter }) =>
          place && (
            <g
              key={hunter}
              data-piece={pieceName.hunter(hunter)}
              data-part={`cell:${scene.hunters[hunter]?.at ?? ''}`}
              class={hunter === turn ? 'momie-piece momie-piece-turn' : 'momie-piece'}
              style={{ transform: transformOf(place) }}
            >
              <ellipse class="momie-foot" cx={0} cy={0} rx={30} ry={5} />
              <HunterFigure look={looks[hunter] ?? 0} pawn={pawns[hunter] ?? 0} />
            </g>
          ),
      )}
      <g
        data-piece={pieceName.mummy}
        data-part={`cell:${scene.mummy.at}`}
        class={mummyTurn ? 'momie-piece momie-piece-turn' : 'momie-piece'}
        style={{ transform: transformOf({ ...mummy, scale: 0.78 }) }}
      >
        <ellipse class="momie-foot" cx={0} cy={0} rx={30} ry={5} />
        <g transform={scene.mummy.facingLeft ? 'scale(-1,1) translate(-4,0)' : 'translate(-4,0)'}>
          <MummyFigure />
        </g>
      </g>
    </g>
  );
}
