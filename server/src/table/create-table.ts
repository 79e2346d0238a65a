/** Creates tables: new ones, and rematches. */
import type { AnyGame, Viewer } from '@traque/engine/core/game';
import { withOldHelps } from '@traque/wire/old-helps';
import { type CreateTable, SLOW_CLOCK } from '@traque/wire/room';
import type * as v from 'valibot';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import type { Append } from '../store/store.ts';
import { type TableState, open } from './fold.ts';
import { guestOf, type Identity, isHost, viewerOf } from './identity.ts';
import type { Created, FirstSeat } from './log.ts';
import { checkedOptions } from './options.ts';
import { type Roster, personAt } from './roster.ts';
import { tableIndexOf } from './table-index.ts';
import type { Table } from './table.ts';

type CreateTableInput = v.InferOutput<typeof CreateTable>;

function firstSeats(
  input: CreateTableInput['seats'],
  guest: { readonly id: string; readonly name: string },
  rated: { readonly rated?: true },
): FirstSeat[] {
  if (input.filter(({ kind }) => kind === 'me').length > 1)
    throw new DeniedError('malformed', 'one person takes one seat', 'seats');
  return input.map((seat) => {
    if (seat.kind === 'me') return { kind: 'person', name: guest.name, owners: [guest.id], ...rated };
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' };
  });
}

/** Each seat's look: the one asked for, or the first free one. */
function firstLooks(input: CreateTableInput['seats']): number[] {
  const taken = input.flatMap(({ look }) => look ?? []);
  if (new Set(taken).size < taken.length) throw new DeniedError('malformed', 'two seats look alike', 'seats');
  const left = input.map((_, look) => look).filter((look) => !taken.includes(look));
  return input.map(({ look }) => look ?? left.shift()!);
}

/** The first entry of a new table, ready for the store. */
function firstAppend(deps: Dependencies, id: string, game: AnyGame, created: Created): Append {
  const entry = { number: 0, at: deps.time.now(), logged: created };
  return { table: id, entry, index: tableIndexOf(open(id, game, entry), null, deps.settings) };
}

/** A rated game is between people, who all have their own head and the same time. @throws {DeniedError} */
function checkRated({ rated, seats, hints, clock }: CreateTableInput): void {
  if (rated !== true) return;
  if (seats.some(({ kind }) => kind === 'bot'))
    throw new DeniedError('badOptions', 'no bots play at a rated table', 'seats');
  if (hints === true) throw new DeniedError('badOptions', 'there are no hints at a rated table', 'hints');
  if (clock === null) throw new DeniedError('badOptions', 'a rated game needs a time per move', 'clock');
}

export async function createTable(deps: Dependencies, identity: Identity, input: CreateTableInput): Promise<string> {
  const guest = guestOf(identity);
  const game = deps.games(input.game);
  if (game === undefined) throw new DeniedError('noGame', 'there is no such game', 'game');
  checkRated(input);
  const rated = input.rated === true ? { rated: true as const } : {};
  const requested = withOldHelps(input.options, input.helps, game.options);
  const options = checkedOptions(game, input.seats.length, requested);
  if ((await deps.store.hosted(guest.id, deps.time.now() - deps.settings.unstartedMs)) >= deps.settings.tablesPerGuest)
    throw new DeniedError('tooMany', `a guest may host ${deps.settings.tablesPerGuest} unfinished tables`);
  const id = deps.random(12);
  await deps.store.append([
    firstAppend(deps, id, game, {
      kind: 'created',
      game: game.name,
      rules: game.version,
      options,
      data: game.data(options),
      visibility: input.visibility,
      clock: input.clock,
      ...(input.rests !== false && (input.clock ?? 0) >= SLOW_CLOCK ? { rests: true } : {}),
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.hints === true ? { hints: true } : {}),
      ...rated,
      looks: firstLooks(input.seats),
      seats: firstSeats(input.seats, guest, rated),
      host: { guest: guest.id, name: guest.name },
      secret: deps.random(43),
      previous: null,
    }),
  ]);
  return id;
}

/** The same players, each one seat further and with their own colour. */
function rotatedSeats({ roster }: TableState, asking: Viewer): Pick<Created, 'seats' | 'looks'> {
  const rotated = <T>(all: readonly T[]): T[] => [...all.slice(-1), ...all.slice(0, -1)];
  // Who asks for it agrees to another rated game; the others are asked again.
  const consents = (there: Roster['seats'][number]): boolean =>
    roster.rated && asking !== null && there === roster.seats[asking];
  const seats = rotated(roster.seats).map((there): FirstSeat => {
    if (there.kind !== 'person') return there;
    const { name, owners } = there;
    return { kind: 'person', name, owners, ...(consents(there) ? { rated: true as const } : {}) };
  });
  return { seats, looks: rotated(roster.looks) };
}

/** The player who asks; a host without a seat stays the host. */
function hostAfter(roster: Roster, asking: Viewer): Roster['host'] {
  const person = asking === null ? null : personAt(roster, asking);
  return person === null ? roster.host : { guest: person.owners[0]!, name: person.name };
}

/**
 * The new table and the old table's entry about it are stored together; asked for twice, it is the same table. Any player
 * may ask and becomes the host, so nobody has to wait for a host who left.
 */
export async function rematch(table: Table, deps: Dependencies, identity: Identity): Promise<string> {
  const id = deps.random(12);
  const outcome = await table.submit<string>((state) => {
    const { roster } = state;
    if (roster.next !== null) return { answer: roster.next };
    const seat = viewerOf(roster, identity);
    if (seat === null && !isHost(roster, identity))
      throw new DeniedError('notSeated', 'only players of this table may do this');
    if (roster.phase !== 'over' && roster.phase !== 'abandoned')
      throw new DeniedError('notOver', 'the game is not over');
    // The newest rules, even if the last game was played by older ones.
    const game = deps.games(roster.terms.game)!;
    const created: Created = {
      kind: 'created',
      ...roster.terms,
      rules: game.version,
      data: game.data(roster.terms.options),
      ...(roster.rated ? { rated: true as const } : {}),
      ...rotatedSeats(state, seat),
      host: hostAfter(roster, seat),
      secret: deps.random(43),
      previous: roster.id,
    };
    return { log: { kind: 'rematch', table: id }, more: [firstAppend(deps, id, game, created)] };
  });
  return 'answer' in outcome ? outcome.answer : id;
}
