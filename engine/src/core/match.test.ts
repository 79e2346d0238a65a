/** What is true of matches of every game: forks, undo, and what a viewer may see. */
import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import {
  eventsFor,
  judge,
  legalFor,
  type Match,
  maySee,
  momentFor,
  open,
  step,
  toAct,
  undo,
  undoSeat,
} from './match.ts';
import { replay } from './record.ts';
import { settings } from './testing/games.ts';
import { playedRecord } from './testing/records.ts';

/** A match and every step of a random game, some of them taken back. */
function randomSteps(match: Match, seed: string, most: number): Match[] {
  const chance = new FastChance(seed);
  const all = [match];
  for (let now = match; toAct(now) !== null && all.length < most;) {
    const back = chance.below(5) === 0 && undoSeat(now) !== null ? undo(now, undoSeat(now)!) : null;
    now = back ?? step(now, toAct(now)!, now.game.sample(now.state, chance)).match;
    all.push(now);
  }
  return all;
}

describe.each(settings.map(({ game, players }) => [game.name, players, game] as const))(
  '%s, %i players',
  (name, players, game) => {
    const opened = open(game, players, {}, { secret: `match ${name} ${players}` });

    it('a step never changes the match it starts from', () => {
      const steps = randomSteps(opened, 'unchanged', 80);
      const written = steps.map(({ state }) => JSON.stringify(game.write(state)));
      expect(randomSteps(opened, 'unchanged', 80).map(({ state }) => JSON.stringify(game.write(state)))).toEqual(
        written,
      );
      expect(steps.map(({ state }) => JSON.stringify(game.write(state)))).toEqual(written);
    });

    it('every event carries its clause', () => {
      for (const { events } of replay(playedRecord(game, players), game))
        for (const { clause, ...event } of events) expect(clause).toBe(game.clause(event));
    });

    it('a moment holds the legal actions for the seat to act and for nobody else', () => {
      for (const match of randomSteps(opened, 'moments', 40))
        for (const viewer of [null, ...Array.from({ length: players }, (_, seat) => seat)]) {
          const { legal, view } = momentFor(match, viewer);
          expect(view).toEqual(game.view(match.state, viewer));
          expect(legal).toEqual(viewer !== null && viewer === toAct(match) ? game.legal(match.state) : undefined);
          expect(legalFor(match, viewer)).toEqual(legal);
        }
    });

    it('judging gives the refusal, or the action without keys that the caller added', () => {
      const seat = toAct(opened)!;
      const action = game.legal(opened.state).actions[0]!;
      expect(judge(opened, seat, { note: 1, ...action })).toEqual({
        action: game.actionFor(opened.state, action, seat),
      });
      expect(judge(opened, (seat + 1) % players, action)).toMatchObject({
        refusal: { rule: `${game.clausePrefix}-0` },
      });
    });

    it('an action that reveals something cannot be taken back; the others give back the position before', () => {
      const chance = new FastChance('undo');
      let match = opened;
      for (let i = 0; i < 200 && toAct(match) !== null; i++) {
        const seat = toAct(match)!;
        const action = game.sample(match.state, chance);
        const next = step(match, seat, action).match;
        if (game.reveals(match.state, action)) expect(undo(next, seat)).toBeNull();
        else {
          const back = undo(next, seat)!;
          expect(game.write(back.state)).toEqual(game.write(match.state));
          expect(back.actions).toBe(match.actions);
        }
        for (let other = 0; other < players; other++) if (other !== seat) expect(undo(next, other)).toBeNull();
        match = next;
      }
    });
  },
);

it('an event is for all, or for the seats it names; a spectator sees only what is for all', () => {
  const all = { type: 'a', for: null };
  const some = { type: 'b', for: [1, 2] };
  expect([0, 1, 2, null].map((viewer) => eventsFor([all, some], viewer).length)).toEqual([1, 2, 2, 1]);
  expect(maySee(null, { type: 'c', for: [] })).toBe(false);
});

it('once another seat has acted, what was done before stays done, even if that seat takes its own action back', () => {
  // A game whose first actions reveal nothing.
  const game = settings
    .map((setting) => setting.game)
    .find((each) => {
      const { state } = open(each, 2, {}, { secret: 'any' });
      return !each.reveals(state, each.legal(state).actions[0]!);
    })!;
  const opened = open(game, 2, {}, { secret: 'two placed pawns' });
  const first = step(opened, toAct(opened)!, game.legal(opened.state).actions[0]!).match;
  const second = step(first, toAct(first)!, game.legal(first.state).actions[0]!).match;
  const [one, other] = [toAct(opened)!, toAct(first)!];
  expect(one).not.toBe(other);
  expect([undoSeat(first), undoSeat(second)]).toEqual([one, other]);
  const back = undo(second, other)!;
  expect(game.write(back.state)).toEqual(game.write(first.state));
  expect(undoSeat(back)).toBeNull();
});
