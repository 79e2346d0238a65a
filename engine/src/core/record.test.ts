/** Records of real games: played again, shown to those who may see a part of them, and checked. */
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../index.ts';
import type { Viewer } from './game.ts';
import { recordFor } from './redacted-record.ts';
import { replay, Unplayable } from './record.ts';
import { settings } from './testing/games.ts';
import { playedRecord as played, runningRecord } from './testing/records.ts';
import { readRecord, verify } from './verify.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(settings.map(({ game, players }) => [game.name, players, game] as const))(
  '%s, %i players',
  (_name, players, game) => {
    const record = played(game, players);

    it('a sound record has no problems, also after its way through JSON', () => {
      expect(verify(json(record), gameNamed)).toEqual([]);
    });

    it('says how often something was taken back with hindsight, also to a viewer of the running game', () => {
      const practised = { ...runningRecord(game, players, 7), practice: 2 };
      expect(readRecord(json(practised), gameNamed).practice).toBe(2);
      expect(recordFor(practised, 0, game)).toMatchObject({ practice: 2 });
      expect(readRecord(json(record), gameNamed)).not.toHaveProperty('practice');
      expect(() => readRecord({ ...(json(record) as object), practice: 0 }, gameNamed)).toThrow(/practice/);
    });

    it('an unfinished record is sound too', () => {
      expect(verify(json(runningRecord(game, players, 7)), gameNamed)).toEqual([]);
    });

    it('a replay yields the set-up and every action with its events', () => {
      const steps = [...replay(record, game)];
      expect(steps.map(({ match }) => match.actions)).toEqual(
        Array.from({ length: record.actions.length + 1 }, (_, i) => i),
      );
      expect(steps.slice(1).every(({ events }) => events.length > 0)).toBe(true);
      expect(game.result(steps.at(-1)!.match.state)).toEqual(record.result);
    });

    it('another secret does not fit the commitment', () => {
      expect(verify({ ...record, secret: 'another' }, gameNamed).map(({ kind }) => kind)).toContain('commit');
    });

    it('another contribution changes the draws', () => {
      const problems = verify({ ...record, contributions: ['sun', ...record.contributions!.slice(1)] }, gameNamed);
      expect(problems).toHaveLength(1);
      expect(['refused', 'result']).toContain(problems[0]!.kind);
    });

    it('an action out of turn is found, with its number and clause', () => {
      const [first, ...rest] = record.actions;
      const forged = { ...record, actions: [{ ...first!, seat: (first!.seat + 1) % players }, ...rest] };
      expect(verify(forged, gameNamed)).toMatchObject([
        { kind: 'refused', index: 1, refusal: { rule: `${game.clausePrefix}-0` } },
      ]);
      expect(() => [...replay(forged, game)]).toThrow(Unplayable);
    });

    it('actions left out at the end, or added after it, do not fit', () => {
      expect(verify({ ...record, actions: record.actions.slice(0, -1) }, gameNamed)).toMatchObject([
        { kind: 'result', found: null },
      ]);
      const more = { ...record, actions: [...record.actions, record.actions.at(-1)!] };
      expect(verify(more, gameNamed)).toMatchObject([{ kind: 'refused', index: more.actions.length }]);
    });

    it('another result is found', () => {
      const result = { ...record.result!, winners: [0, 1] };
      expect(verify({ ...record, result }, gameNamed)).toEqual([
        { kind: 'result', recorded: result, found: record.result },
      ]);
    });

    it('another version of the rules is said', () => {
      expect(verify({ ...record, rules: 999 }, gameNamed)).toEqual([
        { kind: 'rules', recorded: 999, known: game.version },
      ]);
    });

    it('of a running game a viewer gets no secret and each action as they were shown it; of one that is over, all', () => {
      const running = runningRecord(game, players, 15);
      const viewers: Viewer[] = [null, ...running.seats.keys()];
      for (const viewer of viewers) {
        const partial = recordFor(running, viewer, game);
        expect(JSON.stringify(partial)).not.toContain(running.secret);
        expect(partial).toMatchObject({ for: viewer, commit: running.commit, result: null });
        expect(partial.actions.map(({ seat, at, action }) => [seat, at, action.type])).toEqual(
          running.actions.map(({ seat, at, action }) => [seat, at, action.type]),
        );
        for (const [i, { seat, action }] of running.actions.entries())
          if (seat === viewer) expect(partial.actions[i]!.action).toEqual(action);
        expect(verify(json(partial), gameNamed)).toMatchObject([
          { kind: 'malformed', problem: expect.stringContaining('secret') },
        ]);
        expect(recordFor(record, viewer, game)).toBe(record);
      }
    });
  },
);

it.each([
  [null, /object/],
  [[], /object/],
  [{}, /traque/],
  [{ traque: 2 }, /traque/],
  [{ traque: 1, game: 'chess' }, /no game is called "chess"/],
  [{ traque: 1, game: games[0]!.name }, /seats/],
])('%j is no record', (value, says) => {
  expect(verify(value, gameNamed)).toMatchObject([{ kind: 'malformed', problem: expect.stringMatching(says) }]);
});

it.each(games.map((game) => [game.name, game] as const))('says where a record of %s is malformed', (_name, game) => {
  const record = played(game, 2, 5);
  const corrupted = (change: object): string => JSON.stringify(verify(json({ ...record, ...change }), gameNamed));
  expect(corrupted({ seats: [] })).toMatch(/malformed/);
  expect(corrupted({ seats: [{ name: 'A' }, { name: 'B', kind: 'human' }] })).toMatch(/seats\.0\.kind/);
  expect(corrupted({ seats: Array.from({ length: 9 }, () => ({ name: '', kind: '' })) })).toMatch(/malformed/);
  expect(corrupted({ options: { noSuchOption: 'soon' } })).toMatch(/noSuchOption/);
  expect(corrupted({ rules: '1' })).toMatch(/rules/);
  expect(corrupted({ contributions: [1, 2] })).toMatch(/contributions\.0/);
  expect(corrupted({ actions: [{ seat: 5, action: { type: 'pass' }, at: 0 }] })).toMatch(/actions\.0\.seat/);
  expect(corrupted({ actions: [{ seat: 0, action: 'pass', at: 0 }] })).toMatch(/actions\.0\.action/);
  expect(corrupted({ actions: [{ seat: 0, action: {}, at: 0 }] })).toMatch(/actions\.0\.action\.type/);
  expect(corrupted({ actions: [{ seat: 0, action: { type: 'pass' } }] })).toMatch(/actions\.0\.at/);
  expect(corrupted({ result: {} })).toMatch(/result\.winners/);
});
