/** `core/edition.ts`: which rules and data a game was begun with. Only the first two versions of Momie leave that open. */
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../index.ts';
import { FastChance } from '../core/chance.ts';
import { editionOf } from '../core/edition.ts';
import type { AnyGame } from '../core/game.ts';
import { step, toAct } from '../core/match.ts';
import { type GameRecord, OtherData, replay, rulesOf } from '../core/record.ts';
import { commitment, drawChance } from '../core/seeds.ts';
import { playedRecord } from '../core/testing/records.ts';
import { verify } from '../core/verify.ts';

const momie = gameNamed('momie')!;
const second = gameNamed('momie', 2)!;
const [middle, oldest] = second.earlier! as [AnyGame, AnyGame];
const map = 'hatchepsout';

const never = (): boolean => {
  throw new Error('nobody has to play it');
};
const only =
  (...games: AnyGame[]) =>
  (game: AnyGame): boolean =>
    games.includes(game);

describe('a game is of', () => {
  it('its rules, without a look at it, where a name has meant one thing', () => {
    for (const game of games) {
      expect(editionOf(game, { options: {} }, never)).toBe(game);
      expect(editionOf(game, { options: {}, data: game.data({}) }, never)).toBe(game);
    }
    const own = playedView(momie).map;
    expect(momie.data({ map: own })).toBe(momie.data({}));
    for (const options of [{ map: own }, { map: 'amenophis' }]) {
      const found = editionOf(second, { options }, never) as AnyGame;
      expect([found.version, found.data(options)]).toEqual([2, second.data(options)]);
    }
  });

  it('the edition that has its data', () => {
    for (const game of [second, middle, oldest])
      expect(editionOf(second, { options: { map }, data: game.data({ map }) }, never)).toBe(game);
  });

  it('none, where nobody has its data', () => {
    for (const game of games) expect(editionOf(game, { options: {}, data: 'another' }, never)).toBe('otherData');
    expect(editionOf(second, { options: { map }, data: 'another' }, never)).toBe('otherData');
    expect(editionOf(momie, { options: { map }, data: oldest.data({ map }) }, never)).toBe('otherData');
  });

  it('the only edition it fits, at any time', () => {
    for (const game of [second, middle, oldest])
      for (const at of [undefined, 1000, oldest.since!, second.since! + 1])
        expect(editionOf(second, { options: { map }, at }, only(game))).toBe(game);
    expect(editionOf(second, { options: { map } }, only())).toBe('noneFits');
  });

  it('the newest that was drawn by then, if several fit; the newest of all, if that says nothing', () => {
    const found = (at: number | undefined, ...fitting: AnyGame[]): unknown =>
      editionOf(second, { options: { map }, at }, only(...fitting));
    const all = [second, middle, oldest];
    for (const game of all) expect(found(game.since! + 60_000, ...all)).toBe(game);
    for (const at of [undefined, 1000]) expect(found(at, ...all)).toBe(second);
    expect(found(second.since! + 1, middle, oldest)).toBe(middle);
    expect(found(oldest.since! + 1, second, middle)).toBe(second);
  });

  it('the first that had its map, if later ones have it too', () => {
    const options = { map: 'ramses' };
    expect(middle.data(options)).toBe(oldest.data(options));
    expect(editionOf(second, { options, at: oldest.since! + 1 }, () => true)).toBe(oldest);
  });

  it('its newest rules, if its options mean nothing: setting it up says why', () => {
    expect(editionOf(second, { options: { map: 'cheops' } }, never)).toBe(second);
  });
});

interface Seen {
  readonly map: object;
}
function playedView(game: AnyGame): Seen {
  return game.view(game.create(3, {}, new FastChance('any')), null) as unknown as Seen;
}

