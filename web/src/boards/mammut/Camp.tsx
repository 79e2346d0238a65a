/** One player: name, what they have collected, what it would score. */
import type { Seat } from '@traque/engine/core/game';
import type { Action, Event, TileNumber, View } from '@traque/engine/mammut/protocol';
import { Mark } from '../../art/cave/Mark.tsx';
import { CardBack, CardPicture } from './art/CardPicture.tsx';
import { Glyph } from './art/Chip.tsx';
import type { BoardProps, SeatFace } from '../contract.ts';
import { handOf } from './intents.ts';
import { shareTitle } from './describe.ts';
import { allSpecies, sorted } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { OutlookDetails } from './Outlook.tsx';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import { Tiles } from './Tiles.tsx';
import { cardName, faceName, lookOf, nameOf, type Words } from './words.ts';
import { memo } from '../../parts/memo.tsx';

interface CampProps {
  readonly words: Words;
  readonly view: View;
  readonly scene: Scene;
  readonly faces: readonly SeatFace[];
  readonly seat: Seat;
  readonly mine: boolean;
  readonly outlook: Outlook | undefined;
  readonly chosen: readonly TileNumber[];
  readonly reach: readonly TileNumber[];
  readonly choose: (tile: TileNumber) => void;
  /** The button on a share; null if there is none now. */
  readonly grabOf: (seat: Seat, index: number) => Grab | null;
  readonly beside: BoardProps<View, Action, Event>['beside'];
}

export interface Grab {
  readonly label: string;
  readonly pressed: boolean;
  readonly run: () => void;
}

export const SeatMark = memo(function SeatMark({ look }: { readonly look: number }) {
  return (
    <svg class="seal" viewBox="-13 -13 26 26" aria-hidden="true">
      <Mark look={look} size={10} />
    </svg>
  );
});

/** The seven animals: those the player has are painted, the others only scratched. */
function Tokens({ words, scene, seat }: Pick<CampProps, 'words' | 'scene' | 'seat'>) {
  const own = scene.animals[seat] ?? [];
  return (
    <ul class="tokens" data-piece={pieceName.tokens(seat)} aria-label={words.tokens}>
      {allSpecies.map((species) => (
        <li key={species} class={own.includes(species) ? 'has' : 'lacks'} aria-hidden={!own.includes(species)}>
          <span role="img" aria-label={faceName(words, species)}>
            <Glyph face={species} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Laid({ words, scene, seat }: Pick<CampProps, 'words' | 'scene' | 'seat'>) {
  const cards = scene.laid[seat] ?? [];
  return (
    <span class="laid" data-piece={pieceName.laid(seat)}>
      {cards.map((card, i) => (
        <span
          key={i}
          class={card ? 'open' : 'shut'}
          role="img"
          aria-label={card ? cardName(words, card) : words.faceDown}
        >
          {card ? <CardPicture card={card} /> : <CardBack />}
        </span>
      ))}
    </span>
  );
}

/** Cards of another player, if the viewer may see them: in a replay that shows everything. */
function Known({ words, view, seat, mine }: Pick<CampProps, 'words' | 'view' | 'seat' | 'mine'>) {
  const cards = mine ? [] : handOf(view, seat);
  if (cards.length === 0) return null;
  return (
    <span class="laid known">
      {cards.map((card, i) => (
        <span key={i} class="open" role="img" aria-label={cardName(words, card)} title={cardName(words, card)}>
          <CardPicture card={card} />
        </span>
      ))}
    </span>
  );
}

function Share({ index, ...props }: CampProps & { readonly index: number }) {
  const { words, scene, view, faces, seat, chosen, reach, choose, grabOf } = props;
  const tiles = sorted(scene.shares[seat]?.[index] ?? [], scene.up);
  const active = tiles.length > 0 && tiles.every((tile) => reach.includes(tile));
  const grab = grabOf(seat, index);
  return (
    <div class={active ? 'share open' : 'share'}>
      <Tiles
        words={words}
        scene={scene}
        tiles={tiles}
        label={shareTitle(words, view, faces, seat, index)}
        active={active}
        chosen={chosen}
        choose={choose}
      />
      {grab && (
        <button type="button" class="action-button grab" aria-pressed={grab.pressed} onClick={grab.run}>
          {grab.label}
        </button>
      )}
    </div>
  );
}

export function Camp(props: CampProps) {
  const { words, view, scene, faces, seat, mine, outlook, beside } = props;
  const look = lookOf(faces, seat);
  const name = nameOf(faces, seat);
  const shares = scene.shares[seat] ?? [];
  const acts = view.toAct === seat;
  const state = `camp${mine ? ' mine' : ''}${acts ? ' acts' : ''}${scene.lit === seat ? ' lit' : ''}`;
  return (
    <section class={state} style={`--look: var(--look-${look})`} data-piece={pieceName.camp(seat)} aria-label={name}>
      <header>
        <SeatMark look={look} />
        <h2>{name}</h2>
        {acts && <span class="aside">{words.toAct}</span>}
        <span class="held" data-piece={pieceName.hand(seat)} role="img" aria-label={words.held(scene.hands[seat] ?? 0)}>
          <CardBack />
          <span aria-hidden="true">{scene.hands[seat] ?? 0}</span>
        </span>
        <span class="hides" role="img" aria-label={words.track(scene.hideTrack[seat] ?? 0)}>
          <Glyph face="hide" />
          <span aria-hidden="true">{scene.hideTrack[seat] ?? 0}</span>
        </span>
        <b class="points" role="img" aria-label={words.points(scene.vp[seat] ?? 0)}>
          {scene.vp[seat] ?? 0}
        </b>
        {beside?.(seat)}
      </header>
      {shares.map((_, index) => (
        <Share key={index} {...props} index={index} />
      ))}
      <footer>
        <Tokens words={words} scene={scene} seat={seat} />
        <Laid words={words} scene={scene} seat={seat} />
        <Known words={words} view={view} seat={seat} mine={mine} />
        {shares.length === 0 && <p class="none">{words.noShare}</p>}
        {outlook && shares.length > 0 && <OutlookDetails words={words} outlook={outlook} />}
      </footer>
    </section>
  );
}
