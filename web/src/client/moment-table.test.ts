import type { Action } from '@traque/engine/core/match';
import { expect, it } from 'vitest';
import { MomentTable } from './moment-table.ts';
import type { ReplayTable } from './replay.ts';
import type { Moment, Outcome, Roster, TableListener } from './table-client.ts';

const seat = (name: string) => ({ name, look: 0, kind: 'bot', level: 'easy' });
const replay = {
  game: 'chess',
  rules: 3,
  roster: () => ({ phase: 'over', seats: [seat('Ada'), seat('Bo')] }),
} as unknown as ReplayTable;
const moment = { number: 4, viewer: 1 } as unknown as Moment;

function listening(table: MomentTable) {
  const heard: { moment?: Moment | null; roster?: Roster } = {};
  const listener = {
    connection: () => undefined,
    roster: (roster: Roster) => (heard.roster = roster),
    reset: (told: Moment | null) => (heard.moment = told),
  } as unknown as TableListener;
  return { heard, stop: table.listen(listener) };
}

it('shows one moment, in which its seat may try what it likes', async () => {
  const tried: Action[] = [];
  const answer: Outcome = { kind: 'stale' };
  const table = new MomentTable(replay, 1, Promise.resolve({ moment, history: [] }), async (action) => {
    tried.push(action);
    return answer;
  });
  const { heard } = listening(table);
  await expect.poll(() => heard.moment).toBe(moment);
  expect(heard.roster!.phase).toBe('playing');
  expect(heard.roster!.seats.map(({ kind, level }) => [kind, level])).toEqual([
    ['bot', 'easy'],
    ['me', null],
  ]);
  expect(await table.act({ type: 'castle' })).toBe(answer);
  expect(tried).toEqual([{ type: 'castle' }]);
});

it('tells nothing to a room that was left', async () => {
  const opened = Promise.resolve({ moment, history: [] });
  const { heard, stop } = listening(new MomentTable(replay, 1, opened, async () => ({ kind: 'stale' })));
  stop();
  await opened;
  expect(heard.moment).toBeUndefined();
});
