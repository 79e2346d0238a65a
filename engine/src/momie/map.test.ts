import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import { mazeOf, NONE } from './map.ts';
import { distances, readMap } from './map-check.ts';
import { houseMap } from './map-house.ts';
import { parseMap, textOf } from './map-text.ts';
import { mapNamed, mapNames } from './maps.ts';
import type { Cell, PyramidMap } from './protocol.ts';
import { reach } from './reach.ts';
import { distancesIn } from './distances.ts';

const amenophis = mapNamed('amenophis')!;
/** The map as anybody could change it. */
interface Loose {
  cells: Record<string, string[]>;
  start: string;
  dungeon: string;
  treasures: Record<string, string>;
}
const changed = (change: (map: Loose) => void): PyramidMap => {
  const map = structuredClone(amenophis) as unknown as Loose;
  change(map);
  return map;
};

describe('drawn maps', () => {
  it('MO-1: cells joined by passages or parted by walls, stairs and dungeon that can only be left', () => {
    const map = parseMap(`
      +---+---+---+
      | r   . | b |
      +   +---+   +
      | S | D   . |
      +---+---+---+`);
    expect(map).toEqual({
      cells: { '0,0': ['1,0'], '1,0': ['0,0'], '2,0': ['2,1'], '0,1': ['0,0'], '1,1': ['2,1'], '2,1': ['2,0'] },
      start: '0,1',
      dungeon: '1,1',
      treasures: { 'red-1': '0,0', 'blue-1': '2,0' },
    });
  });

  it('a map that is drawn and read again is the same', () => {
    for (const name of mapNames) {
      const map = mapNamed(name)!;
      expect(parseMap(textOf(map))).toEqual(map);
    }
  });

  it.each([
    ['| . |\n+---+', /one S/],
    ['+---+---+\n| S   D   \n+---+---+', /stone/],
  ])('a slip of the pen is found: %j', (drawing, message) => {
    expect(() => parseMap(drawing)).toThrow(message);
  });
});

describe.each(mapNames)('the map %s', (name) => {
  const map = mapNamed(name)!;
  const ordinary = Object.keys(map.cells).filter((cell) => cell !== map.start && cell !== map.dungeon);
  const maze = mazeOf(map);
  const steps = (from: Cell, to: Cell): number =>
    distancesIn(maze)[maze.index.get(from)! * maze.size + maze.index.get(to)!]!;

  it('MO-1: 23 treasures, each on its own cell: 5 red, 5 blue, 5 white, 4 green, 4 yellow', () => {
    const count = (colour: string): number => Object.keys(map.treasures).filter((t) => t.startsWith(colour)).length;
    expect(['red', 'blue', 'white', 'green', 'yellow'].map(count)).toEqual([5, 5, 5, 4, 4]);
    expect(new Set(Object.values(map.treasures)).size).toBe(23);
    expect(Object.values(map.treasures).every((cell) => ordinary.includes(cell))).toBe(true);
  });

  it('MO-2: each treasure is nearer to one of its own colour than to any of another', () => {
    for (const [treasure, cell] of Object.entries(map.treasures)) {
      const nearest = (own: boolean): number =>
        Math.min(
          ...Object.entries(map.treasures)
            .filter(([other]) => other !== treasure && (other.split('-')[0] === treasure.split('-')[0]) === own)
            .map(([, at]) => steps(cell, at)),
        );
      expect(nearest(true), treasure).toBeLessThan(nearest(false));
    }
  });

  it('MO-2: stairs and dungeon side by side at the bottom, two exits of the dungeon, dead ends, passages both ways', () => {
    const [startX, startY] = map.start.split(',').map(Number) as [number, number];
    const [dungeonX, dungeonY] = map.dungeon.split(',').map(Number) as [number, number];
    expect([Math.abs(startX - dungeonX), startY - dungeonY]).toEqual([1, 0]);
    expect(startY).toBe(Math.max(...ordinary.map((cell) => Number(cell.split(',')[1]))));
    expect(map.cells[map.dungeon]).toHaveLength(2);
    expect(ordinary.filter((cell) => map.cells[cell]!.length === 1).length).toBeGreaterThan(2);
    for (const cell of ordinary) for (const to of map.cells[cell]!) expect(map.cells[to]).toContain(cell);
    for (const exits of Object.values(map.cells)) {
      expect(exits).not.toContain(map.start);
      expect(exits).not.toContain(map.dungeon);
    }
  });

  it('has 50 to 110 cells', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(50);
    expect(ordinary.length).toBeLessThanOrEqual(110);
  });

  it('MO-31: the tables agree with walking it step by step', () => {
    const chance = new FastChance(`${name} walks`);
    const walk = (from: Cell, n: number, mummy: Cell): Set<Cell> =>
      n === 0
        ? new Set([from])
        : new Set(map.cells[from]!.filter((to) => to !== mummy).flatMap((to) => [...walk(to, n - 1, mummy)]));
    for (let i = 0; i < 400; i++) {
      const from = chance.below(maze.size);
      const near = reach(maze, NONE, from).ends[1 + chance.below(4)]!;
      const mummy = near[chance.below(near.length)]!;
      for (let n = 1; n <= 4; n++) {
        const found = Array.from(reach(maze, mummy, from).ends[n]!, (cell) => maze.names[cell]!).sort();
        expect(found).toEqual([...walk(maze.names[from]!, n, maze.names[mummy]!)].sort());
      }
    }
  });
});

