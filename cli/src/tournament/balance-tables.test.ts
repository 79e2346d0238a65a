import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@traque/engine';
import { mapNames } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { balanceMatches, page, section, share, tables } from './balance-tables.ts';
import type { Outcome } from './contest.ts';

describe('BALANCE.md', () => {
  it('has every game with every number of players, Momie on every map that tables are offered, Mâamut with each beginner', () => {
    expect(
      tables.flatMap(({ game, players, options }) => (game === 'maamut' ? [[options['begins'], players]] : [])),
    ).toEqual([
      [undefined, 2],
      [undefined, 3],
      [undefined, 4],
      ['next', 2],
      ['next', 3],
      ['next', 4],
    ]);
    expect(
      tables.flatMap(({ game, players, options }) =>
        game === 'momie' ? [`${String(options['map'])} ${players}`] : [],
      ),
    ).toEqual(mapNames.flatMap((name) => [2, 3, 4, 5].map((players) => `${name} ${players}`)));
    expect(new Set(tables.map(({ game }) => game))).toEqual(new Set(games.map(({ name }) => name)));
  });

  it('tells sides in Momie', () => {
    const table = tables.find(({ game, players }) => game === 'momie' && players === 3)!;
    const matches = balanceMatches(table, 10, 50, 'test');
    const outcomes = new Map<string, Outcome>(
      matches.map(({ key }, i) => [
        key,
        {
          key,
          winners: [i < 4 ? 0 : 2],
          reason: 'tokens',
          actions: 50 + i,
          speed: [],
          failed: [0, i === 0 ? 1 : 0, 0],
          late: [0, 0, 2],
        },
      ]),
    );
    const row = section('momie', matches, outcomes, 'note').split('\n').at(-1);
    expect(row).toBe(`| ramses | 3 | 10 | ${share(4, 10)} | ${share(6, 10)} | 55 | 1 |`);
  });

  it('keeps the chapters that were not played again', () => {
    const first = page(
      new Map([
        ['maamut', '## Mâamut\n\nold'],
        ['momie', '## La Malédiction de la Momie\n\nold'],
      ]),
      '',
    );
    const second = page(new Map([['momie', '## La Malédiction de la Momie\n\nnew']]), first);
    expect(second).toBe(first.replace(/old\n$/, 'new\n'));
    const other = '## Something else\n\nwritten by hand\n';
    expect(page(new Map(), `${second}\n${other}`)).toBe(`${second}\n${other}`);
  });
});

describe('npm run balance', () => {
  it('plays every table, writes the file, and goes on from outcomes it kept', () => {
    const folder = mkdtempSync(join(tmpdir(), 'balance-'));
    const [file, outcomes] = [join(folder, 'BALANCE.md'), join(folder, 'games.jsonl')];
    const script = fileURLToPath(new URL('balance.ts', import.meta.url));
    const balance = (games: number) =>
      spawnSync(
        process.execPath,
        [script, '--only', 'maamut', '--ms', '1', '--games', String(games), '--file', file, '--outcomes', outcomes],
        { encoding: 'utf8' },
      );
    expect(balance(1).stdout).toContain('6 games');
    const lines = readFileSync(outcomes, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(6);
    // What was kept is believed: a game that nobody won appears as such.
    const kept = lines.map((line) => ({ ...(JSON.parse(line) as Outcome), winners: [], actions: 4321 }));
    writeFileSync(outcomes, kept.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''));
    expect(balance(1).status).toBe(0);
    expect(readFileSync(file, 'utf8').match(/4321/g)).toHaveLength(6);
    expect(balance(2).stdout).toContain('12 games');
    expect(readFileSync(outcomes, 'utf8').trim().split('\n')).toHaveLength(12);
  });
});
