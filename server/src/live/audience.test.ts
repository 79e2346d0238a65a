import { expect, it } from 'vitest';
import { games } from '@traque/engine';
import { fold, open } from '../table/fold.ts';
import { Audience, type Listener } from './audience.ts';
import type { OutboundMessage } from './websocket/outbound-message.ts';

/** A started table, with the number of views that were made of it, and of parts of them. */
function countedTable() {
  const views = { made: 0, own: 0 };
  const real = games[0]!;
  const game: typeof real = {
    ...real,
    viewWith(state, values) {
      views.made++;
      return real.viewWith!(state, values);
    },
    ownValues(state, viewer) {
      views.own++;
      return real.ownValues!(state, viewer);
    },
  };
  const seats = [0, 1].map((seat) => ({ kind: 'person' as const, name: `P${seat}`, owners: [`guest ${seat}`] }));
  const created = {
    kind: 'created' as const,
    game: game.name,
    rules: game.version,
    options: {},
    visibility: 'private' as const,
    clock: null,
    seats,
    host: { guest: 'guest 0', name: 'P0' },
    secret: 'secret',
    previous: null,
  };
  const gathered = open('table', game, { number: 0, at: 0, logged: created });
  const { state } = fold(gathered, { number: 1, at: 1, logged: { kind: 'started' } });
  const match = state.progress!.match;
  const seat = game.toAct(match.state)!;
  const [action] = game.legal(match.state).actions;
  return { views, folded: fold(state, { number: 2, at: 2, logged: { kind: 'action', seat, action: action! } }) };
}

it('a move is seen and written once for all who see the same, however many they are', () => {
  const { views, folded } = countedTable();
  const audience = new Audience();
  const got: OutboundMessage[] = [];
  const delivery = { legal: false, brief: true, grown: false };
  const listener = (viewer: number | null): void => {
    const connection = { send: (message: OutboundMessage) => got.push(message), close: () => undefined };
    const added: Listener = { connection, identity: { guest: null, holds: null }, delivery, viewer: undefined };
    audience.add(added);
    audience.welcome(added, viewer);
  };
  for (let i = 0; i < 50; i++) listener(null);
  listener(0);
  listener(0);
  audience.sendUpdate(folded.foldedEntry, folded.state);
  expect(got).toHaveLength(52);
  expect(new Set(got).size, 'one message for the watchers, one for both devices of the player').toBe(2);
  expect(views, 'what all see is made once, and what only some see once for these').toEqual({ made: 1, own: 2 });
});

it('who moved and who is to move are told at once, all others a little later', () => {
  const { folded } = countedTable();
  const { logged } = folded.foldedEntry.entry;
  const mover = logged.kind === 'action' ? logged.seat : null;
  const toAct = folded.state.game.toAct(folded.state.progress!.match.state);
  const audience = new Audience();
  const told: [viewer: number | null, canWait: boolean | undefined][] = [];
  for (const viewer of [null, 0, 1]) {
    const send = (_message: OutboundMessage, _number?: number, canWait?: boolean) => told.push([viewer, canWait]);
    const delivery = { legal: false, brief: true, grown: false };
    const connection = { send, close: () => undefined };
    const added: Listener = { connection, identity: { guest: null, holds: null }, delivery, viewer: undefined };
    audience.add(added);
    audience.welcome(added, viewer);
  }
  audience.sendUpdate(folded.foldedEntry, folded.state);
  expect(told).toEqual([null, 0, 1].map((viewer) => [viewer, viewer !== mover && viewer !== toAct]));
  expect(told[0], 'a watcher').toEqual([null, true]);
});
