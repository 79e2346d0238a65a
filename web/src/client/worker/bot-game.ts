/** One game between bots, for editors that try out what was made. Bots see what their seat sees, as at any table. */
import { think } from '@traque/bots';
import { FastChance } from '@traque/engine/core/chance';
import type { Game, GameEvent, Position, Result } from '@traque/engine/core/game';

/** Longer games are broken off, so that what somebody has made keeps no device busy for ever. */
const MOST_ACTIONS = 3000;
/** Far more than `normal` needs. */
const MOST_MS = 200;

export interface BotGame {
  /** Null: it was broken off. */
  readonly result: Result | null;
  readonly actions: number;
}

export function playBots<State, Action extends { type: string }, View extends Position, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  players: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
  onEvent: (event: Event) => void,
): BotGame & { readonly end: State } {
  // Dice and cards have a stream of their own: what bots choose does not change them.
  const luck = new FastChance(`${seed} luck`);
  const state = game.create(players, options, luck);
  let actions = 0;
  for (let seat = game.toAct(state); seat !== null && actions < MOST_ACTIONS; seat = game.toAct(state)) {
    const view = game.view(state, seat) as unknown as Parameters<typeof think>[0]['view'];
    const { action } = think({ view, level: 'normal', ms: MOST_MS, seed: `${seed} ${actions}` });
    game.apply(state, action as Action, luck, onEvent);
    actions++;
  }
  return { result: game.result(state), actions, end: state };
}
