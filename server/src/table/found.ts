/** Founding tables: new ones, and the rematch of one that is over. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, Viewer } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import type * as v from 'valibot';
import { Denied } from '../errors.ts';
import type { Append } from '../store/store.ts';
import type { CreateTable } from '../wire/room.ts';
import type { World } from '../world.ts';
import { type Folded, open } from './fold.ts';
import { guestOf, type Identity, isHost, viewerOf } from './identity.ts';
import { indexOf } from './index-row.ts';
import type { Created, FirstSeat } from './log.ts';
import { type Company, personAt } from './room.ts';
import type { Table } from './table.ts';

/** A table that never started and that nobody has touched for so long no longer counts as its host's. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

type Wishes = v.InferOutput<typeof CreateTable>;

/** Tries the set-up once, by throw-away chance: what cannot be played is not offered. */
function checkOptions(game: AnyGame, players: number, options: Readonly<Record<string, unknown>>): void {
  if (players < game.players.min || players > game.players.max)
    throw new Denied('badOptions', `${game.name} is for ${game.players.min} to ${game.players.max} players`, 'seats');
  try {
    game.create(players, options, new FastChance('trial'));
  } catch (error) {
    if (error instanceof Malformed) throw new Denied('badOptions', error.message, `options.${error.at}`);
    throw error;
  }
}

function firstSeats(wishes: Wishes['seats'], guest: { readonly id: string; readonly name: string }): FirstSeat[] {
  if (wishes.filter(({ kind }) => kind === 'me').length > 1)
    throw new Denied('malformed', 'one person takes one seat', 'seats');
  return wishes.map((wish) => {
    if (wish.kind === 'me') return { kind: 'person', name: guest.name, owners: [guest.id] };
    return wish.kind === 'bot' ? { kind: 'bot', level: wish.level } : { kind: 'open' };
  });
}

/** Each seat's look: as wished, else the first that is left. */
function firstLooks(wishes: Wishes['seats']): number[] {
  const wished = wishes.flatMap(({ look }) => look ?? []);
  if (new Set(wished).size < wished.length) throw new Denied('malformed', 'two seats look alike', 'seats');
  const left = wishes.map((_, look) => look).filter((look) => !wished.includes(look));
  return wishes.map(({ look }) => look ?? left.shift()!);
}

/** The first entry of a new table, ready for the store. */
function founding(world: World, id: string, game: AnyGame, created: Created): Append {
  const entry = { number: 0, at: world.time.now(), logged: created };
  return { table: id, entry, index: indexOf(open(id, game, entry), null, world.settings) };
}

export async function found(world: World, identity: Identity, wishes: Wishes): Promise<string> {
  const guest = guestOf(identity);
  const game = world.games(wishes.game);
  if (game === undefined) throw new Denied('noGame', 'there is no such game', 'game');
  checkOptions(game, wishes.seats.length, wishes.options);
  if ((await world.store.hosted(guest.id, world.time.now() - STALE_MS)) >= world.settings.tablesPerGuest)
    throw new Denied('tooMany', `a guest may host ${world.settings.tablesPerGuest} unfinished tables`);
  const id = world.random(12);
  await world.store.append([
    founding(world, id, game, {
      kind: 'created',
      game: game.name,
      rules: game.version,
      options: wishes.options,
      data: game.data(wishes.options),
      visibility: wishes.visibility,
      clock: wishes.clock,
      helps: wishes.helps,
      looks: firstLooks(wishes.seats),
      seats: firstSeats(wishes.seats, guest),
      host: { guest: guest.id, name: guest.name },
      secret: world.random(43),
      previous: null,
    }),
  ]);
  return id;
}

/** The same company, everyone one seat further round the table, with his own colour. */
function turned({ company }: Folded): Pick<Created, 'seats' | 'looks'> {
  const onward = <T>(all: readonly T[]): T[] => [...all.slice(-1), ...all.slice(0, -1)];
  const seats = onward(company.seats).map((there): FirstSeat =>
    there.kind === 'person' ? { kind: 'person', name: there.name, owners: there.owners } : there,
  );
  return { seats, looks: onward(company.looks) };
}

/** Whoever asks for it; a host who has no seat stays what he is. */
function hostAfter(company: Company, asking: Viewer): Company['host'] {
  const person = asking === null ? null : personAt(company, asking);
  return person === null ? company.host : { guest: person.owners[0]!, name: person.name };
}

/**
 * The new table and the word of it in the old one come into being together. Asked twice: the same table. Any player may
 * ask and is then the new table's host: nobody has to wait for one who has gone to bed.
 */
export async function rematch(table: Table, world: World, identity: Identity): Promise<string> {
  const id = world.random(12);
  const outcome = await table.submit<string>((folded) => {
    const { company } = folded;
    if (company.next !== null) return { answer: company.next };
    const seat = viewerOf(company, identity);
    if (seat === null && !isHost(company, identity)) throw new Denied('notSeated', 'only who played may do this');
    if (company.phase !== 'over' && company.phase !== 'abandoned') throw new Denied('notOver', 'the game is not over');
    // The newest rules there are, whatever the last game was played by.
    const game = world.games(company.terms.game)!;
    const created: Created = {
      kind: 'created',
      ...company.terms,
      rules: game.version,
      data: game.data(company.terms.options),
      ...turned(folded),
      host: hostAfter(company, seat),
      secret: world.random(43),
      previous: company.id,
    };
    return { log: { kind: 'rematch', table: id }, more: [founding(world, id, game, created)] };
  });
  return 'answer' in outcome ? outcome.answer : id;
}
