/** Handlers of the routes about invitations. */
import { DeniedError } from '../errors.ts';
import type { Context, Handlers } from '../http/context.ts';
import { guestOf, isHost, viewerOf } from '../table/identity.ts';
import type { Table } from '../table/table.ts';

/** The table, if it gathers and who asks is a player or the host. @throws {DeniedError} */
async function gatheringTable({ server, id, identity }: Context<'friends' | 'invite'>): Promise<Table> {
  const table = await server.tables.openFresh(id);
  const { roster } = table.state;
  if (viewerOf(roster, identity) === null && !isHost(roster, identity))
    throw new DeniedError('notSeated', 'only players may do this');
  if (roster.phase !== 'gathering') throw new DeniedError('notGathering', 'the game has started');
  return table;
}

type Route = 'friends' | 'invite' | 'invitations' | 'answerInvitation' | 'unblock';

export const invitationHandlers: Pick<Handlers, Route> = {
  async friends(context) {
    const { id } = guestOf(context.identity);
    return context.server.invitations.friends(await gatheringTable(context), id);
  },

  async invite(context) {
    const { id } = guestOf(context.identity);
    await context.server.invitations.invite(await gatheringTable(context), id, context.body);
    return {};
  },

  invitations: ({ server, identity }) => server.invitations.of(identity.guest?.id ?? null),

  async answerInvitation({ server, id: table, identity, body }) {
    const { id } = guestOf(identity);
    await server.invitations.answer(id, table, body.answer);
    return server.invitations.of(id);
  },

  async unblock({ server, identity, body }) {
    const { id } = guestOf(identity);
    await server.invitations.unblock(id, body.id);
    return server.invitations.of(id);
  },
};
