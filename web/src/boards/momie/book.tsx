/** The rule book of La Malédiction de la Momie: its pictures, and its examples as the engine computes them. */
import type { Action, Event, View } from '@traque/engine/momie/protocol';
import type { Book } from '@traque/texts/en/momie';
import { type BookModule, type Computed, type Example, exampleFaces, type Told } from '../book.ts';
import type { WithClause } from '../contract.ts';
import {
  AnkhPieces,
  BrownDice,
  ChamberPieces,
  DiceRow,
  Die,
  HunterPieces,
  MissionPieces,
  MummyDie,
  MummyPiece,
  ShownCard,
  Tomb,
  TwoEnds,
  WhiteDice,
} from './book-pictures.tsx';
import computed from './examples.computed.json' with { type: 'json' };
import { logLine } from './log.ts';
import { after, type Scene, sceneOf } from './scene.ts';
import { StillMaze } from './StillMaze.tsx';
import { dieName, hunterName, type TableWords } from './words.ts';

type Words = Told<Book, TableWords>;
type Worked = Computed<View, Action, Event>;
type Happened = WithClause<Event>;
type Rolled = Pick<Extract<Event, { type: 'rolled' }>, 'locked' | 'free'>;

// JSON has no unions: the script that writes the file knows these types.
const examples = computed as unknown as Readonly<Record<keyof typeof computed, Worked>>;

const eventsOf = ({ steps }: Worked): readonly Happened[] => steps.flatMap(({ events }) => events);

function eventOf<T extends Event['type']>(worked: Worked, type: T): Extract<Happened, { type: T }> {
  const found = eventsOf(worked).find((event): event is Extract<Happened, { type: T }> => event.type === type);
  if (found === undefined) throw new Error(`the example has no ${type}`);
  return found;
}

/** The scene before or after the first so many actions. */
const sceneAfter = ({ view, steps }: Worked, actions: number): Scene =>
  steps
    .slice(0, actions)
    .flatMap(({ events }) => events)
    .reduce(after, sceneOf(view));

/** The south-west of the pyramid, where the examples take place. */
const corner = { from: '0,5', to: '5,8' } as const;
const beside = { from: '3,5', to: '8,8' } as const;

function MoveFigure({ worked }: { readonly worked: Worked }) {
  const { hunter, from, path } = eventOf(worked, 'walked');
  return <StillMaze view={worked.view} scene={sceneOf(worked.view)} way={{ hunter, from, path }} {...beside} />;
}

const ProwlFigure = () => {
  const { view } = examples.prowl;
  const { path } = eventOf(examples.prowl, 'prowl');
  return <StillMaze view={view} scene={sceneOf(view)} prowl={{ from: view.mummy.at, path }} from="4,4" to="9,8" />;
};

const DarkFigure = () => {
  const { view } = examples.heard;
  return <StillMaze view={view} scene={sceneAfter(examples.heard, 1)} dark />;
};

const InterruptFigure = () => {
  const { steps } = eventOf(examples.story, 'prowl');
  return (
    <Tomb>
      <DiceRow locked={steps} free={[]} />
      <DiceRow locked={0} free={Array.from({ length: 5 }, () => 'hidden' as const)} />
    </Tomb>
  );
};

const RollFigure = () => {
  const { locked, free } = eventOf(examples.story, 'rolled');
  return <DiceRow locked={locked} free={free} />;
};

const nameOf = (worked: Worked, hunter: number, { table }: Words): string =>
  hunterName(worked.view, hunter, exampleFaces, table.board);

const linesOf = (worked: Worked, events: readonly Happened[], { table }: Words) =>
  events.map((event) => ({ text: logLine(event, exampleFaces, table, worked.view), clause: event.clause }));

/** A roll in words. */
const diceIn = ({ locked, free }: Rolled, { table }: Words) => ({
  locked,
  free: free.map((die) => dieName(die, table.board)).join(', '),
});

