import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import { characters, generateMap } from './map-generate.ts';
import { houseMap } from './map-house.ts';
import { coordinates } from './map.ts';
import { parseMap, textOf } from './map-text.ts';
import type { Cell, PyramidMap } from './protocol.ts';

const SEEDS = 60;

function bounds(map: PyramidMap) {
  const cells = Object.keys(map.cells);
  return {
    cells: cells.length,
    width: Math.max(...cells.map((cell) => coordinates(cell)[0])) + 1,
    height: Math.max(...cells.map((cell) => coordinates(cell)[1])) + 1,
  };
}

describe.each(characters)('generated maps: %s', (character) => {
  it.each([false, true])('MO-1, MO-2: all pass the checks of our own maps (symmetric: %s)', (symmetric) => {
    for (let i = 0; i < SEEDS; i++) {
      const map = generateMap({ seed: `${i}`, character, symmetric });
      const text = textOf(map);
      expect(() => houseMap('generated', text)).not.toThrow();
      // Drawn and read again it is the same to the byte, for its digest names it.
      expect(JSON.stringify(parseMap(text))).toBe(JSON.stringify(map));
    }
  });

  it('the same seed gives the same map, another seed another', () => {
    const make = (seed: string): string => textOf(generateMap({ seed, character }));
    expect(make('a')).toBe(make('a'));
    expect(new Set(Array.from({ length: 20 }, (_, i) => make(`${i}`))).size).toBe(20);
  });

  it('a game begins on one with every number of players', () => {
    const map = generateMap({ seed: 'game', character });
    for (let players = 2; players <= 5; players++)
      expect(momie.view(momie.create(players, { map }, new FastChance('game')), null).map).toEqual(map);
  });
});

it('characters differ: small ones have fewer cells, wide ones are wider for their height', () => {
  const of = (character: (typeof characters)[number]) =>
    Array.from({ length: 30 }, (_, i) => bounds(generateMap({ seed: `${i}`, character })));
  expect(Math.max(...of('small').map(({ cells }) => cells))).toBeLessThan(
    Math.min(...of('classic').map(({ cells }) => cells)),
  );
  expect(Math.max(...of('classic').map(({ width, height }) => width / height))).toBeLessThan(
    Math.min(...of('wide').map(({ width, height }) => width / height)),
  );
});

it('symmetric: walls are the same left and right, red mirrors blue, green mirrors yellow', () => {
  for (let i = 0; i < 30; i++) {
    const map = generateMap({ seed: `${i}`, character: 'classic', symmetric: true });
    const { width } = bounds(map);
    const mirror = (cell: Cell): Cell => {
      const [x, y] = coordinates(cell);
      return `${width - 1 - x},${y}`;
    };
    for (const [cell, exits] of Object.entries(map.cells))
      expect(new Set(map.cells[mirror(cell)])).toEqual(new Set(exits.map(mirror)));
    const cellsOf = (colour: string): Cell[] =>
      Object.entries(map.treasures).flatMap(([treasure, cell]) => (treasure.startsWith(colour) ? [cell] : []));
    expect(new Set(cellsOf('blue'))).toEqual(new Set(cellsOf('red').map(mirror)));
    expect(new Set(cellsOf('yellow'))).toEqual(new Set(cellsOf('green').map(mirror)));
  }
});

it('a style that allows no map ends after a limited number of tries', () => {
  expect(() => generateMap({ seed: 'a', character: 'small', style: { rows: [2, 2] } })).toThrow(RangeError);
});
