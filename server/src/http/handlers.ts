/** What each route does. */
import { games } from '@traque/engine';
import { levels } from '@traque/bots/core/brain';
import { act, type Answer as Acted, takeBack } from '../table/act.ts';
import * as affairs from '../table/affairs.ts';
import { found, rematch } from '../table/found.ts';
import { guestOf, type Identity, seatedAt, speakerName, viewerOf } from '../table/identity.ts';
import { legalFor, toAct } from '../table/moment.ts';
import { recordOf } from '../table/record.ts';
import { personAt } from '../table/room.ts';
import type { Table } from '../table/table.ts';
import type { Accepted, Refused } from '@traque/wire/play';
import type { Listing, Presence, Seated } from '@traque/wire/room';
import { nobody } from '../live/presence.ts';
import type { Listed } from '../store/store.ts';
import type { Context, Handlers, House } from './context.ts';
import { holding, setCookie } from './identify.ts';

const LOBBY_TABLES = 100;
const OWN_TABLES = 200;
/** Tables where nothing has happened for so long leave the lobby. */
const LOBBY_MS = 24 * 60 * 60 * 1000;

async function listings(house: House, rows: readonly Listed[]): Promise<Listing[]> {
  const { presence, log, metrics } = house.world;
  const present = async (table: string): Promise<Presence> => {
    try {
      return await presence.of(table);
    } catch (error) {
      metrics.errors.inc();
      log.error({ err: error }, 'reading who is connected failed');
      return nobody;
    }
  };
  return Promise.all(rows.map(async (row) => ({ ...row, presence: await present(row.room.id) })));
}

function seated({ signing }: House, table: Table, identity: Identity): Seated {
  const seat = viewerOf(table.folded.company, identity);
  const person = seat === null ? null : personAt(table.folded.company, seat);
  const token = seat === null || person === null ? null : signing.seatToken(table.id, seat, person.since);
  return { table: table.id, seat, token };
}

function answered({ reply }: Context<'command' | 'undo'>, answer: Acted): Accepted | Refused {
  if ('accepted' in answer) return answer.accepted;
  reply.code(409);
  return answer.refused;
}

/** An affair of the room: one entry, answered with its number. */
async function done({ house, id }: { house: House; id: string }, affair: (table: Table) => Promise<number>) {
  return { number: await affair(await house.hall.openFresh(id)) };
}

export const handlers: Handlers = {
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

  setMe({ house, request, reply, identity, body }) {
    const guest = { id: identity.guest?.id ?? house.world.random(22), name: body.name };
    setCookie(request, reply, house.signing, guest);
    return Promise.resolve({ guest: { name: guest.name } });
  },

  async myTables({ house, identity }) {
    const rows = identity.guest === null ? [] : await house.world.store.tablesOf(identity.guest.id, OWN_TABLES);
    return { tables: await listings(house, rows) };
  },

  async lobby({ house, query }) {
    const since = house.world.time.now() - LOBBY_MS;
    return { tables: await listings(house, await house.world.store.lobby(query.game ?? null, since, LOBBY_TABLES)) };
  },

  async create({ house, identity, body }) {
    const id = await found(house.world, identity, body);
    return seated(house, await house.hall.open(id), identity);
  },

  async table({ house, id, identity }) {
    const table = await house.hall.openFresh(id);
    table.saw(viewerOf(table.folded.company, identity));
    return table.snapshot(identity, false);
  },

  async join({ house, id, identity, body }) {
    const table = await house.hall.openFresh(id);
    await affairs.join(table, identity, body.seat);
    return seated(house, table, identity);
  },

  async claim({ house, id, identity, body }) {
    guestOf(identity);
    const table = await house.hall.openFresh(id);
    await affairs.claim(table, identity, holding(house.signing, id, body.token));
    return seated(house, table, identity);
  },

  async link({ house, id, identity }) {
    const table = await house.hall.openFresh(id);
    seatedAt(table.folded.company, identity);
    return seated(house, table, identity);
  },

  leave: (context) => done(context, (table) => affairs.leave(table, context.identity)),

  fill: (context) =>
    done(context, (table) =>
      affairs.fill(table, context.identity, context.seat, context.body.kind === 'bot' ? context.body.level : null),
    ),

  contribute: (context) => done(context, (table) => affairs.contribute(table, context.identity, context.body.words)),

  look: (context) => done(context, (table) => affairs.colour(table, context.identity, context.body.look)),

  start: (context) => done(context, (table) => affairs.start(table, context.identity)),

  abandon: (context) =>
    done(context, (table) => affairs.abandon(table, context.house.world, context.identity, context.body.agree)),

  takeOver: (context) =>
    done(context, (table) => affairs.takeOver(table, context.house.world, context.identity, context.body.seat)),

  return: (context) => done(context, (table) => affairs.comeBack(table, context.house.world, context.identity)),

  rematch: async ({ house, id, identity }) => ({
    table: await rematch(await house.hall.openFresh(id), house.world, identity),
  }),

  async command(context) {
    const { house, id, identity, body } = context;
    return answered(context, await act(await house.hall.openFresh(id), house.world, identity, body));
  },

  async undo(context) {
    const { house, id, identity, body } = context;
    return answered(context, await takeBack(await house.hall.openFresh(id), house.world, identity, body));
  },

  async legal({ house, id, identity }) {
    const table = await house.hall.openFresh(id);
    const { folded } = table;
    const seat = viewerOf(folded.company, identity);
    table.saw(seat);
    const decision = toAct(folded) === null ? null : (folded.play?.decision ?? null);
    return { decision, seat, ...(legalFor(folded, seat) ?? { actions: [], complete: true }) };
  },

  async talk({ house, id, identity, query }) {
    const table = await house.hall.open(id);
    return table.talk(viewerOf(table.folded.company, identity), query.after ?? -1);
  },

  async say({ house, id, identity, body }) {
    const table = await house.hall.openFresh(id);
    return table.say(viewerOf(table.folded.company, identity), {
      name: speakerName(table.folded.company, identity),
      ...body,
    });
  },

  async record({ house, id, identity }) {
    const table = await house.hall.openFresh(id);
    return { ...(await recordOf(table, house.world, viewerOf(table.folded.company, identity))) };
  },
};