/** Dice, announcement and treasure of one hunter; the next frees the dice, and the mummy comes. */
function story(told: Words): Example {
  const worked = examples.story;
  const { view, steps } = worked;
  const say = told.words.examples.story;
  const walked = eventOf(worked, 'walked');
  const prowl = eventOf(worked, 'prowl');
  const reset = eventOf(worked, 'reset');
  const dice = eventsOf(worked).filter((event) => event.type === 'rolled');
  const rolled = (index: number) => {
    const roll = dice[index] ?? { locked: 0, free: [] };
    return { picture: <DiceRow locked={roll.locked} free={roll.free} />, alt: say.dice(diceIn(roll, told)) };
  };
  const lines = (from: number, to: number) =>
    linesOf(
      worked,
      steps.slice(from, to).flatMap(({ events }) => events),
      told,
    );
  return {
    title: say.title,
    before: say.before({ name: nameOf(worked, walked.hunter, told), locked: view.dice.locked }),
    frames: [
      { ...rolled(0), lines: lines(0, 1) },
      {
        alt: say.walk,
        picture: (
          <StillMaze
            view={view}
            scene={sceneAfter(worked, 1)}
            way={{ hunter: walked.hunter, from: walked.from, path: walked.path }}
            {...corner}
          />
        ),
        lines: lines(1, 2),
      },
      {
        alt: say.prowl,
        picture: (
          <StillMaze
            view={view}
            scene={sceneAfter(worked, 3)}
            prowl={{ from: view.mummy.at, path: prowl.path }}
            {...corner}
          />
        ),
        lines: lines(2, 4),
      },
      { ...rolled(1), lines: lines(4, 5) },
    ],
    after: say.after({
      name: nameOf(worked, prowl.caught ?? walked.hunter, told),
      other: nameOf(worked, reset.hunter, told),
      steps: prowl.steps,
    }),
  };
}

/** The same events as they reach the mummy. */
function heard(told: Words): Example {
  const worked = examples.heard;
  const say = told.words.examples.heard;
  const { hunter } = eventOf(worked, 'collect');
  return {
    title: say.title,
    before: say.before,
    frames: [
      {
        alt: say.picture,
        picture: <StillMaze view={worked.view} scene={sceneAfter(worked, 3)} dark {...corner} />,
        lines: linesOf(worked, eventsOf(worked), told),
      },
    ],
    after: say.after({ name: nameOf(worked, hunter, told) }),
  };
}

function howFar(told: Words): Example {
  const worked = examples.prowl;
  const say = told.words.examples.prowl;
  const { steps } = eventOf(worked, 'prowl');
  const { locked } = worked.view.dice;
  const die = steps - locked;
  return {
    title: say.title,
    before: say.before({ die, locked }),
    frames: [
      {
        alt: say.sum({ die, locked, steps }),
        picture: (
          <Tomb>
            <div class="dice-row">
              <MummyDie face={die} />
              <span class="plus">+</span>
              {Array.from({ length: locked }, (_, i) => (
                <Die key={i} face="mummy" locked />
              ))}
            </div>
          </Tomb>
        ),
        lines: [{ text: say.sum({ die, locked, steps }), clause: 'MO-50' }, ...linesOf(worked, eventsOf(worked), told)],
      },
    ],
    after: say.after,
  };
}

export const book: BookModule<Book, TableWords> = {
  pieces: {
    hunter: HunterPieces,
    mummy: MummyPiece,
    ankh: AnkhPieces,
    whiteDice: WhiteDice,
    brownDie: BrownDice,
    mission: MissionPieces,
    chambers: ChamberPieces,
  },
  steps: {
    setUp: {
      Picture: () => <StillMaze view={examples.start.view} scene={sceneOf(examples.start.view)} />,
      clauses: ['MO-10', 'MO-11', 'MO-12', 'MO-13', 'MO-14'],
    },
    roll: {
      Picture: RollFigure,
      alt: (told) => told.words.steps.roll.picture(diceIn(eventOf(examples.story, 'rolled'), told)),
      clauses: ['MO-22', 'MO-23', 'MO-24'],
    },
    number: {
      Picture: () => <MoveFigure worked={examples.number} />,
      alt: ({ words }) => words.steps.number.picture(eventOf(examples.number, 'walked').path.length),
      clauses: ['MO-30', 'MO-31', 'MO-32', 'MO-33'],
    },
    arrow: { Picture: () => <MoveFigure worked={examples.arrow} />, clauses: ['MO-34'] },
    collect: { Picture: () => <ShownCard treasure={eventOf(examples.story, 'collect').card} />, clauses: ['MO-40'] },
    hear: { Picture: DarkFigure, clauses: ['MO-13', 'MO-42', 'MO-70'] },
    prowl: { Picture: ProwlFigure, clauses: ['MO-50', 'MO-51', 'MO-52', 'MO-53'], examples: [howFar] },
    interrupt: { Picture: InterruptFigure, clauses: ['MO-20', 'MO-21', 'MO-55'], examples: [story, heard] },
    end: { Picture: TwoEnds, clauses: ['MO-60', 'MO-61'] },
  },
  cases: {
    skipped: ['MO-41'],
    five: ['MO-21', 'MO-24'],
    useless: ['MO-30'],
    again: ['MO-31', 'MO-36'],
    out: ['MO-53', 'MO-67'],
    two: ['MO-65', 'MO-66'],
  },
};
