/** The end of the raid: treasures carried into the light, or the mummy among the ankhs it took. */
import './art/tomb.css';
import './ending.css';
import type { Seat } from '@traque/engine/core/game';
import type { View } from '@traque/engine/momie/protocol';
import type { EndingModule, EndingProps, EndingTable } from '../ending.ts';
import { Ankh } from './art/ankh.tsx';
import { HunterFigure } from './art/hunter.tsx';
import { MummyFigure } from './art/mummy.tsx';
import { colourOf, Niche, TreasureThing } from './art/treasures.tsx';
import type { Summary } from './summary.ts';
import type { TableWords } from './words.ts';

type Props = EndingProps<View, Summary, TableWords>;

const nameOf = ({ faces }: Props, seat: Seat): string => faces[seat]?.name ?? String(seat + 1);

/** Rays of the sun, or of the curse, from one point. */
const rays = Array.from({ length: 16 }, (_, i) => {
  const [a, b] = [(i * Math.PI) / 8, (i * Math.PI) / 8 + 0.16];
  const at = (angle: number) => `${(Math.cos(angle) * 460).toFixed(1)} ${(Math.sin(angle) * 460).toFixed(1)}`;
  return `M0 0L${at(a)}L${at(b)}Z`;
}).join('');

/** Evenly over an arc above the middle. */
function onArc(i: number, count: number, radius: number): readonly [number, number] {
  const angle = Math.PI * (1.08 + (0.84 * (i + 0.5)) / count);
  return [320 + Math.cos(angle) * radius * 1.18, 218 + Math.sin(angle) * radius];
}

function Loot({ view, summary, faces }: Props) {
  const [winner = 0] = view.result?.winners ?? [];
  const found = summary.hunters.find(({ seat }) => seat === winner)?.found ?? [];
  return (
    <>
      {found.map((treasure, i) => {
        const [x, y] = onArc(i, found.length, 150);
        return (
          <g key={treasure} transform={`translate(${x} ${y}) scale(${found.length > 6 ? 0.56 : 0.72})`}>
            <g class="rising" style={`--beat: ${i}`}>
              <Niche of={colourOf(treasure)} />
              <TreasureThing of={treasure} />
            </g>
          </g>
        );
      })}
      <g transform="translate(320 248) scale(1.45)">
        <g class="cheering">
          <HunterFigure look={faces[winner]?.look ?? winner} pawn={0} />
        </g>
      </g>
    </>
  );
}

function Curse({ summary }: Props) {
  const { ankhs } = summary.mummy;
  return (
    <>
      {Array.from({ length: ankhs }, (_, i) => {
        const [x, y] = onArc(i, ankhs, 158);
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(1.35)`}>
            <g class="rising" style={`--beat: ${i}`}>
              <Ankh />
            </g>
          </g>
        );
      })}
      <g transform="translate(312 252) scale(1.7)">
        <g class="walking">
          <MummyFigure />
        </g>
      </g>
    </>
  );
}

function Picture(props: Props) {
  const { result } = props.view;
  const isTreasure = result?.reason !== 'tokens';
  return (
    <svg class="tomb momie-ending" viewBox="0 0 640 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="tomb-light" cx="50%" cy="86%" r="80%">
          <stop offset="0" stop-color={isTreasure ? '#fff0bd' : '#2c8c8c'} />
          <stop offset="0.42" stop-color={isTreasure ? '#e0b23c' : '#1f3a78'} />
          <stop offset="1" stop-color={isTreasure ? '#6d4a16' : '#080e22'} />
        </radialGradient>
      </defs>
      <rect width="640" height="260" fill="url(#tomb-light)" />
      <g transform="translate(320 216)">
        <path class="turning" d={rays} fill={isTreasure ? '#fff6d8' : '#57d0c4'} opacity={isTreasure ? 0.34 : 0.16} />
      </g>
      <path d="M0 236c110-16 220-8 320-8s220-10 320 6v26H0Z" fill={isTreasure ? '#8a6a35' : '#0b1226'} />
      {result === null ? null : isTreasure ? <Loot {...props} /> : <Curse {...props} />}
    </svg>
  );
}

function reason(props: Props): string {
  const { view, summary, words } = props;
  const say = words.ending;
  const [winner] = view.result?.winners ?? [];
  if (winner === undefined) return '';
  const name = nameOf(props, winner);
  if (view.result?.reason === 'tokens') return say.ankhs({ name, n: summary.mummy.goal });
  return say.treasures({ name, n: view.collected[String(winner)]?.length ?? 0 });
}

function tables(props: Props): readonly EndingTable[] {
  const { summary, view, words } = props;
  const { columns, ofGoal, mummy } = words.ending;
  const winners = view.result?.winners ?? [];
  const hunters = summary.hunters.toSorted(
    (a, b) =>
      Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
      b.found.length - a.found.length ||
      b.ankhs - a.ankhs ||
      a.seat - b.seat,
  );
  const rows = hunters.map(({ seat, found, missing, ankhs, caught, isOut }) => {
    const cells = [ofGoal({ n: found.length, goal: found.length + missing.length }), ankhs, caught];
    return isOut ? { seat, cells, note: words.board.out } : { seat, cells };
  });
  const { seat, ankhs, goal } = summary.mummy;
  const mummyRow = { seat, note: mummy, cells: ['·', ofGoal({ n: ankhs, goal }), '·'] };
  return [
    {
      title: '',
      columns: [{ label: columns.missions, isMain: true }, { label: columns.ankhs }, { label: columns.caught }],
      rows: winners.includes(seat) ? [mummyRow, ...rows] : [...rows, mummyRow],
    },
  ];
}

export const ending: EndingModule<View, Summary, TableWords> = { Picture, reason, tables };
