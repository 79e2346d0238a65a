/** The pieces one by one, and the figures of the rule book that are no position. */
import '../../art/cave/cave.css';
import './board.css';
import type { ComponentChildren } from 'preact';
import type { Tile } from '@traque/engine/maamut/protocol';
import { number } from '../../art/figure-style.ts';
import { Hunter } from './art/Hunter.tsx';
import { Mammoth } from './art/mammoth/Mammoth.tsx';
import { Tablet, TabletBack } from './art/Tablet.tsx';
import { Trap } from './art/Trap.tsx';
import { RADIUS } from './art/hex.ts';
import { cellAhead, centre } from './geometry.ts';
import { GroundDefs, StillTile } from './Tile.tsx';

function Cave({ box, children }: { readonly box: string; readonly children: ComponentChildren }) {
  return (
    <svg class="cave maamut still" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}

export const MammothPiece = () => (
  <Cave box="-112 -100 224 190">
    <Mammoth pose="stand" />
  </Cave>
);

export const HunterPieces = () => (
  <Cave box="-30 -92 164 104">
    {[0, 1, 2].map((look) => (
      <g key={look} transform={`translate(${look * 52} 0)`}>
        <Hunter look={look} />
      </g>
    ))}
  </Cave>
);

export const TrapPiece = () => (
  <Cave box="-52 -36 104 70">
    <Trap look={0} sprung={false} />
  </Cave>
);

export const CardPieces = () => (
  <Cave box="-36 -48 212 96">
    {[1, 2, 3].map((value, i) => (
      <g key={value} transform={`translate(${i * 70} 0)`}>
        <Tablet value={value} />
      </g>
    ))}
  </Cave>
);

const groundPiece = (ground: Tile) =>
  function Ground() {
    return (
      <Cave box={`${-RADIUS * 1.05} ${-RADIUS * 1.08} ${RADIUS * 2.1} ${RADIUS * 2.16}`}>
        <GroundDefs tiles={{ '0,0': ground }} />
        <StillTile cell="0,0" ground={ground} />
      </Cave>
    );
  };

export const GrassPiece = groundPiece('grass');
export const SnowPiece = groundPiece('snow');
export const RockPiece = groundPiece('rock');

/** MA-38 and MA-39: a hand of three, and the pile to draw from. */
export const HandFigure = () => (
  <Cave box="-36 -48 300 96">
    {[1, 2, 3].map((value, i) => (
      <g key={value} transform={`translate(${i * 70} 0)`}>
        <Tablet value={value} />
      </g>
    ))}
    {[0, 1, 2].map((i) => (
      <g key={i} transform={`translate(${230 - i * 2.5} ${-i * 2.5})`}>
        <TabletBack />
      </g>
    ))}
  </Cave>
);

/** MA-53: the order in which the mammoth tries its ways, a hunter coming from the west. */
const ORDER = [0, 1, 2, 4, 5];

export function TurningOrder() {
  const tiles = Object.fromEntries(
    ['0,0', ...[0, 1, 2, 3, 4, 5].map((dir) => cellAhead('0,0', dir))].map((cell) => [cell, 'snow' as const]),
  );
  const west = centre(cellAhead('0,0', 3));
  return (
    <Cave box="-150 -132 300 264">
      <GroundDefs tiles={tiles} />
      {Object.keys(tiles).map((cell) => (
        <StillTile key={cell} cell={cell} ground="snow" />
      ))}
      <g transform="translate(0 4) scale(0.5)">
        <Mammoth pose="turn" />
      </g>
      <g transform={`translate(${west.x} ${west.y + 26})`}>
        <Hunter look={0} />
      </g>
      {ORDER.map((dir, i) => {
        const { x, y } = centre(cellAhead('0,0', dir));
        return (
          <g key={dir} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle
              r="20"
              fill={i === 0 ? 'var(--ember)' : 'var(--bone)'}
              stroke="var(--charcoal)"
              stroke-width="2.5"
            />
            <text fill="#241a12" font-size="27" {...number}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </Cave>
  );
}
