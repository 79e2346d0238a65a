/** The handler of each route. */
import { levels } from '@traque/bots/core/brain';
import { games } from '@traque/engine';
import type { Accepted, Refused } from '@traque/wire/play';
import type { Listing, Presence, Seated } from '@traque/wire/room';
import { accountHandlers, renameAccount } from '../accounts/handlers.ts';
import { invitationHandlers } from '../invitations/handlers.ts';
import { nobody } from '../live/presence.ts';
import type { Listed } from '../store/store.ts';
import { act, type Answer as Acted, takeBack } from '../table/act.ts';
import { createTable, rematch } from '../table/create-table.ts';
import { guestOf, type Identity, seatedAt, speakerName, viewerOf } from '../table/identity.ts';
import { legalFor, toAct } from '../table/moment.ts';
import { recordOf } from '../table/record.ts';
import * as roomCommands from '../table/room-commands.ts';
import { personAt } from '../table/roster.ts';
import { restsBySeat } from '../rests/rests.ts';
import { ratingHandlers } from '../ratings/handlers.ts';
import { keepRecord, sharedRecord } from '../records/share.ts';
import type { Table } from '../table/table.ts';
import type { Context, Handlers, ServerContext } from './context.ts';
import { readSeatToken, setCookie } from './identify.ts';
import { noticeHandlers } from './notice-handlers.ts';
import { restHandlers } from './rest-handlers.ts';

const LOBBY_TABLES = 100;
const OWN_TABLES = 200;
/** The lobby lists tables whose last entry is not older than this. */
const LOBBY_MS = 24 * 60 * 60 * 1000;

async function listings(server: ServerContext, rows: readonly Listed[]): Promise<Listing[]> {
  const { presence, log, metrics } = server.deps;
  let present: ReadonlyMap<string, Presence> = new Map();
  try {
    present = await presence.ofAll(rows.map(({ room }) => room.id));
  } catch (error) {
    metrics.errors.inc();
    log.error({ err: error }, 'reading who is connected failed');
  }
  return rows.map((row) => ({ ...row, presence: present.get(row.room.id) ?? nobody }));
}

function seated({ signing }: ServerContext, table: Table, identity: Identity): Seated {
  const seat = viewerOf(table.state.roster, identity);
  const person = seat === null ? null : personAt(table.state.roster, seat);
  const token = seat === null || person === null ? null : signing.seatToken(table.id, seat, person.since);
  return { table: table.id, seat, token };
}

function answered({ reply }: Context<'command' | 'undo'>, answer: Acted): Accepted | Refused {
  if ('accepted' in answer) return answer.accepted;
  reply.code(409);
  return answer.refused;
}

/** Runs a room command, which makes one entry, and answers with the entry's number. */
async function run({ server, id }: { server: ServerContext; id: string }, command: (table: Table) => Promise<number>) {
  return { number: await command(await server.tables.openFresh(id)) };
}

