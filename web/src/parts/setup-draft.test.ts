import { gameNamed } from '@traque/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Draft, draftOf, withoutSeat } from './setup-draft.ts';

const maamut = gameNamed('maamut')!.options;
const momie = gameNamed('momie')!.options;

function table(players: number, options: Draft['options']): Draft {
  const seats = Array.from({ length: players }, (_, look) => {
    return { kind: look === 0 ? 'me' : 'bot', name: `player ${look}`, look, level: 'normal' } as const;
  });
  return { seats, options, listed: false, clock: null };
}

describe('a seat is removed', () => {
  it('the others stay, in their order', () => {
    const { seats } = withoutSeat(table(4, {}), 1, maamut);
    expect(seats.map(({ name }) => name)).toEqual(['player 0', 'player 2', 'player 3']);
  });

  it('an option that is a number but no seat stays, whatever the number', () => {
    for (const huntLimit of [1, 2, 3, 4])
      expect(withoutSeat(table(4, { huntLimit }), 2, maamut).options).toEqual({ huntLimit });
  });

  it('an option that names a seat after it follows its player', () => {
    expect(withoutSeat(table(4, { first: 3 }), 1, maamut).options).toEqual({ first: 2 });
    expect(withoutSeat(table(5, { mummy: 2 }), 1, momie).options).toEqual({ mummy: 1 });
  });

  it('an option that names a seat before it stays', () => {
    expect(withoutSeat(table(4, { first: 1 }), 3, maamut).options).toEqual({ first: 1 });
  });

  it('an option that names that seat goes with it', () => {
    expect(withoutSeat(table(4, { first: 2, huntLimit: 2 }), 2, maamut).options).toEqual({ huntLimit: 2 });
    expect(withoutSeat(table(3, { mummy: 1 }), 1, momie).options).toEqual({});
  });

  it('an option that is no number stays', () => {
    const options = { map: 'house', mummy: 0 };
    expect(withoutSeat(table(3, options), 2, momie).options).toEqual(options);
  });
});

describe('a draft that is remembered', () => {
  const remember = (saved: object): void => {
    const getItem = (key: string) => (key === 'traque.setup.momie.bots' ? JSON.stringify(saved) : null);
    vi.stubGlobal('localStorage', { getItem });
  };
  afterEach(() => vi.unstubAllGlobals());

  it('from before helps was an option keeps helps switched off', () => {
    const saved = table(3, { mummy: 1 });
    for (const [helps, options] of [
      [undefined, saved.options],
      [true, saved.options],
      [false, { mummy: 1, helps: 'no' }],
    ] as const) {
      remember({ ...saved, helps });
      expect(draftOf('momie', 'bots')).toEqual({ ...saved, options });
    }
  });
});
