/** The end of the shares: the feast around the fire, the winner's animals about it, and where every point came from. */
import '../../art/cave/cave.css';
import './art/chips.css';
import './ending.css';
import type { Seat } from '@traque/engine/core/game';
import type { Face, View } from '@traque/engine/mammut/protocol';
import { Mark } from '../../art/cave/Mark.tsx';
import type { EndingModule, EndingProps, EndingTable } from '../ending.ts';
import { Chip, FacePicture } from './art/Chip.tsx';
import { type Points, type ScoredRound, type Source, sources, sum, type Summary } from './summary.ts';
import { faceName, lookOf, nameOf, signed, type TableWords } from './words.ts';

type Props = EndingProps<View, Summary, TableWords>;

const loot: readonly Face[] = ['tusk', 'meat', 'axe', 'fire', 'hide', 'meat', 'tusk', 'axe'];

/** Around the fire on both sides, nearest first; all of them inside what a narrow screen shows. */
const places = [
  [214, 184, 1],
  [428, 186, -1],
  [176, 218, 1],
  [466, 220, -1],
  [182, 116, 1],
  [462, 118, -1],
  [250, 66, 1],
] as const;

function Fire() {
  return (
    <g transform="translate(320 214)">
      <path d="M-84 16 78-14M-78-16 84 18M-44 26 50-26" stroke="#23130b" stroke-width="20" stroke-linecap="round" />
      <path d="M-84 16 78-14M-78-16 84 18" stroke="#5a3218" stroke-width="11" stroke-linecap="round" />
      <g class="flames">
        <path d="M0 12C-72 8-74-64-30-96-34-66-14-60-8-80 0-114-26-134-4-172 60-128 106-10 0 12Z" fill="#d5551f" />
        <path d="M0 8C-44 4-44-44-18-64-18-44-2-42 2-60 4-82-6-96 6-114 42-74 56-6 0 8Z" fill="#f29b38" />
        <path d="M2 4C-24 2-22-26-8-38-4-26 6-30 6-48 26-26 28 0 2 4Z" fill="#ffe6a6" />
      </g>
    </g>
  );
}

function Picture({ view, faces }: Props) {
  const winners = view.result?.winners ?? [];
  const animals = winners.flatMap((seat) => view.animals[seat] ?? []).slice(0, places.length);
  return (
    <svg class="cave mammut-ending" viewBox="0 0 640 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="feast" cx="50%" cy="76%" r="72%">
          <stop offset="0" stop-color="#f0a04a" />
          <stop offset="0.36" stop-color="#8a4119" />
          <stop offset="0.8" stop-color="#2a160d" />
          <stop offset="1" stop-color="#140b07" />
        </radialGradient>
      </defs>
      <rect width="640" height="260" fill="url(#feast)" />
      <g class="raining">
        {loot.map((face, i) => (
          <g key={i} transform={`translate(${40 + i * 80} ${20 + ((i * 31) % 44)}) rotate(${(i * 47) % 60})`}>
            <g class="drop" style={`--delay: ${i}`}>
              <g transform="scale(0.3)">
                <FacePicture face={face} />
              </g>
            </g>
          </g>
        ))}
      </g>
      <Fire />
      {animals.map((species, i) => {
        const [x, y, side] = places[i]!;
        return (
          <g key={species} transform={`translate(${x} ${y}) scale(${-side * 0.84} 0.84)`}>
            <g class="dancing" style={`--beat: ${i}`}>
              <ellipse cx="0" cy="38" rx="40" ry="7" fill="#000" opacity="0.35" />
              <FacePicture face={species} />
            </g>
          </g>
        );
      })}
      {winners.map((seat, i) => (
        <g key={seat} class="raised">
          <Mark look={lookOf(faces, seat)} size={17} x={320 + (i - (winners.length - 1) / 2) * 46} y={224} />
        </g>
      ))}
    </svg>
  );
}

function reason({ view, faces, words }: Props): string {
  const say = words.ending;
  const [winner, ...others] = view.result?.winners ?? [];
  if (winner === undefined) return '';
  const points = view.vp[winner]!;
  if (others.length > 0)
    return say.shared({ names: words.board.list([winner, ...others].map((seat) => nameOf(faces, seat))), points });
  const second = ranked(view).find((seat) => seat !== winner);
  const [name, next] = [nameOf(faces, winner), view.vp[second!]!];
  return next === points
    ? say.track({ name, second: nameOf(faces, second!), points })
    : say.most({ name, points, second: nameOf(faces, second!), next });
}

/** The most points first, then the furthest on the hide track. */
function ranked({ vp, hideTrack }: View): readonly Seat[] {
  return vp.map((_, seat) => seat).sort((a, b) => vp[b]! - vp[a]! || hideTrack[b]! - hideTrack[a]!);
}

const added = (rounds: readonly ScoredRound[], seat: Seat): Points =>
  Object.fromEntries(
    sources.map((source) => [source, rounds.reduce((all, { points }) => all + points[seat]![source], 0)]),
  ) as Record<Source, number>;

function tables({ view, summary, words }: Props): readonly EndingTable[] {
  const say = words.ending;
  const seats = ranked(view);
  const picture = (source: Source) => (
    <span class="cave ending-chip">
      <Chip face={source === 'animal' ? 'reindeer' : source} />
    </span>
  );
  const labelOf = (source: Source) =>
    source === 'animal' ? words.board.tokens : (words.board.faces[source][1] ?? faceName(words.board, source));
  const columns = sources.map((source) => ({ label: labelOf(source), picture: picture(source) }));
  const cell = (points: number): string => (points === 0 ? '·' : signed(points));
  return [
    {
      title: '',
      columns: [
        { label: say.total, isMain: true },
        { label: say.start },
        ...columns,
        { label: say.thefts },
        { label: say.robbed },
      ],
      rows: seats.map((seat) => {
        const points = added(summary.rounds, seat);
        const { made, suffered } = summary.thefts[seat]!;
        return {
          seat,
          cells: [
            summary.total[seat]!,
            summary.start[seat]!,
            ...sources.map((source) => cell(points[source])),
            made,
            suffered,
          ],
        };
      }),
    },
    ...summary.rounds.map(({ round, points }): EndingTable => ({
      title: round === null ? say.atEnd : say.round(round),
      columns: [{ label: say.total, isMain: true }, ...columns],
      rows: seats.map((seat) => ({
        seat,
        cells: [signed(sum(points[seat]!)), ...sources.map((source) => cell(points[seat]![source]))],
      })),
    })),
  ];
}

export const ending: EndingModule<View, Summary, TableWords> = { Picture, reason, tables };
