import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { traque } from '../testing.ts';
import type { Report } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'traque-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = join(import.meta.dirname, '../../../fixtures/records/maamut-2.json');
const record = JSON.parse(readFileSync(fixture, 'utf8')) as { actions: unknown[]; seats: unknown[]; secret: string };

function written(name: string, contents: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(contents));
  return file;
}

const parsed = (out: string) => JSON.parse(out) as Report & { readonly record: string };

describe('traque analyse', () => {
  it('gives the bill as JSON, which adds up, twice the same', async () => {
    const args = ['analyse', fixture, '--json', '--bill'];
    const { status, out, err } = await traque(args);
    expect([status, err]).toEqual([0, '']);
    const { seats, chances, actions } = parsed(out);
    expect(chances).toHaveLength(actions + 1);
    for (const { account } of seats) {
      const { prior, luck, slips, unseen, others, result } = account!;
      expect(Math.abs(prior + luck - slips + unseen + others - result)).toBeLessThan(1e-9);
    }
    expect((await traque(args)).out).toBe(out);
  });

  it('puts the own seat first and judges its moves alone', async () => {
    const { out } = await traque(['analyse', fixture, '--json', '--bill', '--seat', '1']);
    const { seats } = parsed(out);
    expect(seats.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(seats.map(({ account }) => account === null)).toEqual([false, true]);
    expect(seats[1]!.slips).toEqual([]);
  });

  it('tells it in words: moments, slips with the better action, and whether there is a bill', async () => {
    const { status, out } = await traque(['analyse', fixture]);
    expect(status).toBe(0);
    expect(out).toContain(`maamut, 2 players, ${record.actions.length} actions`);
    expect(out).toMatch(/luckiest: +(the set-up|action \d+) \(\+\d/);
    expect(out).toMatch(/action \d+: (inaccuracy|mistake|blunder), [\d.]+ points\n +played \{.*\n +better \{/);
    expect(out).toContain('No bill of luck and slips');
    expect(out).toMatch(/so little is luck with this number of players \([\d.]+ % of all swings\)/);
    const { out: withBill } = await traque(['analyse', fixture, '--bill']);
    expect(withBill).toMatch(/before +luck +slips +unseen +others +result\n +seat 0/);
  });

  it.each([
    [
      'broken.json',
      { ...record, actions: record.actions.slice(1) },
      /does not fit: action 1.* refused by MA-\d+: [A-Z]/,
    ],
    ['foreign.json', { chess: true }, /does not fit: traque: must be 1: this is no record/],
    ['running.json', { ...record, actions: record.actions.slice(0, 5), result: null }, /the game is not over/],
    ['secret.json', { ...record, secret: undefined }, /secret: is missing/],
  ])('says why it cannot analyse %s', async (name, contents, says) => {
    const { status, out, err } = await traque(['analyse', written(name, contents)]);
    expect([status, err]).toEqual([1, '']);
    expect(out).toMatch(says);
  });

  it('analyses the other files, whatever is wrong with one of them', async () => {
    const broken = written('first.json', { chess: true });
    writeFileSync(join(folder, 'text.json'), 'no JSON');
    const files = [broken, join(folder, 'text.json'), join(folder, 'missing.json'), fixture];
    const { status, out, err } = await traque(['analyse', '--json', '--seat', '0', ...files]);
    expect(status).toBe(2);
    expect(err).toMatch(/text\.json holds no JSON\n.*missing\.json cannot be read/);
    const lines = out.trim().split('\n').map(parsed);
    expect(lines.map(({ record: name }) => name)).toEqual([broken, fixture]);
    expect(lines[1]!.noBill).toMatchObject({ kind: 'littleLuck' });
  });

  it('says that there is no such seat or file', async () => {
    const { status, out } = await traque(['analyse', fixture, '--seat', '4']);
    expect(status).toBe(1);
    expect(out).toContain('there is no seat 4');
    const missing = await traque(['analyse', join(folder, 'missing.json')]);
    expect(missing.status).toBe(2);
    expect(missing.err).toContain('cannot be read');
  });
});
