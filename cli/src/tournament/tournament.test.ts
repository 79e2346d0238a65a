import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@traque/engine';
import { describe, expect, it, vi } from 'vitest';
import { type Match, mixed, nameOf, type Outcome, readEntrants, schedule } from './contest.ts';
import { report } from './report.ts';

const bin = fileURLToPath(new URL('../../bin/traque.js', import.meta.url));
const traque = (...args: string[]) => spawnSync(process.execPath, [bin, 'tournament', ...args], { encoding: 'utf8' });
const maamut = gameNamed('maamut')!;
const bots = readEntrants;
const terms = (players: number, blocks: number) => ({ game: maamut, players, blocks, seed: 's', options: {} });

describe('what is played', () => {
  it('every bot alone among each other one, once in every seat, all on the same seeds', () => {
    const matches = schedule(terms(3, 2), bots('easy,random'));
    expect(matches).toHaveLength(2 * 2 * 3);
    expect(new Set(matches.map(({ key }) => key)).size).toBe(matches.length);
    expect(matches.filter(({ block }) => block === 0).every(({ seed }) => seed === 's 0')).toBe(true);
    for (const { seats, measured } of matches) {
      const [{ one, seat }] = measured as [Match['measured'][number]];
      expect(seats.filter(({ level }) => level === one)).toHaveLength(1);
      expect(seats[seat]!.level).toBe(one);
    }
  });

  it('with two seats a pairing is played in both seats and not twice', () => {
    expect(schedule(terms(2, 5), bots('hard:50,normal,easy'))).toHaveLength(3 * 5 * 2);
  });
});

describe('mixed tables', () => {
  it('everybody sits at each table, once in every seat a block', () => {
    const matches = mixed(terms(4, 2), bots('hard:50x2,normal,easy,random'));
    expect(matches).toHaveLength(2 * 4);
    expect(new Set(matches.map(({ key }) => key)).size).toBe(matches.length);
    for (let seat = 0; seat < 4; seat++)
      expect(new Set(matches.slice(0, 4).map(({ seats }) => nameOf(seats[seat]!))).size).toBe(4);
    expect(nameOf(matches[0]!.seats[0]!)).toBe('hard:50x2');
  });

  it('are told bot by bot', () => {
    const matches = mixed(terms(3, 10), bots('normal,easy,random'));
    const winner = (match: Match) => match.measured.find(({ one }) => one === 'easy')!.seat;
    const { payoff, ratings } = report(
      'maamut',
      3,
      matches.map((match) => [match, outcome(match, [winner(match)])] as const),
    );
    expect(payoff.map(({ one, others, rate, games }) => [one, others, rate, games])).toEqual([
      ['normal', 'all', 0, 30],
      ['easy', 'all', 1, 30],
      ['random', 'all', 0, 30],
    ]);
    expect(ratings[0]!.bot).toBe('easy');
  });
});

const outcome = (match: Match, winners: number[]): Outcome => ({
  key: match.key,
  winners,
  reason: 'trap',
  actions: 10,
  speed: match.seats.map(() => 100),
  failed: match.seats.map((_, seat) => (seat === match.measured[0]!.seat ? 1 : 0)),
  late: match.seats.map((_, seat) => (seat === match.measured[0]!.seat ? 0 : 3)),
});

