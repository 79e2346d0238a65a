/** The rule book of Burrow: its pictures, and its example as the engine computes it. */
import type { Action, Cell, Event, View } from '@traque/engine/burrow/protocol';
import type { Book, Table } from '@traque/texts/en/burrow';
import { type BookModule, type Computed, type Example, exampleFaces, type Told } from '../book.ts';
import './board.css';
import computed from './examples.computed.json' with { type: 'json' };
import { Hare } from './Hare.tsx';
import { logLine } from './log.ts';

// JSON has no unions: the script that writes the file knows these types.
const worked = computed.search as unknown as Computed<View, Action, Event>;
const { view, steps } = worked;
const events = steps.flatMap((step) => step.events);
const hop = events.find((event) => event.type === 'hop');
const search = events.find((event) => event.type === 'search');

function Line({ hare, searched }: { readonly hare: Cell | undefined; readonly searched?: Cell | undefined }) {
  return (
    <svg viewBox="0 0 360 60" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => (
        <g key={cell} transform={`translate(${cell * 40 - 40} 0)`}>
          <rect
            x="3"
            y="3"
            width="34"
            height="54"
            rx="6"
            fill={cell === searched ? 'var(--glow)' : 'var(--raised)'}
            stroke="var(--line)"
          />
          <text x="20" y="52" text-anchor="middle" font-size="12" fill="var(--ink)">
            {cell}
          </text>
          {cell === hare && (
            <svg x="9" y="8" width="22" height="30" style={{ color: 'var(--accent)' }}>
              <Hare />
            </svg>
          )}
        </g>
      ))}
    </svg>
  );
}

function Die() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <rect x="8" y="8" width="44" height="44" rx="8" fill="var(--raised)" stroke="var(--ink)" />
      <text x="30" y="39" text-anchor="middle" font-size="26" fill="var(--ink)">
        {view.die}
      </text>
    </svg>
  );
}

function hopAndSearch({ words, table }: Told<Book, Table>): Example {
  const say = words.examples.search;
  return {
    title: say.title,
    before: say.before({ die: view.die ?? 0, cell: view.hare ?? 0 }),
    frames: [
      {
        alt: say.picture,
        picture: <Line hare={hop?.to} searched={search?.cell} />,
        lines: events.map((event) => ({ text: logLine(event, exampleFaces, table, view), clause: event.clause })),
      },
    ],
    after: say.after,
  };
}

export const book: BookModule<Book, Table> = {
  pieces: { hare: Hare, die: Die },
  steps: {
    hop: { Picture: () => <Line hare={view.hare} />, clauses: ['BU-20', 'BU-21'] },
    search: {
      Picture: () => <Line hare={undefined} searched={search?.cell} />,
      clauses: ['BU-22', 'BU-23'],
      examples: [hopAndSearch],
    },
  },
  cases: { again: ['BU-22'] },
};
