/** A browser's tables without a page, for tests. */
import { think } from '@traque/bots';
import type { Viewer } from '@traque/engine/core/game';
import { expect } from 'vitest';
import type { LocalSeat, LocalSetup, StoredTable } from '../local-setup.ts';
import type { LocalMessage } from './local-news.ts';
import { localTables } from './local-tables.ts';
import { memoryDb } from './table-db.ts';

/** The tables of one worker, and what they send to the page; the same database again is the same browser after a reload. */
export function browser(database = memoryDb<StoredTable>(), announce: (id: string) => void = () => undefined) {
  let secrets = 0;
  let clock = 1000;
  const sent: LocalMessage[] = [];
  const tables = localTables({
    database: Promise.resolve(database),
    think: async (request) => think({ ...request, level: 'random' }),
    send: (_id, message) => void sent.push(message),
    announce,
    now: () => clock++,
    secret: () => `${secrets++}${'0123456789abcdef'.repeat(2)}`,
  });
  /** What a viewer is welcomed with. */
  async function look(id: string, viewer: Viewer, lastSeen: number | null = null) {
    await tables.hello(id, viewer, lastSeen);
    tables.goodbye(id);
    const welcome = sent.pop();
    if (welcome?.type !== 'welcome') throw new Error('no welcome');
    return welcome;
  }
  async function legalOf(id: string, seat: number) {
    const { moment } = await look(id, seat);
    return moment.legal!.actions;
  }
  /** Everybody does the first thing allowed, `turns` times or until the game is over. */
  async function playOn(id: string, turns = Infinity): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      const { over, toAct, number } = await tables.info(id);
      if (over) return;
      const [action] = await legalOf(id, toAct!);
      expect(await tables.act(id, toAct!, number, action)).toEqual(done);
    }
  }
  return { tables, database, sent, look, legalOf, playOn };
}

export const done = { kind: 'done' };
export const person = (look: number): LocalSeat => ({ kind: look === 0 ? 'me' : 'here', name: `P${look}`, look });
export const bot = (look: number): LocalSeat => ({ kind: 'bot', name: `B${look}`, look, level: 'random' });
export const setupOf =
  (game: string, options: LocalSetup['options']) =>
  (...seats: LocalSeat[]): LocalSetup => ({ game, options, seats });

export async function untilPerson({ tables }: ReturnType<typeof browser>, id: string) {
  for (;;) {
    const info = await tables.info(id);
    if (info.over || (info.toAct !== null && info.setup.seats[info.toAct]!.kind !== 'bot')) return info;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
