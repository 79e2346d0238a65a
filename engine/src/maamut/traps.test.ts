import { describe, expect, it } from 'vitest';
import { E, expectBoard, isLegal, liftTrap, move, pass, play, position, refused, setTrap } from './testing/position.ts';

describe('set a trap', () => {
  it('MA-30: an unused trap on the tile of the own hunter; the turn is over', () => {
    const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    const { state, json, events } = play(before, setTrap);
    expect(json.traps).toEqual({ '-2,0': 0 });
    expect(json.hunters.map(({ traps }) => traps)).toEqual([3, 4]);
    expect(json).toMatchObject({ turn: 1, turnsTaken: [1, 0] });
    expect(events).toEqual([{ type: 'setTrap', for: null, seat: 0, at: '-2,0' }]);
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,aA ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`,
    );
  });

  it('MA-30: only while one is left', () => {
    const state = position(`
      #   .   .   #
    .   ,a  ,a  ,a  .
  .   ,a  ,   ,   ,   .
#   ,A  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    expect(refused(state, setTrap)).toBe('MA-30 noTrapLeft');
    expect(isLegal(state, setTrap)).toBe(false);
  });

  it.each([
    ['snow', '-3,1'],
    ['the cross', '0,0'],
  ])('MA-31: only on grass, not on %s', (_name, at) => {
    const state = position(
      at === '0,0'
        ? `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +A  ,M  ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`
        : `
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,   ,   +M  ,   ,   #
  .A  ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`,
    );
    expect(refused(state, setTrap)).toBe('MA-31 notGrass');
    expect(isLegal(state, setTrap)).toBe(false);
  });

  it.each(['a', 'b'])('MA-32: at most one trap a tile (%s lies there)', (owner) => {
    const state = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A${owner}  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    expect(refused(state, setTrap)).toBe('MA-32 trapThere');
    expect(isLegal(state, setTrap)).toBe(false);
  });

  it('MA-33: only if the own hunter is alone on the tile', () => {
    const state = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,AB ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`);
    expect(refused(state, setTrap)).toBe('MA-33 notAlone');
    expect(isLegal(state, setTrap)).toBe(false);
    expect(isLegal(play(state, pass(1), move(1, E)).state, setTrap)).toBe(true);
  });
});

describe('lift a trap', () => {
  it.each([
    ['a', [4, 4]],
    ['b', [4, 4]],
  ])('MA-35: the own one or another’s goes back to its owner (%s)', (owner, left) => {
    const before = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A${owner}  ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    const seat = 'ab'.indexOf(owner);
    expect(isLegal(before, liftTrap)).toBe(true);
    const { json, events } = play(before, liftTrap);
    expect(json.traps).toEqual({});
    expect(json.hunters.map(({ traps }) => traps)).toEqual(left);
    expect(json).toMatchObject({ turn: 1, turnsTaken: [1, 0] });
    expect(events).toEqual([{ type: 'liftTrap', for: null, seat: 0, at: '-2,0', owner: seat }]);
  });

  it('MA-35: the owner may use it again', () => {
    const before = position(`
      #   .   .   #
    .   ,a  ,a  ,a  .
  .   ,   ,   ,   ,   .
#   ,Aa ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    const { state, json } = play(before, liftTrap, pass(1), setTrap);
    expect(json.hunters[0]!.traps).toBe(0);
    expect(json.traps['-2,0']).toBe(0);
    expectBoard(
      state,
      `
      #   .   .   #
    .   ,a  ,a  ,a  .
  .   ,   ,   ,   ,   .
#   ,aA ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`,
    );
  });

  it('MA-35: only where there is one', () => {
    const state = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,A  ,a  +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,B  .
      #   .   #   #`);
    expect(refused(state, liftTrap)).toBe('MA-35 noTrapHere');
    expect(isLegal(state, liftTrap)).toBe(false);
  });

  it('MA-36: only if the own hunter is alone on the tile', () => {
    const state = position(`
      #   .   .   #
    .   ,   ,   ,   .
  .   ,   ,   ,   ,   .
#   ,aAB ,   +M  ,   ,   #
  .   ,   ,   ,   ,   .
    .   ,   ,   ,   .
      #   .   #   #`);
    expect(refused(state, liftTrap)).toBe('MA-36 notAloneToLift');
    expect(isLegal(state, liftTrap)).toBe(false);
  });
});
