/** The rule book of Mâamut: its pictures, and its examples as the engine computes them. */
import type { Action, Cell, ClosedWay, Event, View } from '@traque/engine/maamut/protocol';
import type { Book } from '@traque/texts/en/maamut';
import { type BookModule, type Computed, type Example, exampleFaces, type Told } from '../book.ts';
import {
  CardPieces,
  GrassPiece,
  HandFigure,
  HunterPieces,
  MammothPiece,
  RockPiece,
  SnowPiece,
  TrapPiece,
  TurningOrder,
} from './book-pieces.tsx';
import computed from './examples.computed.json' with { type: 'json' };
import { cellAhead, cellName } from './geometry.ts';
import { logLine } from './log.ts';
import { Still } from './Still.tsx';
import { directionIn, nameOf, type TableWords } from './words.ts';

type Words = Told<Book, TableWords>;
type Worked = Computed<View, Action, Event>;

// JSON has no unions: the script that writes the file knows these types.
const examples = computed as unknown as Readonly<Record<keyof typeof computed, Worked>>;

const eventsOf = ({ steps }: Worked): readonly Event[] => steps.flatMap(({ events }) => events);

function eventOf<T extends Event['type']>(worked: Worked, type: T): Extract<Event, { type: T }> {
  const found = eventsOf(worked).find((event): event is Extract<Event, { type: T }> => event.type === type);
  if (found === undefined) throw new Error(`the example has no ${type}`);
  return found;
}

/** Whole rows of the board, from one tile to another: A1 … G4. */
const rows = (view: View, letters: string): readonly Cell[] =>
  Object.keys(view.tiles).filter((cell) => letters.includes(cellName(cell).slice(0, 1)));

/** A card above the hunter who plays it. */
const cardOf = (worked: Worked) => {
  const { from, card } = eventOf(worked, 'move');
  return { kind: 'card', at: from, card } as const;
};

/** The south-east of the board, without the cross: its red strokes could be taken for a closed way. */
const corner = (view: View): readonly Cell[] =>
  Object.keys(view.tiles).filter((cell) => {
    const [q = 0, r = 0] = cell.split(',').map(Number);
    return r > 0 ? q > -2 : r > -2 && q > 0;
  });

const onBoard = (view: View, cell: Cell): boolean => cell in view.tiles;

function oneWay({ words }: Words): Example {
  const worked = examples.oneWay;
  const { view, refused, legal = [] } = worked;
  const { seat, from, card, dir } = eventOf(worked, 'move');
  const ways = legal.filter((action) => action.type === 'move' && action.card === card);
  if (ways.length !== 1) throw new Error('the card leads more than one way');
  const closed = refused.map(({ refusal: { why, values } }): ClosedWay => ({
    dir: Number(values?.['dir']),
    at: String(values?.['at']),
    by: why === 'moveRock' ? 'rock' : 'edge',
  }));
  const goal = cellAhead(from, dir, card);
  const by = (what: ClosedWay['by']): number => closed.filter((way) => way.by === what).length;
  const { title, picture, before, after, edge, rock } = words.examples.oneWay;
  return {
    title,
    before: before({ name: nameOf(exampleFaces, seat), tile: cellName(from), card }),
    frames: [
      {
        alt: picture({ closed: closed.length, card }),
        picture: (
          <Still
            view={view}
            events={eventsOf(worked)}
            around={rows(view, 'ABCDEF').filter((cell) => Number(cell.split(',')[0]) < 1)}
            named={[from, goal]}
            signs={closed.map((way) => ({ kind: 'closed', from, way }))}
          />
        ),
        lines: [
          { text: edge(by('edge')), clause: 'MA-21' },
          { text: rock(by('rock')), clause: 'MA-21' },
        ],
      },
    ],
    after: after({ card, tile: cellName(goal) }),
  };
}

function fifthWay({ words, table }: Words): Example {
  const worked = examples.fifthWay;
  const { view } = worked;
  const { seat, card } = eventOf(worked, 'move');
  const { at, closed } = eventOf(worked, 'startle');
  const run = eventOf(worked, 'run');
  const goal = run.path.at(-1) ?? at;
  const { title, picture, before, after, edge, rock, open } = words.examples.fifthWay;
  return {
    title,
    before: before({ name: nameOf(exampleFaces, seat), tile: cellName(at), card }),
    frames: [
      {
        alt: picture(closed.length),
        picture: (
          <Still
            view={view}
            events={eventsOf(worked)}
            around={corner(view)}
            named={[at, goal, ...closed.map((way) => way.at).filter((cell) => onBoard(view, cell))]}
            signs={[cardOf(worked)]}
          />
        ),
        lines: [
          ...closed.map(({ dir, at: cell, by }) => {
            const way = directionIn(table.board, dir);
            return { text: by === 'edge' ? edge(way) : rock({ dir: way, tile: cellName(cell) }), clause: 'MA-52' };
          }),
          {
            text: open({ nth: closed.length + 1, dir: directionIn(table.board, run.dir), tile: cellName(goal) }),
            clause: 'MA-53',
          },
        ],
      },
    ],
    after,
  };
}