describe('what it says', () => {
  it('rates, intervals over blocks, ratings in order, failures and delays apart from losses', () => {
    const matches = schedule(terms(2, 40), bots('easy,random'));
    // easy wins all of three blocks in four, and half of the fourth.
    const played = matches.map((m) => [m, outcome(m, [m.block % 4 === 0 ? 0 : m.measured[0]!.seat])] as const);
    const { payoff, ratings, failed, late, seats } = report('maamut', 2, played);
    expect(payoff).toHaveLength(1);
    expect(payoff[0]!.rate).toBeCloseTo(0.875);
    expect(payoff[0]!.interval[0]).toBeGreaterThan(0.75);
    expect(payoff[0]!.interval[0]).toBeLessThan(0.875);
    expect(payoff[0]!.interval[1]).toBeGreaterThan(0.875);
    expect(ratings.map(({ bot }) => bot)).toEqual(['easy', 'random']);
    expect(failed).toEqual({ easy: 80, random: 0 });
    expect(late).toEqual({ easy: 0, random: 240 });
    expect(seats[0]!.rate).toBeCloseTo(0.625);
  });

  it('a few games that all went one way prove little', () => {
    const matches = schedule(terms(2, 3), bots('easy,random'));
    const { payoff } = report(
      'maamut',
      2,
      matches.map((m) => [m, outcome(m, [m.measured[0]!.seat])] as const),
    );
    expect(payoff[0]!.interval[0]).toBeLessThan(0.7);
    expect(payoff[0]!.interval[1]).toBe(1);
  });

  it('results less luck stand beside the raw ones, with the variance saved', () => {
    const matches = schedule(terms(2, 40), bots('easy,random'));
    // Every other block is won by luck alone: without it each game is worth a half.
    const lucky = (m: Match): Outcome => {
      const { seat } = m.measured[0]!;
      const won = m.block % 2 === 0;
      const luck = [0, 1].map((each) => ((each === seat) === won ? 0.4 : -0.4));
      return { ...outcome(m, [won ? seat : 1 - seat]), luck };
    };
    const played = matches.map((m) => [m, lucky(m)] as const);
    const { payoff } = report('maamut', 2, played);
    const { adjusted, rate } = payoff[0]!;
    expect(rate).toBeCloseTo(0.5);
    expect(adjusted!.rate).toBeCloseTo(0.5);
    expect(adjusted!.varianceSaved).toBeCloseTo(1 - (0.1 / 0.5) ** 2);
    expect(adjusted!.interval[1] - adjusted!.interval[0]).toBeLessThan(0.1);
    // One game without its luck: nothing is said.
    const old = played.map(([m], i) => [m, i === 0 ? outcome(m, [0]) : lucky(m)] as const);
    expect(report('maamut', 2, old).payoff[0]!.adjusted).toBeNull();
  });

  it('a shared victory counts in part', () => {
    const matches = schedule(terms(2, 1), bots('easy,random'));
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
    expect(readFileSync(svg, 'utf8')).toContain('>random</text>');
    // Two outcomes are lost and one is cut off in the middle; one that stayed is marked, to see that it is not played again.
    const marked = { ...(JSON.parse(lines[0]!) as Outcome), actions: 123_456 };
    writeFileSync(file, `${JSON.stringify(marked)}\n${lines[1]!.slice(0, 20)}`);
    const again = traque(...args, '--file', file);
    const kept = readFileSync(file, 'utf8');
    expect(kept).toContain('123456');
    const { luck } = JSON.parse(lines[0]!) as Outcome;
    expect(luck).toHaveLength(2);
    expect(luck!.some((each) => each !== 0)).toBe(true);
    const payoff = (text: string) => (JSON.parse(text) as { reports: { payoff: unknown }[] }).reports[0]!.payoff;
    expect(payoff(again.stdout)).toEqual(payoff(whole.stdout));
  });

  it('interrupted with Ctrl-C it says how to continue', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tournament-')), 'games.jsonl');
    const command = ['tournament', 'maamut', '-b', 'hard:40,easy', '-p', '2', '-n', '500', '-t', '1', '-f', file];
    const child = spawn(process.execPath, [bin, ...command], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise((resolve) => child.on('close', resolve));
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 30_000 });
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(said).toMatch(/interrupted after \d+ of 1000 games; the same command continues from .*games\.jsonl/);
  });

  it('the plain search is an opponent too', () => {
    const { stdout, stderr } = traque('maamut', '-b', 'random,plain:8', '-p', '2', '-n', '1', '-t', '1', '--no-luck');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/random among plain:8 /);
    expect(stdout).toMatch(/simulations a second: .*plain:8 [1-9]/);
    expect(stdout).toMatch(/illegal or failed choices: random 0, plain:8 0/);
  });

  it('two threads, all at one table', () => {
    const { stdout, stderr } = traque('maamut', '-b', 'hard:20x2,random', '-p', '3', '-n', '1', '--mixed');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/hard:20x2 among all/);
    expect(stdout).toMatch(/without luck +-?[\d.]+ % .* variance saved +-?[\d.]+ %/);
    expect(stdout).toMatch(/illegal or failed choices: hard:20x2 0, random 0/);
  });

  it.each([
    [['chess'], 'there is no game "chess"'],
    [['maamut', '--bots', 'genius'], '"genius" is no bot'],
    [['maamut', '--bots', 'hard:0'], '"hard:0" is no bot'],
    [['maamut', '--bots', 'plain:300x2'], 'plain thinks in one thread'],
    [['momie', '--bots', 'decisive:300,normal'], 'there is no decisive search for momie'],
    [['maamut', '--bots', 'easy:50'], 'only hard thinks for a given time'],
    [['maamut', '--bots', 'easy,hard,easy'], 'easy is listed twice'],
    [['maamut', '--players', '2', '--mixed', '--bots', 'easy,normal,random'], 'takes 2 to 2 bots, not 3'],
    [['maamut', '--players', '7'], 'maamut is for 2 to 4 players, not 7'],
    [['momie', '--options', '{"map":"louvre"}'], 'options.map'],
    [['momie', '--options', 'map'], '--options must be a JSON object'],
  ])('%j: %s', (wrong, message) => {
    const { status, stderr } = traque(...wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
