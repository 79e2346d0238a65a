/** Bots know what their seat knows and nothing else: by type, in fact, and from memory. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState } from '@traque/engine/core/game';
import { twinOf } from '@traque/engine/test-support/twin';
import { describe, expect, it } from 'vitest';
import { levels, type Request, think } from './index.ts';
import { ticking } from './testing/clocks.ts';
import { decisions, tables } from './testing/positions.ts';

/** The clock moves only when it is read, so that `hard` too does the same work each time. */
const chosen = (request: Omit<Request, 'ms'>) => think({ ...request, ms: 8 }, ticking(1)).action;

describe.each(tables)('$name with $players players', ({ game, players }) => {
  it.each(levels)('%s: different hidden facts, the same choice', (level) => {
    const chance = new FastChance(`twins ${game.name} ${players}`);
    let different = 0;
    for (const { state, seat, view, where } of decisions(game, players, 'honest', 25)) {
      const twin = twinOf(game, state, seat, chance);
      if (JSON.stringify(game.write(twin)) !== JSON.stringify(game.write(state))) different++;
      const here = chosen({ view, level, seed: where });
      expect(chosen({ view: game.view(twin, seat), level, seed: where }), where).toEqual(here);
    }
    expect(different, 'the worlds must differ, or nothing was tested').toBeGreaterThan(0);
  });

  it.each(levels)('%s: thinking for other seats of the table changes no choice', (level) => {
    const game1 = [...decisions(game, players, 'memory', 40)];
    const [elsewhere] = decisions(game, players, 'another table');
    // In the order of play the same thread thinks for all seats in turn, and sees what each of them holds …
    const remembering = game1.map(({ view, where }) => chosen({ view, level, seed: where }));
    // … and here it thinks about another table before each decision.
    const forgetful = game1.map(({ view, where }) => {
      chosen({ view: elsewhere!.view, level, seed: 'elsewhere' });
      return chosen({ view, level, seed: where });
    });
    expect(remembering).toEqual(forgetful);
  });
});

it('a state is not a view: neither the state of the engine nor its JSON', () => {
  const ask = (game: AnyGame, state: OpaqueState): readonly Request[] => [
    { view: game.view(state, 0), level: 'hard', ms: 1, seed: '' },
    // @ts-expect-error: the state that `apply` changes
    { view: state, level: 'hard', ms: 1, seed: '' },
    // @ts-expect-error: the whole state as JSON
    { view: game.write(state), level: 'hard', ms: 1, seed: '' },
  ];
  expect(ask).toBeTypeOf('function');
});
