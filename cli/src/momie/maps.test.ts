/** `traque maps` as a person meets it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { characters, generateMap } from '@traque/engine/momie/map-generate';
import { mapProblems } from '@traque/engine/momie/map-problems';
import { parseMap, textOf } from '@traque/engine/momie/map-text';
import { afterAll, describe, expect, it } from 'vitest';
import { traque } from '../testing.ts';
import { UsageError } from '../usage-error.ts';
import { characterNames } from './command.ts';
import { readNamedMap } from './read-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'traque-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const sound = generateMap({ seed: 'sound', character: 'small' });
const changed = (change: (map: { cells: Record<string, string[]>; treasures: Record<string, string> }) => void) => {
  const map = structuredClone(sound) as never;
  change(map);
  return JSON.stringify(map);
};

it('the command line knows the characters of the generator', () => {
  expect(characterNames).toEqual(characters);
});

describe('traque maps generate', () => {
  it('prints the map of a seed, as the engine makes it', async () => {
    const args = ['maps', 'generate', '--character', 'wide', '--seed', 'nile', '--symmetric'];
    const { status, out, err } = await traque(args);
    expect([status, err]).toEqual([0, '']);
    expect(parseMap(out)).toEqual(generateMap({ seed: 'nile', character: 'wide', symmetric: true }));
    const lines = (await traque([...args, '--json', '--count', '2'])).out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      ['nile 0', 'nile 1'].map((seed) => ({ seed, map: generateMap({ seed, character: 'wide', symmetric: true }) })),
    );
  });
});

describe('traque maps generate, with a style', () => {
  it('takes loops and spread as given', async () => {
    const style = ['--loops', '0.02', '--spread', '1'];
    const { out } = await traque(['maps', 'generate', '--character', 'small', '--seed', 'style', ...style]);
    expect(parseMap(out)).toEqual(
      generateMap({ seed: 'style', character: 'small', style: { loops: 0.02, spread: 1 } }),
    );
    expect(parseMap(out)).not.toEqual(generateMap({ seed: 'style', character: 'small', style: { loops: 0.02 } }));
  });
});

describe('traque maps check', () => {
  it('finds nothing wrong with ours, drawn or as JSON', async () => {
    const drawn = file('drawn.txt', `${textOf(sound)}\n`);
    const json = file('json.json', JSON.stringify({ name: 'Chéops II', map: sound }));
    const { status, out } = await traque(['maps', 'check', 'ramses', drawn, json]);
    expect(status).toBe(0);
    for (const name of ['ramses', 'drawn', 'Chéops II']) expect(out).toContain(`${name}: no problem`);
    expect(out).toMatch(/\d+ cells, \d\.\d+ loops per cell, \d+ dead ends, \d+ choke points/);
  });

  it('tells every problem with its clause', async () => {
    const swapped = file(
      'swapped.json',
      changed(({ treasures }) => {
        [treasures['red-1'], treasures['blue-1']] = [treasures['blue-1']!, treasures['red-1']!];
      }),
    );
    const { status, out } = await traque(['maps', 'check', swapped]);
    expect(status).toBe(1);
    expect(out).toMatch(/ - MO-2: red-1 on \d+,\d+ does not lie nearer to its own colour/);
    const asJson = JSON.parse((await traque(['maps', 'check', '--json', swapped])).out) as { problems: unknown };
    expect(asJson.problems).toEqual(mapProblems(JSON.parse(readFileSync(swapped, 'utf8')) as never));
  });

  const bad: readonly (readonly [string, string, RegExp])[] = [
    [
      'a million cells',
      JSON.stringify({ cells: Object.fromEntries(cellNames(1_000_000)) }),
      /bytes; a map has at most/,
    ],
    ['too many cells', JSON.stringify({ ...sound, cells: Object.fromEntries(cellNames(300)) }), /must be at most 250/],
    ['unconnected', changed(({ cells }) => (cells['40,0'] = [])), /40,0: cannot be reached/],
    ['wrong counts', changed(({ treasures }) => delete treasures['red-1']), /must be 5 red ones, there are 4/],
    ['markup', JSON.stringify({ name: '<b onclick=x>', map: sound }), /name: must be 1 to 40 letters/],
    ['a name too long', JSON.stringify({ name: 'a'.repeat(41), map: sound }), /name: must be 1 to 40 letters/],
    ['cut off', JSON.stringify(sound).slice(0, 500), /is no JSON/],
    ['no drawing', 'nothing', /needs one S/],
    ['empty', '', /needs one S/],
    ['nested without end', `{"cells":${'['.repeat(9000)}${']'.repeat(9000)}}`, /nested too deeply/],
  ];
  it.each(bad)('says what is wrong with a file: %s', (name, content, says) => {
    const path = file(`${name.replaceAll(' ', '-')}.json`, content);
    expect(() => readNamedMap(path)).toThrow(UsageError);
    expect(() => readNamedMap(path)).toThrow(says);
  });

  it('without a stack trace', async () => {
    const { status, err } = await traque([
      'maps',
      'check',
      file(
        'wrong.json',
        changed(({ cells }) => (cells['40,0'] = [])),
      ),
    ]);
    expect(status).toBe(2);
    expect(err).toMatch(/wrong\.json: options\.map\.cells\.40,0: cannot be reached/);
    expect(err).not.toMatch(/^\s+at |unexpected/m);
  });

  it('names the maps there are', async () => {
    const { status, err } = await traque(['maps', 'check', 'atlantis']);
    expect([status, err]).toEqual([2, expect.stringMatching(/neither a map of ours \(ramses, .*\) nor a file/)]);
  });
});

function* cellNames(count: number): Generator<readonly [string, readonly string[]]> {
  for (let x = 0; x < count; x++) yield [`${x % 9999},${Math.floor(x / 9999)}`, []];
}

describe('traque maps measure', () => {
  it('plays with every number of players, also with restricted bots, and goes on from the outcomes it kept', async () => {
    const state = join(folder, 'games.jsonl');
    const map = file('measured.txt', textOf(sound));
    const measure = (...args: string[]) =>
      traque(['maps', 'measure', map, '--level', 'easy', '--threads', '1', '--state', state, '--json', ...args]);
    const { status, out } = await measure('--games', '1', '--restricted');
    expect(status).toBe(0);
    const { rows } = JSON.parse(out) as { rows: { players: number; restriction: string | null; errors: number }[] };
    expect(rows.filter(({ restriction }) => restriction === null).map(({ players }) => players)).toEqual([2, 3, 4, 5]);
    expect(new Set(rows.map(({ restriction }) => restriction))).toEqual(
      new Set([null, 'never interrupts', 'is greedy', 'never rolls again', 'never frees']),
    );
    expect(rows.every(({ errors }) => errors === 0)).toBe(true);
    // What was kept is believed and not played again.
    const lines = readFileSync(state, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(5 * 4);
    writeFileSync(
      state,
      lines.map((line) => `${JSON.stringify({ ...(JSON.parse(line) as object), winners: [0] })}\n`).join(''),
    );
    const again = JSON.parse((await measure('--games', '2', '--players', '2')).out) as { rows: { mummy: number }[] };
    expect(again.rows[0]!.mummy).toBeGreaterThanOrEqual(1);
    expect(readFileSync(state, 'utf8').trimEnd().split('\n')).toHaveLength(5 * 4 + 1);
  });

  it.each([
    [['--level', 'genius'], /is no bot/],
    [['--players', '2,7'], /numbers from 2 to 5/],
    [['--games', '0'], /whole number/],
  ])('says what is wrong with %j', async (args, says) => {
    const { status, err } = await traque(['maps', 'measure', 'ramses', ...args]);
    expect([status, err]).toEqual([2, expect.stringMatching(says)]);
  });
});

describe('traque maps search', () => {
  it('ends with the maps it kept, and repeats from its state without playing', async () => {
    const state = join(folder, 'search.jsonl');
    const out = join(folder, 'found');
    const search = () =>
      traque(
        `maps search -c small -l easy -n 2 -g 1 -k 1 --generations 2 -t 1 -s test -f ${state} -o ${out}`.split(' '),
      );
    const first = await search();
    expect(first.status).toBe(0);
    expect(first.err).toMatch(/generation 1, 1 maps, \d games a cell/);
    const games = readFileSync(state, 'utf8');
    const again = await search();
    expect(again.out).toBe(first.out);
    expect(readFileSync(state, 'utf8')).toBe(games);
    const [found] = readdirSync(out);
    expect(mapProblems(parseMap(readFileSync(join(out, found!), 'utf8')))).toEqual([]);
  });
});