/** A game on a map of that edition, as it was recorded before records kept digests. */
function oldRecord(game: AnyGame, seed: string, most: number): GameRecord {
  const options = { map };
  const secret = `the secret of ${seed}`;
  const choices = new FastChance(seed);
  const state = game.create(3, options, drawChance({ secret }, 0));
  const actions: { seat: number; action: { type: string }; at: number }[] = [];
  for (let seat = game.toAct(state); seat !== null && actions.length < most; seat = game.toAct(state)) {
    const action = game.sample(state, choices);
    actions.push({ seat, action, at: game.since! + 60_000 + actions.length });
    game.apply(state, action, drawChance({ secret }, actions.length));
  }
  return {
    traque: 1,
    game: game.name,
    rules: game.version,
    options,
    seats: [0, 1, 2].map((seat) => ({ name: `P${seat}`, kind: 'human' })),
    commit: commitment(secret),
    secret,
    actions,
    result: game.result(state),
  };
}

/** As programs write it that have no clock. */
const timeless = (record: GameRecord): GameRecord => ({
  ...record,
  actions: record.actions.map((taken) => ({ ...taken, at: 0 })),
});

/** One action more. */
function playedOn(record: GameRecord, game: AnyGame, choices: FastChance): GameRecord {
  const { match } = [...replay(record, game)].at(-1)!;
  const taken = { seat: toAct(match)!, action: game.sample(match.state, choices), at: 0 };
  const next = step(match, taken.seat, taken.action).match;
  return { ...record, actions: [...record.actions, taken], result: game.result(next.state) };
}

describe.each([
  ['newest', second],
  ['middle', middle],
  ['oldest', oldest],
])('records of version 2 on its %s maps', (_name, game) => {
  it.each([1, 5, 30, 400])('after %i actions at most they fit, on the map they were played on', (most) => {
    for (let i = 0; i < 10; i++) {
      const record = oldRecord(game, `${i}`, most);
      expect(verify(record, gameNamed)).toEqual([]);
      expect(rulesOf(gameNamed, record).data(record.options)).toBe(game.data(record.options));
      const moments = [...replay(record, rulesOf(gameNamed, record))];
      expect(moments).toHaveLength(record.actions.length + 1);
    }
  });

  it('played on, it is still found to be of the same edition, also if that was guessed', () => {
    for (let i = 0; i < 10; i++) {
      let record = timeless(oldRecord(game, `${i}`, 4));
      const found = rulesOf(gameNamed, record);
      const choices = new FastChance(`on ${i}`);
      for (let k = 0; k < 30 && record.result === null; k++) {
        record = playedOn(record, found, choices);
        expect(rulesOf(gameNamed, record)).toBe(found);
      }
    }
  });
});

describe('the digest in a record', () => {
  const record = playedRecord(momie, 3);

  it('decides, where actions and time would say otherwise', () => {
    const old = { ...oldRecord(oldest, 'few', 1), data: oldest.data({ map }) };
    const later = { ...old, actions: old.actions.map((taken) => ({ ...taken, at: second.since! + 1 })) };
    expect(rulesOf(gameNamed, later)).toBe(oldest);
    expect(verify(later, gameNamed)).toEqual([]);
  });

  it('of data that we do not have is a problem of its own, and nothing is played', () => {
    const other = { ...record, data: '0'.repeat(64) };
    expect(verify(other, gameNamed)).toEqual([{ kind: 'data', recorded: other.data, known: momie.data({}) }]);
    expect(() => rulesOf(gameNamed, other)).toThrow(OtherData);
    expect(JSON.stringify(verify({ ...record, data: 7 }, gameNamed))).toMatch(/malformed.*data/);
  });

  it('a record that fits no edition is said where it does not fit', () => {
    const old = oldRecord(oldest, 'forged', 20);
    const [first, ...rest] = old.actions;
    const forged = { ...old, actions: [{ ...first!, seat: (first!.seat + 1) % 3 }, ...rest] };
    expect(verify(forged, gameNamed)).toMatchObject([{ kind: 'refused', index: 1, refusal: { rule: 'MO-0' } }]);
  });
});
