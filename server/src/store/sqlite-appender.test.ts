import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Appends, Appender } from './sqlite-appender.ts';
import type { Append } from './store.ts';

const move = (table: string): Append => ({
  table,
  entry: { number: 1, at: 0, logged: { kind: 'undone', seat: 0, id: 'x' } },
  index: { toAct: 0 },
});

/** An appender whose commits end when they are told to, and what has happened. */
function observed() {
  const happened: string[] = [];
  const ends: ((conflicts: readonly number[] | Error) => void)[] = [];
  const commit = ({ moves, groups }: Appends): Promise<readonly number[]> => {
    const tables = [...moves.filter((_, i) => i % 8 === 0), ...groups.map((group) => group.map(({ table }) => table))];
    happened.push(`commit ${tables.join(' ')}`);
    return new Promise((resolve, reject) => ends.push((end) => (end instanceof Error ? reject(end) : resolve(end))));
  };
  const appender = new Appender(commit, (count) => happened.push(`committed ${count}`));
  const append = (...tables: string[]): void =>
    void appender.append(tables.map(move)).then(
      (outcome) => happened.push(`${tables.join('+')} ${outcome}`),
      (error: Error) => happened.push(`${tables.join('+')} ${error.message}`),
    );
  return { happened, ends, appender, append };
}

it('commits at once what has come in one turn, and then together what came meanwhile, before anybody is told', async () => {
  const { happened, ends, append } = observed();
  append('a');
  append('b');
  await turn();
  expect(happened).toEqual(['commit a b']);
  append('c');
  await turn();
  append('d', 'e');
  expect(happened).toEqual(['commit a b']);
  ends[0]!([]);
  await turn();
  await turn();
  expect(happened.slice(1)).toEqual(['committed 2', 'commit c d,e', 'a stored', 'b stored']);
  ends[1]!([1]);
  await turn();
  await turn();
  expect(happened.slice(5)).toEqual(['committed 2', 'c stored', 'd+e conflict']);
});

it('takes commands into the next commit that were read in the turn in which the last one ended', async () => {
  const { happened, ends, append } = observed();
  append('a');
  await turn();
  ends[0]!([]);
  await Promise.resolve();
  append('b');
  await turn();
  await turn();
  expect(happened).toEqual(['commit a', 'committed 1', 'commit b', 'a stored']);
});

it('tells those of a failed commit, and goes on', async () => {
  const { happened, ends, append } = observed();
  append('a');
  await turn();
  append('b');
  ends[0]!(new Error('the disk is full'));
  await turn();
  await turn();
  expect(happened).toEqual(['commit a', 'commit b', 'a the disk is full']);
});

it('closes when what waits is stored, and accepts nothing more', async () => {
  const { happened, ends, append, appender } = observed();
  append('a');
  const closed = appender.close().then(() => happened.push('closed'));
  append('b');
  await turn();
  expect(happened).toEqual(['b the database is closed', 'commit a']);
  ends[0]!([]);
  await closed;
  expect(happened.slice(2).toSorted()).toEqual(['a stored', 'closed', 'committed 1']);
});
