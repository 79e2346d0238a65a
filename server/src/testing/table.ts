/** Creates tables for tests. */
import type { Level } from '@traque/bots/core/brain';
import { games } from '@traque/engine';
import type { Snapshot } from '@traque/wire/play';
import type { CreateTable } from '@traque/wire/room';
import { Client } from './client.ts';

export interface TestTable {
  readonly id: string;
  /** By seat; null where a bot sits. */
  readonly players: readonly (Client | null)[];
  readonly host: Client;
}

type SeatKinds = readonly ('person' | Level)[];

/** A table of named guests and bots, started. The first seat is the host's. */
export async function startedTable(
  address: string,
  kinds: SeatKinds,
  input: Partial<CreateTable> = {},
): Promise<TestTable> {
  const table = await gatheredTable(address, kinds, input);
  await table.host.ask('start', { id: table.id });
  return table;
}

export async function gatheredTable(
  address: string,
  kinds: SeatKinds,
  input: Partial<CreateTable> = {},
): Promise<TestTable> {
  const players = await Promise.all(
    kinds.map((kind, seat) => (kind === 'person' ? Client.named(address, `Player ${seat}`) : Promise.resolve(null))),
  );
  const host = players[0] ?? (await Client.named(address, 'Host'));
  const { table: id } = await host.ask(
    'create',
    {},
    {
      game: games[0]!.name,
      seats: kinds.map((kind, seat): CreateTable['seats'][number] => {
        if (kind !== 'person') return { kind: 'bot', level: kind };
        return seat === 0 ? { kind: 'me' } : { kind: 'open' };
      }),
      ...input,
    },
  );
  for (const [seat, player] of players.entries())
    if (seat > 0 && player !== null) await player.ask('join', { id }, { seat });
  return { id, players, host };
}

/** The player to act takes one of their legal actions over HTTP; `pick` is its index. */
export async function playOne(table: TestTable, pick: number, as = table.players): Promise<Snapshot> {
  const before = await table.host.ask('table', { id: table.id });
  const { decision, view } = before.moment!;
  if (decision === null) return before;
  const player = as[view.toAct!]!;
  const { actions } = await player.ask('legal', { id: table.id });
  await player.ask(
    'command',
    { id: table.id },
    {
      id: `p${decision}`,
      decision,
      action: actions[pick % actions.length]!,
    },
  );
  return table.host.ask('table', { id: table.id });
}
