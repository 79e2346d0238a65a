/** The list of a guest's tables: what it waits for, how much time is left, how it ended. */
import { expect, it } from 'vitest';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

it('says when the clock runs out, and whose action was the last', async () => {
  const { address } = await testServer();
  const table = await startedTable(address, ['person', 'person'], { clock: 86_400 });
  const { moment } = await table.host.ask('table', { id: table.id });
  const first = moment!.view.toAct!;
  const listed = async () => (await table.host.ask('myTables')).tables[0]!;
  expect(await listed()).toMatchObject({ toAct: first, deadline: moment!.deadline, last: { kind: 'started' } });
  await playOne(table, 0);
  const after = await listed();
  expect(after.last).toEqual({ kind: 'action', seat: first });
  expect(after.deadline).toBeGreaterThan(Date.now());
  // Nothing of the action itself.
  expect(JSON.stringify(after)).not.toContain('place');
});

it('says who won a game that is over, in the list and at the table', async () => {
  const { address } = await testServer();
  const table = await startedTable(address, ['person', 'person']);
  let now = await table.host.ask('table', { id: table.id });
  expect(now.room.winners).toBeUndefined();
  for (let move = 0; now.room.phase === 'playing'; move++) now = await playOne(table, move * 7);
  const { winners } = now.moment!.view.result!;
  expect(now.room.winners).toEqual(winners);
  expect((await table.host.ask('myTables')).tables[0]!.room).toMatchObject({ phase: 'over', winners });
});
