import { mapNamed } from '@traque/engine/momie/maps';
import { expect, it } from 'vitest';
import { trialGame } from './bot-trial.ts';
import { heatOf, noGames, type TrialGame, withGame } from './trial.ts';

it('bots play a game on a map: somebody wins, hunters walk and are caught on its cells, and the seed decides it all', () => {
  const map = mapNamed('ramses')!;
  const games = [1, 2, 3].map((seed) => trialGame(map, 3, `seed ${String(seed)}`));
  expect(games[0]).toEqual(trialGame(map, 3, 'seed 1'));
  for (const { winner, turns, walked, caught } of games) {
    expect(winner).not.toBeNull();
    expect(turns).toBeGreaterThan(5);
    for (const cell of [...Object.keys(walked), ...caught]) expect(map.cells).toHaveProperty([cell]);
  }
  // MO-61: against two hunters the mummy needs four ankhs.
  for (const { winner, caught } of games) expect(caught.length >= 4).toBe(winner === 'mummy');
});

it('the sums are the same in whatever order games end', () => {
  const games: TrialGame[] = [
    { winner: 'mummy', turns: 10, caught: ['0,0', '0,0'], walked: { '0,0': 4 } },
    { winner: 'hunters', turns: 20, caught: ['1,0'], walked: { '0,0': 4, '1,0': 2 } },
    { winner: null, turns: 99, caught: [], walked: {} },
  ];
  const sum = games.reduce(withGame, noGames);
  expect(games.toReversed().reduce(withGame, noGames)).toEqual(sum);
  expect(sum).toMatchObject({ games: 3, mummy: 1, hunters: 1, unfinished: 1, turns: 129 });
  expect([...heatOf(sum, 'caught')]).toEqual([
    ['0,0', 1],
    ['1,0', 0.5],
  ]);
  expect(heatOf(sum, 'walked').get('1,0')).toBe(0.25);
  expect(heatOf(sum, 'none').size).toBe(0);
});