describe('the validator of our own maps', () => {
  const house = (map: PyramidMap) => () => houseMap('test', textOf(map));
  const link = (map: Loose, a: string, b: string): void => {
    map.cells[a]!.push(b);
    map.cells[b]!.push(a);
  };
  const part = (map: Loose, a: string, b: string): void => {
    map.cells[a] = map.cells[a]!.filter((cell) => cell !== b);
    map.cells[b] = map.cells[b]!.filter((cell) => cell !== a);
  };

  it('MO-2: takes ours', () => {
    expect(house(amenophis)).not.toThrow();
  });

  it('MO-2: regions', () => {
    const swapped = changed((map) => {
      [map.treasures['red-1'], map.treasures['green-4']] = [map.treasures['green-4']!, map.treasures['red-1']!];
    });
    expect(house(swapped)).toThrow(/nearer to its own colour/);
  });

  it('MO-2: exactly two exits of the dungeon', () => {
    expect(house(changed((map) => map.cells[map.dungeon]!.pop()))).toThrow(/two exits/);
  });

  it('MO-2: stairs and dungeon side by side at the bottom', () => {
    const moved = changed((map) => {
      const [from, to] = [map.start, '0,8'];
      const exits = map.cells[to]!;
      for (const exit of exits) map.cells[exit] = map.cells[exit]!.filter((cell) => cell !== to);
      map.cells[from] = ['7,8'];
      map.cells['7,8']!.push(from);
      map.start = to;
      const treasure = Object.keys(map.treasures).find((name) => map.treasures[name] === to)!;
      map.treasures[treasure] = from;
    });
    expect(house(moved)).toThrow(/side by side/);
  });

  it('MO-2: a pyramid has no gaps and widens downwards', () => {
    expect(() => houseMap('test', textOf(changed((map) => (map.cells['8,-1'] = []))))).toThrow();
    const topHeavy = changed((map) => {
      map.cells['7,0'] = [];
      link(map, '7,0', '8,0');
    });
    expect(house(topHeavy)).not.toThrow();
    const wide = changed((map) => {
      for (const [cell, beside] of [
        ['7,0', '8,0'],
        ['6,0', '7,0'],
      ] as const) {
        map.cells[cell] = [];
        link(map, cell, beside);
      }
    });
    expect(house(wide)).toThrow(/narrower/);
  });

  it('one mummy cannot close the pyramid', () => {
    const crossings = Object.keys(amenophis.cells).filter(
      (cell) => cell.startsWith('8,') && amenophis.cells[cell]!.includes(`9,${cell.split(',')[1]}`),
    );
    // As many of them closed as can be, the cells still all within reach.
    const narrow = crossings.reduce(
      (map, cell) => {
        const closed = structuredClone(map);
        part(closed, cell, `9,${cell.split(',')[1]}`);
        return distances(closed, '8,0').size === Object.keys(closed.cells).length - 2 ? closed : map;
      },
      changed(() => {}) as Loose,
    );
    expect(house(narrow)).toThrow(/cuts the pyramid apart|every way/);
  });
});

