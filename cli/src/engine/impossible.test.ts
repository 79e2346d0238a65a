/** States that cannot be: each gets a clear answer that says where, and the next line is served. */
import { expect, it } from 'vitest';
import { ask } from '../testing.ts';

type Json = Record<string, unknown>;

async function fresh(game: string, players: number): Promise<Json> {
  const [answer] = await ask(JSON.stringify({ cmd: 'new', game, players, seed: 'impossible', options: {} }));
  return answer!['state'] as Json;
}

async function complaints(states: readonly Json[]): Promise<string[]> {
  const lines = states.flatMap((state) => [JSON.stringify({ cmd: 'legal', state }), '{"id":"next","cmd":"games"}']);
  const answers = await ask(...lines);
  expect(answers).toHaveLength(2 * states.length);
  return states.map((state, i) => {
    expect(answers[2 * i], JSON.stringify(state)).toMatchObject({ ok: false });
    expect(answers[2 * i + 1]).toMatchObject({ id: 'next', ok: true });
    const error = String(answers[2 * i]!['error']);
    expect(error).not.toMatch(/the engine failed/);
    return error;
  });
}

it('Mâamut: cards too many, a mammoth on a rock, a tile twice, a trap on snow', async () => {
  const state = await fresh('maamut', 2);
  const hunters = state['hunters'] as Json[];
  const tiles = state['tiles'] as Record<string, string>;
  const cell = (kind: string): string => Object.keys(tiles).find((name) => tiles[name] === kind)!;
  const says = await complaints([
    { ...state, hunters: hunters.map((hunter) => Object.assign({}, hunter, { hand: [1, 1, 1, 1] })) },
    { ...state, draw: [...(state['draw'] as number[]), 1, 1] },
    { ...state, mammoth: cell('rock') },
    { ...state, tiles: { ...tiles, [cell('grass')]: 'rock' } },
    { ...state, tiles: { ...tiles, '9,9': 'grass' } },
    { ...state, traps: { [cell('snow')]: 0 } },
    { ...state, toAct: 1 - (state['toAct'] as number) },
  ]);
  expect(says[0]).toMatch(/hand|cards/);
  expect(says[2]).toMatch(/mammoth/);
  expect(says[3]).toMatch(/tiles/);
});

it('Mammut: a tile in two places, a card too many, a tile with two question marks', async () => {
  const state = await fresh('mammut', 4);
  const tiles = state['tiles'] as Json[];
  const hands = state['hands'] as string[][];
  await complaints([
    { ...state, shares: [[[0]], [], [], []] },
    { ...state, middle: (state['middle'] as number[]).slice(1) },
    { ...state, hands: [[...hands[0]!, 'flip', 'flip', 'flip', 'flip'], ...hands.slice(1)] },
    { ...state, tiles: [{ up: '?', down: '?' }, ...tiles.slice(1)] },
    { ...state, tiles: tiles.slice(1) },
    { ...state, animals: [['fox', 'fox'], [], [], []] },
    { ...state, vp: [-1, 10, 10, 10] },
  ]);
});

it('La Momie: a card twice, a hunter in the wall, lives and tokens that do not fit, a map with a hole', async () => {
  const state = await fresh('momie', 3);
  const hunters = state['hunters'] as Json[];
  const map = state['map'] as { cells: Record<string, string[]>; treasures: Record<string, string> };
  const cards = state['cards'] as Record<string, string[]>;
  const seat = Object.keys(cards)[0]!;
  await complaints([
    { ...state, cards: { ...cards, [seat]: [...cards[seat]!.slice(1), cards[seat]![1]] } },
    { ...state, hunters: [{ ...hunters[0], at: '99,99' }, hunters[1]] },
    { ...state, hunters: [{ ...hunters[0], lives: 2 }, hunters[1]] },
    { ...state, map: { ...map, treasures: { ...map.treasures, 'red-1': '99,99' } } },
    { ...state, map: { ...map, cells: {} } },
    { ...state, dice: { locked: 6, free: [], rolled: false } },
    { ...state, phase: 'prowl', steps: 99, turn: { mummy: true } },
  ]);
});
