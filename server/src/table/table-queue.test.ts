import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testServer } from '../testing/serve.ts';
import { gatheredTable } from '../testing/table.ts';

it('work at a table runs one at a time and in its order, also when some of it fails', async () => {
  const { address, context } = await testServer();
  const { id } = await gatheredTable(address, ['person', 'person']);
  const table = await context.tables.open(id);
  const happened: string[] = [];
  const work = (name: string, fails = false) =>
    table
      .run(async () => {
        happened.push(`${name} begins`);
        await turn();
        happened.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      })
      .then(
        (done) => happened.push(`${done} done`),
        (error: Error) => happened.push(`${error.message} failed`),
      );
  const first = work('a', true);
  expect(happened, 'nothing else is in the queue').toEqual(['a begins']);
  const others = [work('b'), work('c', true)];
  // While one ends and the next has not begun, it is still their turn.
  const late = first.then(() => work('d'));
  await Promise.all([...others, late]);
  expect(happened.filter((line) => !/done|failed/.test(line))).toEqual(
    ['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(happened.filter((line) => /done|failed/.test(line))).toEqual(['a failed', 'b done', 'c failed', 'd done']);
  expect(table.idleSince(Infinity), 'the queue is empty').toBe(true);
});
