import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { type Match, type Outcome, readEntrant, schedule } from './contest.ts';
import { report } from './report.ts';

const bin = fileURLToPath(new URL('../../bin/traque.js', import.meta.url));
const traque = (...args: string[]) => spawnSync(process.execPath, [bin, 'tournament', ...args], { encoding: 'utf8' });
const maamut = gameNamed('maamut')!;
const bots = (text: string) => text.split(',').map(readEntrant);

describe('what is played', () => {
  it('every bot alone among each other one, once in every seat, all on the same seeds', () => {
    const matches = schedule(maamut, 3, bots('easy,random'), 2, 's', {});
    expect(matches).toHaveLength(2 * 2 * 3);
    expect(new Set(matches.map(({ key }) => key)).size).toBe(matches.length);
    expect(matches.filter(({ block }) => block === 0).every(({ seed }) => seed === 's 0')).toBe(true);
    for (const { seats, seat, one } of matches) {
      expect(seats.filter(({ level }) => level === one)).toHaveLength(1);
      expect(seats[seat]!.level).toBe(one);
    }
  });

  it('with two seats a pairing is played in both seats and not twice', () => {
    expect(schedule(maamut, 2, bots('hard:50,normal,easy'), 5, 's', {})).toHaveLength(3 * 5 * 2);
  });
});

describe('what it says', () => {
  const outcome = (match: Match, winners: number[]): Outcome => ({
    key: match.key,
    winners,
    reason: 'trap',
    actions: 10,
    speed: match.seats.map(() => 100),
    errors: match.seats.map((_, seat) => (seat === match.seat ? 1 : 0)),
  });

  it('rates, intervals over blocks, ratings in order, errors apart from losses', () => {
    const matches = schedule(maamut, 2, bots('easy,random'), 40, 's', {});
    // easy wins all of three blocks in four, and half of the fourth.
    const played = matches.map((m) => [m, outcome(m, [m.block % 4 === 0 ? 0 : m.seat])] as const);
    const { payoff, ratings, errors, seats } = report('maamut', 2, played);
    expect(payoff).toHaveLength(1);
    expect(payoff[0]!.rate).toBeCloseTo(0.875);
    expect(payoff[0]!.interval[0]).toBeGreaterThan(0.75);
    expect(payoff[0]!.interval[0]).toBeLessThan(0.875);
    expect(payoff[0]!.interval[1]).toBeGreaterThan(0.875);
    expect(ratings.map(({ bot }) => bot)).toEqual(['easy', 'random']);
    expect(errors).toEqual({ easy: 80, random: 0 });
    expect(seats[0]!.rate).toBeCloseTo(0.625);
  });

  it('a shared victory counts in part', () => {
    const matches = schedule(maamut, 2, bots('easy,random'), 1, 's', {});
    const { payoff } = report(
      'maamut',
      2,
      matches.map((m) => [m, outcome(m, [0, 1])] as const),
    );
    expect(payoff[0]!.rate).toBe(0.5);
  });
});

describe('traque tournament', () => {
  const args = ['maamut', '--bots', 'easy,random', '--players', '2', '--blocks', '2', '--threads', '1', '--json'];

  it('keeps outcomes, goes on where it was broken off, and draws', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
    const file = join(folder, 'games.jsonl');
    const svg = join(folder, 'table.svg');
    const whole = traque(...args, '--file', file, '--svg', svg);
    expect(whole.stderr).toBe('');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(readFileSync(svg, 'utf8')).toContain('among random');
    // Two outcomes are lost and one is cut off in the middle; one that stayed is marked, to see that it is not played again.
    const marked = { ...(JSON.parse(lines[0]!) as Outcome), actions: 123_456 };
    writeFileSync(file, `${JSON.stringify(marked)}\n${lines[1]!.slice(0, 20)}`);
    const again = traque(...args, '--file', file);
    const kept = readFileSync(file, 'utf8');
    expect(kept).toContain('123456');
    const payoff = (text: string) => (JSON.parse(text) as { reports: { payoff: unknown }[] }).reports[0]!.payoff;
    expect(payoff(again.stdout)).toEqual(payoff(whole.stdout));
  });

  it.each([
    [['chess'], 'there is no game "chess"'],
    [['maamut', '--bots', 'genius'], '"genius" is no bot'],
    [['maamut', '--players', '7'], 'maamut is for 2 to 4 players, not 7'],
    [['momie', '--options', '{"map":"louvre"}'], 'options.map'],
    [['momie', '--options', 'map'], '--options must be a JSON object'],
  ])('%j: %s', (wrong, message) => {
    const { status, stderr } = traque(...wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
