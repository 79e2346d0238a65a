/** The worked example of a whole scoring: every line and every number is what the engine computed. */
import type { Action, Event, Face, Kind, View } from '@traque/engine/mammut/protocol';
import type { Book } from '@traque/texts/en/mammut';
import { type Computed, type Example, type ExampleFrame, exampleFaces, type Told } from '../book.ts';
import type { WithClause } from '../contract.ts';
import { CampRow, Chips, Picture, ShareRow } from './book-pictures.tsx';
import { groupOf, sorted } from './loot.ts';
import { logLine } from './log.ts';
import { after, type Scene, sceneOf } from './scene.ts';
import { facesInWords, nameOf, signed, type TableWords } from './words.ts';

type Words = Told<Book, TableWords>;
type Happened = WithClause<Event>;

/** What comes before the kinds: cards and question marks are turned, ties are settled. */
const opening: ReadonlySet<Event['type']> = new Set(['reveal', 'turn', 'order', 'counts']);

/** The clauses of each kind, in the order of the scoring (MM-53). */
const kinds: readonly (readonly [Kind | 'animal', clauses: readonly string[]])[] = [
  ['axe', ['MM-60', 'MM-61', 'MM-62']],
  ['hide', ['MM-65', 'MM-66', 'MM-67', 'MM-68']],
  ['tusk', ['MM-70', 'MM-71']],
  ['meat', ['MM-73']],
  ['fire', ['MM-76', 'MM-77']],
  ['animal', ['MM-80', 'MM-81', 'MM-82']],
];

const seats = (scene: Scene): readonly number[] => scene.vp.map((_, seat) => seat);

export function scoringExample(worked: Computed<View, Action, Event>, told: Words): Example {
  const { words, table } = told;
  const all = worked.steps.flatMap(({ events }) => events);
  const events = all.slice(
    0,
    all.findIndex(({ type }) => type === 'roundEnd'),
  );
  const start = sceneOf(worked.view);
  const turned = events.filter(({ type }) => type === 'take' || type === 'turn').reduce<Scene>(after, start);
  const end = events.reduce<Scene>(after, start);
  const last = worked.steps[0]?.seat ?? 0;
  const say = words.examples.scoring;
  const lines = (some: readonly Happened[]) =>
    some.map((event) => ({ text: logLine(event, exampleFaces, table), clause: event.clause }));
  const leader = end.vp.indexOf(Math.max(...end.vp));
  return {
    title: say.title,
    before: say.before({ round: worked.view.round, name: nameOf(exampleFaces, last) }),
    frames: [
      {
        alt: `${say.shares}. ${rowsInWords(turned, told, (faces) => faces)}`,
        picture: (
          <Picture>
            {seats(turned).map((seat) => (
              <ShareRow key={seat} scene={turned} seat={seat} />
            ))}
          </Picture>
        ),
        lines: lines(events.filter(({ type }) => opening.has(type))),
      },
      ...kinds.map(([kind, clauses]) =>
        kindFrame(kind, turned, events, lines(events.filter(({ clause }) => clauses.includes(clause))), told),
      ),
      {
        alt: say.totals,
        picture: <Totals start={start} end={end} />,
        lines: seats(end).map((seat) => ({
          text: say.total({
            name: nameOf(exampleFaces, seat),
            before: table.board.points(start.vp[seat] ?? 0),
            change: signed((end.vp[seat] ?? 0) - (start.vp[seat] ?? 0)),
            after: table.board.points(end.vp[seat] ?? 0),
          }),
        })),
      },
    ],
    after: say.after({ name: nameOf(exampleFaces, leader), points: end.vp[leader] ?? 0 }),
  };
}

/** The faces of a share that one may see, in their order. */
const shareFaces = (scene: Scene, seat: number): readonly Face[] =>
  sorted(scene.shares[seat]?.flat() ?? [], scene.up).map((tile) => scene.up[tile] ?? '?');

/** "Ana’s share: 4 meat. …" */
function rowsInWords(
  scene: Scene,
  { table }: Words,
  choose: (faces: readonly Face[], seat: number) => readonly Face[],
): string {
  const { board } = table;
  return seats(scene)
    .flatMap((seat) => {
      const faces = choose(shareFaces(scene, seat), seat);
      const title = board.share({ name: nameOf(exampleFaces, seat), n: 0 });
      return faces.length === 0 ? [] : [board.describe.share({ title, loot: facesInWords(faces, board) })];
    })
    .join(' ');
}

/** The tiles of one kind, player by player; a card that counts as a tile is framed. */
function kindFrame(
  kind: Kind | 'animal',
  scene: Scene,
  events: readonly Happened[],
  lines: ExampleFrame['lines'],
  told: Words,
): ExampleFrame {
  const own = (faces: readonly Face[]) => faces.filter((face) => groupOf(face) === kind);
  const byCard = (seat: number): readonly Face[] =>
    events.flatMap((event) =>
      event.type === 'counts' && event.seat === seat && event.kind === kind ? [event.kind] : [],
    );
  const facesOf = (faces: readonly Face[], seat: number) => [...own(faces), ...byCard(seat)];
  return {
    alt: rowsInWords(scene, told, facesOf),
    picture: (
      <Picture>
        {seats(scene).map((seat) => {
          const tiles = own(shareFaces(scene, seat));
          return (
            <CampRow key={seat} seat={seat}>
              <Chips faces={[...tiles, ...byCard(seat)]} mark={(i) => (i >= tiles.length ? 'from-card' : undefined)} />
            </CampRow>
          );
        })}
      </Picture>
    ),
    lines,
  };
}

function Totals({ start, end }: { readonly start: Scene; readonly end: Scene }) {
  return (
    <Picture>
      {seats(end).map((seat) => {
        const [before = 0, now = 0] = [start.vp[seat], end.vp[seat]];
        return (
          <CampRow key={seat} seat={seat}>
            <span class="sum">
              {before} <small class={now < before ? 'loss' : undefined}>{signed(now - before)}</small> = {now}
            </span>
          </CampRow>
        );
      })}
    </Picture>
  );
}
