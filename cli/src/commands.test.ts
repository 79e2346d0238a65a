/** The commands as a person meets them. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { traque } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'traque-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

describe('traque', () => {
  it('explains itself', async () => {
    const { status, out } = await traque(['--help']);
    expect(status).toBe(0);
    for (const word of ['engine', 'simulate', 'verify', 'Examples']) expect(out).toContain(word);
  });

  it.each(['engine', 'simulate', 'verify'])('explains %s with examples', async (command) => {
    const { status, out } = await traque([command, '--help']);
    expect(status).toBe(0);
    expect(out).toContain(`$ ${command === 'engine' ? 'echo' : `traque ${command}`}`);
  });

  it.each([
    [['simulat'], /Did you mean simulate/],
    [['simulate', 'chess'], /no game "chess"; there are maamut/],
    [['simulate', 'maamut', '--players', '7'], /2 to 4 players, not 7/],
    [['simulate', 'maamut', '--games', 'many'], /whole number/],
    [['simulate', 'maamut', '--games', '1', '--trace', '/nowhere/at/all'], /cannot write/],
    [['verify'], /file/],
    [['verify', 'missing.json'], /missing\.json cannot be read/],
  ])('says what is wrong with %j, without a stack trace', async (args, says) => {
    const { status, err } = await traque(args);
    expect(status).toBe(2);
    expect(err).toMatch(says);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('traque simulate', () => {
  it('tells lengths, results and how often each seat won; same seed, same words', async () => {
    const args = ['simulate', 'maamut', '--games', '20', '--seed', 'spring'];
    const { status, out, err } = await traque(args);
    expect([status, err]).toEqual([0, '']);
    for (const players of [2, 3, 4]) expect(out).toContain(`${players} players, 20 games`);
    expect(out).toMatch(/actions {3}mean [\d.]+, median \d+/);
    expect(out).toMatch(/seat 0 wins +[\d.]+ % +\[ *[\d.]+ %, +[\d.]+ %\]/);
    expect((await traque(args)).out).toBe(out);
    expect((await traque(['simulate', 'maamut', '--games', '20', '--seed', 'autumn'])).out).not.toBe(out);
  });

  it('gives JSON that adds up', async () => {
    const { out } = await traque(['simulate', 'maamut', '--players', '3', '--games', '30', '--json']);
    const { summaries, seed } = JSON.parse(out) as {
      seed: string;
      summaries: {
        games: number;
        reasons: Record<string, { games: number }>;
        seats: { games: number }[];
        unfinished: number;
      }[];
    };
    expect(seed).toMatch(/^[0-9a-f]{12}$/);
    const [summary] = summaries;
    const won = summary!.seats.reduce((sum, { games }) => sum + games, 0);
    expect(won).toBe(summary!.reasons['trap']?.games ?? 0);
    expect(Object.values(summary!.reasons).reduce((sum, { games }) => sum + games, 0) + summary!.unfinished).toBe(30);
  });

  it('writes records that verify, and verify tells a forged one', async () => {
    const trace = file('games.jsonl');
    await traque(['simulate', 'maamut', '--players', '2', '--games', '3', '--seed', 'trace', '--trace', trace]);
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    const sound = await traque(['verify', trace]);
    expect(sound.status).toBe(0);
    expect(sound.out.match(/result, commitment and every draw fit/g)).toHaveLength(3);

    const forged = { ...(JSON.parse(lines[0]!) as object), commit: '00' };
    writeFileSync(file('forged.json'), JSON.stringify(forged, null, 2));
    writeFileSync(file('mixed.jsonl'), `${lines[1]}\nnonsense\n${lines[2]}\n`);
    const found = await traque(['verify', file('forged.json'), file('mixed.jsonl')]);
    expect(found.status).toBe(1);
    expect(found.out).toMatch(/forged\.json: does not fit\n {2}- the secret does not fit the commitment/);
    expect(found.out).toMatch(/mixed\.jsonl:2: does not fit\n {2}- this is no record/);
    const asJson = await traque(['verify', '--json', trace]);
    expect(
      asJson.out
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { ok: boolean }).ok),
    ).toEqual([true, true, true]);
  });

  it('verifies records of every release, and says which were begun with what this program does not have', async () => {
    const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');
    const files = globSync(['records/*.json', 'released/*/records/*.json'], { cwd: fixtures });
    const released = await traque(['verify', ...files.map((path) => join(fixtures, path))]);
    expect(released.out.match(/every draw fit/g)).toHaveLength(files.length);
    expect(released.status).toBe(0);

    const record = JSON.parse(readFileSync(join(fixtures, 'records', 'momie-2.json'), 'utf8')) as object;
    writeFileSync(file('other.json'), JSON.stringify({ ...record, data: '00' }));
    const other = await traque(['verify', file('other.json')]);
    expect(other.status).toBe(1);
    expect(other.out).toMatch(/other\.json: does not fit\n {2}- begun with another map .*: SHA-256 00 is recorded/);
  });

  it('says no more than that a file holds no JSON', async () => {
    writeFileSync(file('noise'), 'x\ny\n');
    const { status, err } = await traque(['verify', file('noise')]);
    expect([status, err]).toEqual([2, `traque: ${file('noise')} holds no JSON\n`]);
  });
});
