import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, GameEvent, OpaqueState, Seat } from '@traque/engine/core/game';
import { replay } from '@traque/engine/core/record';
import { mummyReach } from '@traque/engine/momie/mummy-reach';
import type { StateJson } from '@traque/engine/momie/protocol';
import { twinOf } from '@traque/engine/test-support/twin';
import { describe, expect, it } from 'vitest';
import { explain } from './hint.ts';
import { reasonsFor } from './reason.ts';
import { sampleGame } from './sample-game.ts';

/** What is said in these games at least. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  maamut: ['winsAtOnce', 'stopsWin', 'threatens'],
  mammut: ['endsSharing', 'winsAtOnce', 'mostMeat', 'safeFire', 'firstOnTrack'],
  momie: ['winsAtOnce', 'onlyAction', 'takes', 'catches', 'outOfReach'],
};

const MOST_GAMES = 10;
const levels = ['normal', 'normal'] as const;
const records = games.map((game) => ({ name: game.name, game, record: sampleGame(game, levels, 'reasons') }));

/** Whether who is to act has an action that wins. */
function canWin(game: AnyGame, state: OpaqueState): boolean {
  const mover = game.toAct(state)!;
  return game.legal(state).actions.some((action) => {
    const next = game.clone(state);
    game.apply(next, action, new FastChance('next'));
    return game.result(next)?.winners.includes(mover) === true;
  });
}

/** What a reason promises, checked in the real state, which the reason was not made from. */
function isTrue(game: AnyGame, kind: string, seat: Seat, after: OpaqueState, events: readonly GameEvent[]): boolean {
  switch (kind) {
    case 'winsAtOnce':
      return game.result(after)?.winners.includes(seat) === true;
    case 'stopsWin':
      return !canWin(game, after);
    case 'stopsLoss':
    case 'keepsHunter':
      return game.result(after) === null;
    case 'threatens':
      // If it were their turn again.
      return canWin(game, game.read({ ...game.write(after), turn: seat, toAct: seat }));
    case 'takes':
      return events.some(({ type }) => type === 'collect');
    case 'catches':
      return events.some((event) => event.type === 'prowl' && 'caught' in event && event.caught !== null);
    case 'endsSharing':
      return events.some(({ type }) => type === 'shared');
    // However the round goes on: `mammut/facts.test.ts`.
    case 'mostMeat':
    case 'safeFire':
    case 'firstOnTrack':
    case 'wholeHerd':
      return true;
    case 'outOfReach': {
      const view = game.write(after) as unknown as StateJson;
      const reach = mummyReach(view);
      const walked = events.find((event) => event.type === 'walked') as { readonly hunter: number } | undefined;
      return walked !== undefined && !((view.hunters[walked.hunter]!.at ?? '') in reach);
    }
    default:
      return kind === 'onlyAction';
  }
}

describe.each(records)('$name', ({ game, record }) => {
  it('what is said of an action is true', () => {
    const said = new Set<string>();
    for (let number = 0; number < MOST_GAMES && kinds[game.name]!.some((kind) => !said.has(kind)); number++) {
      let before: OpaqueState | null = null;
      for (const { match, taken } of replay(sampleGame(game, levels, `reasons ${number}`), game)) {
        const { state } = match;
        if (taken !== null) {
          const { seat, action } = taken;
          const events: GameEvent[] = [];
          game.apply(game.clone(before!), action, new FastChance('events'), (event) => events.push(event));
          for (const { kind } of reasonsFor(game, game.view(before!, seat), seat, action, 'seed')) {
            said.add(kind);
            expect(isTrue(game, kind, seat, state, events), `action ${match.actions}: ${kind}`).toBe(true);
          }
        }
        before = state;
      }
    }
    expect([...said]).toEqual(expect.arrayContaining([...kinds[game.name]!]));
  });

  it('a hint is the same, byte by byte, in a world that the seat cannot tell from the real one', () => {
    let compared = 0;
    for (const { match } of replay(record, game)) {
      const seat = game.toAct(match.state);
      if (seat === null || match.actions > 40) break;
      const twin = twinOf(game, match.state, seat, new FastChance(`twin ${match.actions}`));
      const [action] = game.legal(match.state).actions;
      const hint = (state: OpaqueState) => JSON.stringify(explain(game, game.view(state, seat), seat, action!, 'seed'));
      expect(hint(twin)).toBe(hint(match.state));
      if (JSON.stringify(game.write(twin)) !== JSON.stringify(game.write(match.state))) compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