describe('maps from outside', () => {
  const read = (map: unknown) => () => momie.create(3, { map }, new FastChance('outside'));

  it('takes any sound map, pyramid or not', () => {
    expect(read(changed((map) => map.cells[map.dungeon]!.pop()))).not.toThrow();
  });

  it('equal maps share their tables', () => {
    expect(readMap('map', structuredClone(amenophis))).toBe(readMap('map', structuredClone(amenophis)));
    expect(readMap('map', readMap('map', amenophis))).toBe(readMap('map', structuredClone(amenophis)));
    expect(mazeOf(structuredClone(amenophis))).toBe(mazeOf(structuredClone(amenophis)));
  });

  it('a map that has been checked cannot be changed afterwards', () => {
    const map = readMap('map', structuredClone(amenophis)) as unknown as Loose;
    expect(() => map.cells['8,0']!.push('8,-1')).toThrow(TypeError);
    expect(() => (map.treasures['red-1'] = '8,0')).toThrow(TypeError);
    expect(() => (map.cells['8,-1'] = [])).toThrow(TypeError);
    expect(() => (map.start = '8,0')).toThrow(TypeError);
  });

  it.each<[string, (map: Loose) => void, RegExp]>([
    ['MO-1: a treasure too few', (map) => delete map.treasures['red-1'], /5 red ones, there are 4/],
    ['MO-1: a colour nobody knows', (map) => (map.treasures['pink-1'] = '8,0'), /colour/],
    ['MO-1: two treasures on one cell', (map) => (map.treasures['red-1'] = map.treasures['red-2']!), /another/],
    ['MO-1: a treasure in the dungeon', (map) => (map.treasures['red-1'] = map.dungeon), /entered/],
    ['a treasure nowhere', (map) => (map.treasures['red-1'] = '99,9'), /entered/],
    ['no start', (map) => (map.start = '99,9'), /start/],
    ['start and dungeon in one', (map) => (map.dungeon = map.start), /dungeon/],
    ['a passage into the dungeon', (map) => map.cells['9,7']!.push(map.dungeon), /nobody enters/],
    ['a passage to nowhere', (map) => map.cells['8,0']!.push('8,-1'), /no cell/],
    ['a passage through the air', (map) => map.cells['8,0']!.push('0,8'), /beside/],
    ['a one-way passage', (map) => (map.cells['8,0'] = map.cells['8,0']!.slice(1)), /leads back/],
    ['a passage twice', (map) => map.cells['8,0']!.push(map.cells['8,0']![0]!), /twice/],
    ['a start without exit', (map) => (map.cells[map.start] = []), /exit/],
    ['a cell with a strange name', (map) => (map.cells['a,b'] = []), /named/],
    ['a cell that cannot be reached', (map) => (map.cells['50,50'] = []), /cannot be reached/],
    ['a list of numbers', (map) => (map.cells['8,0'] = [1] as never), /list of cells/],
    ['no cells', (map) => delete (map as Partial<Loose>).cells, /cells/],
  ])('%s', (_, change, message) => {
    expect(read(changed(change))).toThrow(message);
  });

  it('more cells than fit on a screen', () => {
    expect(
      read(
        changed((map) => {
          for (let x = 100; x < 600; x++) map.cells[`${x},0`] = [];
        }),
      ),
    ).toThrow(/at most/);
  });
});

it('a map that is nested without end is malformed', () => {
  const nested: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  expect(() => readMap('map', nested)).toThrow('map: is nested too deeply');
  expect(() => readMap('map', { ...amenophis, extra: nested })).toThrow('map: is nested too deeply');
});
