/** Games played on from a moment of another: the seat's knowledge stays, everything else is redrawn. */
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../index.ts';
import { recordFor } from './redacted-record.ts';
import { type GameRecord, type RecordedAction, replay, sourcesOf } from './record.ts';
import { chanceAt, makeFork } from './fork.ts';
import { settings } from './testing/games.ts';
import { playedRecord, runningRecord } from './testing/records.ts';
import { verify } from './verify.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The state after the last action. */
function lastOf(record: GameRecord) {
  return [...replay(record, gameNamed(record.game)!)].at(-1)!.match.state;
}

describe.each(settings.map(({ game, players }) => [game.name, players, game] as const))(
  '%s, %i players',
  (_name, players, game) => {
    const watched = runningRecord(game, players, 12);
    const before = lastOf(watched);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const onward = (seat: number, secret: string): GameRecord => ({
      ...watched,
      anew: [makeFork(game, before, watched.actions.length, seat, secret)],
    });

    it('the seat that goes on sees what it saw, and the record is sound', () => {
      for (const seat of seats) {
        const record = onward(seat, 'fresh');
        expect(game.view(lastOf(record), seat)).toEqual(game.view(before, seat));
        expect(verify(json(record), gameNamed)).toEqual([]);
      }
    });

    it('what comes is by the fresh secret: the same deeds do not lead to the same game', () => {
      // First legal actions, until the game is over or long enough.
      const ways = ['fresh', 'other', watched.secret].map((secret) => {
        const record = onward(0, secret);
        const state = lastOf(record);
        const actions: RecordedAction[] = [...record.actions];
        const story = [game.write(state)];
        for (let seat = game.toAct(state); seat !== null && actions.length < 60; seat = game.toAct(state)) {
          const action = game.legal(state).actions[0]!;
          actions.push({ seat, action, at: 0 });
          game.apply(state, action, chanceAt(sourcesOf(record), actions.length));
          story.push(game.write(state));
        }
        const whole = { ...record, actions, result: game.result(state) };
        expect(verify(json(whole), gameNamed)).toEqual([]);
        return JSON.stringify(story);
      });
      expect(new Set(ways).size).toBe(3);
    });

    it('neither secret nor the new state is in what a viewer gets while it runs', () => {
      const record = onward(0, 'the fresh secret');
      for (const viewer of [null, ...seats]) {
        const partial = JSON.stringify(recordFor(record, viewer, game));
        expect(partial).not.toContain('the fresh secret');
        expect(partial).not.toContain('"anew"');
      }
    });

    it('another secret than the one committed to is found', () => {
      const record = onward(0, 'fresh');
      const [fork] = record.anew!;
      const problems = verify(json({ ...record, anew: [{ ...fork!, secret: 'chosen' }] }), gameNamed);
      expect(problems).toMatchObject([{ kind: 'commit', recorded: fork!.commit }]);
    });

    it('a state that the seat would have seen to be another is refused', () => {
      const record = onward(0, 'fresh');
      const other = { ...record.anew![0]!, state: game.write(lastOf(playedRecord(game, players, 1))) };
      expect(verify(json({ ...record, anew: [other] }), gameNamed)).toMatchObject([{ kind: 'malformed' }]);
      expect(verify(json({ ...record, anew: [{ ...other, state: 7 }] }), gameNamed)).toMatchObject([
        { kind: 'malformed' },
      ]);
      expect(
        verify(json({ ...record, anew: [{ ...other, after: watched.actions.length + 1 }] }), gameNamed),
      ).toMatchObject([{ kind: 'malformed' }]);
    });
  },
);
