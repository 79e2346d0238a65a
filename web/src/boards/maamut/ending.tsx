/** The end of a hunt: the mammoth in the winner's trap, or free under the moon. */
import '../../art/cave/cave.css';
import './ending.css';
import type { Seat } from '@traque/engine/core/game';
import type { View } from '@traque/engine/maamut/protocol';
import type { EndingModule, EndingProps, EndingTable } from '../ending.ts';
import { Hunter } from './art/Hunter.tsx';
import { Mammoth } from './art/mammoth/Mammoth.tsx';
import { Trap, TrapFront } from './art/Trap.tsx';
import { cellName } from './geometry.ts';
import type { Summary } from './summary.ts';
import { nameOf, type TableWords } from './words.ts';

type Props = EndingProps<View, Summary, TableWords>;

const HILLS = 'M0 168c90-34 170-30 260-14s190 14 270-8 90-20 110-16v130H0Z';
const stars = [40, 118, 190, 262, 338, 402, 470, 540, 604].map((x, i) => [x, 18 + ((i * 37) % 62)] as const);
const embers = Array.from({ length: 14 }, (_, i) => [200 + ((i * 53) % 250), 190 - ((i * 29) % 40), i % 5] as const);

/** Where the hunters stand around the trap, from the middle outwards. */
const places = [
  [438, 214, 1.15, -1],
  [206, 222, 1, 1],
  [514, 226, 0.95, -1],
  [132, 230, 0.9, 1],
] as const;

function Caught({ summary, faces }: Props) {
  const owner = summary.fall!.owner;
  const standing = summary.hunters.flatMap(({ isOut }, seat) => (isOut || seat === owner ? [] : [seat]));
  const look = (seat: Seat) => faces[seat]?.look ?? seat;
  return (
    <>
      <g transform="translate(320 184)">
        <g transform="scale(2.5)">
          <Trap look={look(owner)} sprung />
        </g>
        <g class="fallen">
          <g transform="translate(0 -34) scale(0.86)">
            <Mammoth pose="fall" />
          </g>
        </g>
        <g transform="scale(2.5)">
          <TrapFront look={look(owner)} />
        </g>
      </g>
      {[owner, ...standing].slice(0, places.length).map((seat, i) => {
        const [x, y, size, side] = places[i]!;
        return (
          <g key={seat} transform={`translate(${x} ${y}) scale(${side * size} ${size})`}>
            <g class={seat === owner ? 'cheering winner' : 'cheering'} style={`--beat: ${i}`}>
              <Hunter look={look(seat)} />
            </g>
          </g>
        );
      })}
      <g class="embers" fill="#ffb45a">
        {embers.map(([x, y, delay], i) => (
          <circle key={i} cx={x} cy={y} r={1.4 + (i % 3)} style={`--delay: ${delay}`} />
        ))}
      </g>
    </>
  );
}

function Free() {
  return (
    <>
      <circle cx="486" cy="64" r="34" fill="#f6e7c4" />
      <path d={HILLS} fill="#2a1b12" />
      <g class="free" transform="translate(300 118) scale(0.92)">
        <Mammoth pose="stand" />
      </g>
    </>
  );
}

function Picture(props: Props) {
  const isCaught = props.summary.fall !== null;
  return (
    <svg class="cave maamut-ending" viewBox="0 0 640 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="hunt-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={isCaught ? '#3a1a0e' : '#151a2b'} />
          <stop offset="0.62" stop-color={isCaught ? '#a4511f' : '#4a4660'} />
          <stop offset="1" stop-color={isCaught ? '#e9a554' : '#8d6a58'} />
        </linearGradient>
        <radialGradient id="hunt-fire" cx="50%" cy="78%" r="52%">
          <stop offset="0" stop-color="#ffdf9a" stop-opacity="0.95" />
          <stop offset="1" stop-color="#ff9a3c" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="260" fill="url(#hunt-sky)" />
      <g fill="#f9e9c8" opacity={isCaught ? 0.35 : 0.8}>
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.5" />
        ))}
      </g>
      {isCaught && <path d={HILLS} fill="#5b3218" opacity="0.75" />}
      {isCaught && <rect class="glowing" width="640" height="260" fill="url(#hunt-fire)" />}
      {isCaught ? <Caught {...props} /> : <Free />}
    </svg>
  );
}

function reason({ summary, faces, words }: Props): string {
  const { fall, endedBy } = summary;
  const say = words.ending;
  if (fall === null) return endedBy === null ? '' : say.escapes[endedBy];
  const [name, owner, cell] = [nameOf(faces, fall.pusher), nameOf(faces, fall.owner), cellName(fall.at)];
  return fall.pusher === fall.owner ? say.drove({ name, cell }) : say.droveFor({ name, owner, cell });
}

function tables({ view, summary, words }: Props): readonly EndingTable[] {
  const { columns } = words.ending;
  const winners = view.result?.winners ?? [];
  const order = (seat: Seat) => (winners.includes(seat) ? 0 : summary.hunters[seat]!.isOut ? 2 : 1);
  const seats = summary.hunters.map((_, seat) => seat).sort((a, b) => order(a) - order(b) || a - b);
  return [
    {
      title: '',
      columns: [
        { label: columns.pushes },
        { label: columns.driven },
        { label: columns.trapsSet },
        { label: columns.trapsLifted },
        { label: columns.panics },
      ],
      rows: seats.map((seat) => {
        const { pushes, driven, trapsSet, trapsLifted, panics, isOut } = summary.hunters[seat]!;
        const cells = [pushes, driven, trapsSet, trapsLifted, panics];
        return isOut ? { seat, cells, note: words.board.removed } : { seat, cells };
      }),
    },
  ];
}

export const ending: EndingModule<View, Summary, TableWords> = { Picture, reason, tables };
