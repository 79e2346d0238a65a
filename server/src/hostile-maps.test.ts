/** Maps and tile sets of one's own come from strangers: the server refuses bad ones in time, and nothing has changed. */
import { mapNamed } from '@traque/engine/momie/maps';
import { tileSet } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { testServer } from './testing/serve.ts';

const good = mapNamed('ramses')!;
const house = tileSet('house')!;
const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

/** A grid without walls, in which every cell leads to its neighbours. */
function grid(wide: number, high: number): Record<string, string[]> {
  const cells: Record<string, string[]> = {};
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      cells[`${x},${y}`] = [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ]
        .filter(([a, b]) => a! >= 0 && a! < wide && b! >= 0 && b! < high)
        .map(([a, b]) => `${a},${b}`);
  return cells;
}

const { 'red-1': one, ...fewer } = good.treasures;
const nested = (deep: number): unknown => (deep === 0 ? [] : [nested(deep - 1)]);

const hostile: readonly (readonly [string, unknown])[] = [
  ['a number', 7],
  ['an empty map', {}],
  ['a name that is no map', '<b>ramses</b>'],
  ['an island', { ...good, cells: { ...good.cells, '90,90': [] } }],
  ['a passage to nowhere', { ...good, cells: { ...good.cells, '8,0': ['8,-1'] } }],
  ['stairs that do not exist', { ...good, start: '99,99' }],
  ['a treasure too few', { ...good, treasures: fewer }],
  ['a treasure too many', { ...good, treasures: { ...good.treasures, 'red-6': '8,1' } }],
  ['two treasures on a cell', { ...good, treasures: { ...good.treasures, 'red-2': one } }],
  ['a cell named by markup', { ...good, cells: { ...good.cells, '<img src=x onerror=alert(1)>': [] } }],
  ['a treasure named by markup', { ...good, treasures: { ...fewer, '<script>-1': one } }],
  ['too many cells', { ...good, cells: grid(30, 9) }],
  ['an exit named a thousand times', { ...good, cells: { ...good.cells, '8,8': Array(1000).fill('7,8') } }],
  ['lists in lists', { ...good, cells: nested(500) }],
  ['more than an option may hold', { ...good, cells: grid(40, 40) }],
];

describe('a map of one’s own', () => {
  it('is refused with a typed error if it is bad, and changes nothing; a good one is played on', async () => {
    const { address } = await testServer({ messageBytes: 200_000 });
    const client = await Client.named(address, 'Ann');
    for (const [what, map] of hostile) {
      const before = performance.now();
      const denied = await client.denied('create', {}, { game: 'momie', seats, options: { map } });
      expect(denied, what).toEqual([422, 'badOptions']);
      expect(performance.now() - before, what).toBeLessThan(1000);
    }
    const { table } = await client.ask('create', {}, { game: 'momie', seats: [...seats], options: { map: good } });
    const { tables } = await client.ask('myTables');
    expect(tables.map(({ room }) => room.id)).toEqual([table]);
  });

  it('of ten thousand cells is not even read', async () => {
    const { address } = await testServer();
    const client = await Client.named(address, 'Ann');
    const map = { ...good, cells: grid(100, 100) };
    expect(await client.denied('create', {}, { game: 'momie', seats, options: { map } })).toEqual([413, 'tooLarge']);
  });
});

it('a tile set that is bad is refused with a typed error, and one that is good is played with', async () => {
  const { address } = await testServer();
  const client = await Client.named(address, 'Ann');
  const without = house.filter(({ sides }) => !sides.includes('hare'));
  for (const tiles of [
    [],
    {},
    '<b>house</b>',
    without,
    [...house, { sides: ['axe', 'hide'], count: 1 }],
    [...house.slice(1), { sides: ['?', '?'], count: house[0]!.count }],
    [{ sides: ['axe', '<img>'], count: 31 }],
    [{ sides: ['axe', 'hide'], count: 1e9 }],
    Array.from({ length: 500 }, () => ({ sides: ['axe', 'hide'], count: 1 })),
  ])
    expect(await client.denied('create', {}, { game: 'mammut', seats, options: { tiles } })).toEqual([
      422,
      'badOptions',
    ]);
  await client.ask('create', {}, { game: 'mammut', seats: [...seats], options: { tiles: house } });
});