export const handlers: Handlers = {
  ...accountHandlers,
  ...ratingHandlers,
  ...invitationHandlers,

  games: () =>
    Promise.resolve({
      games: games.map(({ name, version, players, options }) => ({
        game: name,
        rules: version,
        minPlayers: players.min,
        maxPlayers: players.max,
        options: { ...options },
      })),
      levels: [...levels],
    }),

  me: ({ identity: { guest } }) => Promise.resolve({ guest: guest === null ? null : { name: guest.name } }),

  async setMe({ server, request, reply, identity, body }) {
    await renameAccount(server, identity, body.name);
    const guest = { ...(identity.guest ?? { id: server.deps.random(22) }), name: body.name };
    setCookie(request, reply, server.signing, guest);
    return { guest: { name: guest.name } };
  },

  async myTables({ server, identity }) {
    const rows = identity.guest === null ? [] : await server.deps.store.tablesOf(identity.guest.id, OWN_TABLES);
    return { tables: await listings(server, rows) };
  },

  ...noticeHandlers,
  ...restHandlers,

  async lobby({ server, query }) {
    const since = server.deps.time.now() - LOBBY_MS;
    return { tables: await listings(server, await server.deps.store.lobby(query.game ?? null, since, LOBBY_TABLES)) };
  },

  async create({ server, identity, body }) {
    const id = await createTable(server.deps, identity, body);
    return seated(server, await server.tables.open(id), identity);
  },

  async table({ server, id, identity }) {
    const table = await server.tables.openFresh(id);
    table.askedBy(viewerOf(table.state.roster, identity));
    return table.snapshot(identity, false);
  },

  async join({ server, id, identity, body }) {
    const table = await server.tables.openFresh(id);
    await roomCommands.join(table, identity, body.seat, body.rated);
    return seated(server, table, identity);
  },

  async claim({ server, id, identity, body }) {
    guestOf(identity);
    const table = await server.tables.openFresh(id);
    await roomCommands.claim(table, identity, readSeatToken(server.signing, id, body.token));
    await server.rests.moreTables(guestOf(identity).id);
    return seated(server, table, identity);
  },

  async link({ server, id, identity }) {
    const table = await server.tables.openFresh(id);
    seatedAt(table.state.roster, identity);
    return seated(server, table, identity);
  },

  async renewLink({ server, id, identity }) {
    const table = await server.tables.openFresh(id);
    const seat = await roomCommands.renewLink(table, identity);
    return { table: id, seat, token: server.signing.seatToken(id, seat, personAt(table.state.roster, seat)!.since) };
  },

  leave: (context) => run(context, (table) => roomCommands.leave(table, context.identity)),

  fill: (context) =>
    run(context, (table) =>
      roomCommands.fill(table, context.identity, context.seat, context.body.kind === 'bot' ? context.body.level : null),
    ),

  contribute: (context) =>
    run(context, (table) => roomCommands.contribute(table, context.identity, context.body.words)),

  look: (context) => run(context, (table) => roomCommands.colour(table, context.identity, context.body.look)),

  rename: (context) => run(context, (table) => roomCommands.rename(table, context.identity, context.body.name)),

  consent: (context) => run(context, (table) => roomCommands.consent(table, context.identity, context.body.agree)),

  unrate: (context) => run(context, (table) => roomCommands.unrate(table, context.identity)),

  start: (context) =>
    run(context, async (table) => {
      const { rests, deps } = context.server;
      const known = await rests.atStart(table.state.roster);
      return roomCommands.start(table, context.identity, (roster) => restsBySeat(roster, known, deps.time.now()));
    }),

  abandon: (context) =>
    run(context, (table) => roomCommands.abandon(table, context.server.deps, context.identity, context.body.agree)),

  takeOver: (context) =>
    run(context, (table) => roomCommands.takeOver(table, context.server.deps, context.identity, context.body.seat)),

  return: (context) => run(context, (table) => roomCommands.comeBack(table, context.server.deps, context.identity)),

  rematch: async ({ server, id, identity }) => ({
    table: await rematch(await server.tables.openFresh(id), server.deps, identity),
  }),

  async command(context) {
    const { server, id, identity, body } = context;
    return answered(context, await act(await server.tables.openFresh(id), server.deps, identity, body));
  },

  async undo(context) {
    const { server, id, identity, body } = context;
    return answered(context, await takeBack(await server.tables.openFresh(id), server.deps, identity, body));
  },

  async legal({ server, id, identity }) {
    const table = await server.tables.openFresh(id);
    const { state } = table;
    const seat = viewerOf(state.roster, identity);
    table.askedBy(seat);
    const decision = toAct(state) === null ? null : (state.progress?.decision ?? null);
    return { decision, seat, ...(legalFor(state, seat) ?? { actions: [], complete: true }) };
  },

  async talk({ server, id, identity, query }) {
    const table = await server.tables.open(id);
    return table.talk(viewerOf(table.state.roster, identity), query.after ?? -1);
  },

  async say({ server, id, identity, body }) {
    const table = await server.tables.openFresh(id);
    return table.say(viewerOf(table.state.roster, identity), {
      name: speakerName(table.state.roster, identity),
      ...body,
    });
  },

  async record({ server, id, identity }) {
    const table = await server.tables.openFresh(id);
    return { ...(await recordOf(table, server.deps, viewerOf(table.state.roster, identity))) };
  },

  share: async ({ server, body }) => ({ id: await keepRecord(server, body) }),

  sharedRecord: ({ server, id }) => sharedRecord(server, id),
};