/** What happens in an example, as the log of a table tells it. */
function told(worked: Worked, { table }: Words) {
  return worked.steps
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      const text = event.type === 'drawn' ? null : logLine(event, exampleFaces, table);
      return text === null ? [] : [{ text, clause: event.clause }];
    });
}

function cornered(words: Words): Example {
  const worked = examples.cornered;
  const { seat, card } = eventOf(worked, 'move');
  const { at, closed } = eventOf(worked, 'startle');
  const { picture, before, after } = words.words.examples.cornered;
  return {
    title: words.words.cases.cornered.name,
    before: before({ name: nameOf(exampleFaces, seat), tile: cellName(at), card }),
    frames: [
      {
        alt: picture(closed.length),
        picture: (
          <Still
            view={worked.view}
            events={eventsOf(worked)}
            around={rows(worked.view, 'ABCD').filter((cell) => cell !== '0,0')}
            named={[at]}
          />
        ),
        lines: told(worked, words),
      },
    ],
    after,
  };
}

function caught(words: Words): Example {
  const worked = examples.fall;
  const { owner } = eventOf(worked, 'fall');
  const { title, picture, before, after } = words.words.examples.pushed;
  const pusher = nameOf(exampleFaces, eventOf(worked, 'move').seat);
  return {
    title,
    before: before({ name: pusher, owner: nameOf(exampleFaces, owner) }),
    frames: [
      {
        alt: picture,
        picture: <Still view={worked.view} events={eventsOf(worked)} around={rows(worked.view, 'EF')} />,
        lines: told(worked, words),
      },
    ],
    after: after({ name: nameOf(exampleFaces, owner), pusher }),
  };
}

const still = (worked: Worked, letters: string, shown: 'ahead' | 'done' = 'ahead') =>
  function Picture() {
    const { view } = worked;
    const events = eventsOf(worked);
    const moves = events.some(({ type }) => type === 'move');
    return (
      <Still
        view={view}
        events={events}
        shown={shown}
        around={rows(view, letters)}
        signs={moves && shown === 'ahead' ? [cardOf(worked)] : []}
      />
    );
  };

export const book: BookModule<Book, TableWords> = {
  pieces: {
    mammoth: MammothPiece,
    hunter: HunterPieces,
    trap: TrapPiece,
    card: CardPieces,
    grass: GrassPiece,
    snow: SnowPiece,
    rock: RockPiece,
  },
  steps: {
    setUp: {
      Picture: () => <Still view={examples.start.view} turn={null} />,
      alt: ({ words }) => words.steps.setUp.picture(examples.start.view.players),
      clauses: ['MA-10', 'MA-12', 'MA-13', 'MA-14'],
    },
    move: {
      Picture: still(examples.move, 'BC'),
      alt: ({ words }) => words.steps.move.picture(eventOf(examples.move, 'move').card),
      clauses: ['MA-20', 'MA-21', 'MA-22'],
      examples: [oneWay],
    },
    trap: { Picture: still(examples.trap, 'EF', 'done'), clauses: ['MA-30', 'MA-31', 'MA-33', 'MA-35'] },
    pass: { Picture: HandFigure, clauses: ['MA-38', 'MA-39'] },
    flee: {
      Picture: still(examples.flee, 'EF'),
      alt: ({ words }) => words.steps.flee.picture(eventOf(examples.flee, 'run').path.length),
      clauses: ['MA-50', 'MA-51', 'MA-54'],
    },
    turn: { Picture: TurningOrder, clauses: ['MA-52', 'MA-53'], examples: [fifthWay, cornered] },
    panic: { Picture: still(examples.panic, 'EF'), clauses: ['MA-61', 'MA-62', 'MA-63', 'MA-64'] },
    fall: { Picture: still(examples.fall, 'EF', 'done'), clauses: ['MA-60', 'MA-80'], examples: [caught] },
  },
  cases: {
    cornered: ['MA-55'],
    together: ['MA-22', 'MA-33', 'MA-36'],
    again: ['MA-65'],
    fallen: ['MA-70', 'MA-71'],
    lost: ['MA-72', 'MA-81', 'MA-82'],
  },
};
