/**
 * Two worlds that a viewer cannot tell apart, played on with actions that look the same to them and the same chance, until
 * an event shows them by rule what was hidden. On the way everything they get must be the same, byte for byte.
 */
import { type Chance, FastChance } from '../chance.ts';
import type { AnyGame, GameEvent, OpaqueState, Viewer } from '../game.ts';
import { applied } from './games.ts';
import { attempt, pick } from './mutate.ts';
import { mayDiffer } from './reveal.ts';

export interface Worlds {
  readonly game: AnyGame;
  readonly real: OpaqueState;
  readonly twin: OpaqueState;
  readonly viewer: Viewer;
}

type Action = { readonly type: string };

/** How far the worlds were the same, and in how many steps different things happened that looked the same. */
export interface Walk {
  readonly steps: number;
  readonly unseen: number;
}

function same(what: string, a: unknown, b: unknown): void {
  const [real, twin] = [JSON.stringify(a), JSON.stringify(b)];
  if (real !== twin) throw new Error(`leak: ${what} differs\n  real ${real}\n  twin ${twin}`);
}

/** What the viewer, being the one to act, is told about what they may do. */
function sameChoices(
  { game, real, twin, viewer }: Worlds,
  action: Action,
  seen: readonly object[],
  chance: Chance,
): void {
  same('legal', game.legal(real), game.legal(twin));
  same('reveals', game.reveals(real, action), game.reveals(twin, action));
  for (let i = 0; i < 6; i++) {
    const tried = attempt(action, seen, chance);
    same(`refusal of ${JSON.stringify(tried)}`, game.refusal(real, viewer!, tried), game.refusal(twin, viewer!, tried));
  }
}

/** An action of the twin world that looks to the viewer like `action` in the real one, if there is any. */
function lookalike({ game, real, twin, viewer }: Worlds, action: Action, chance: Chance): Action | null {
  const seat = game.toAct(twin)!;
  if (seat === viewer) return action;
  const looks = JSON.stringify(game.actionFor(real, action, viewer));
  const candidates = [action, ...game.legal(twin).actions, game.sample(twin, chance), game.sample(twin, chance)].filter(
    (each) => game.refusal(twin, seat, each) === null && JSON.stringify(game.actionFor(twin, each, viewer)) === looks,
  );
  return candidates.length === 0 ? null : pick(chance, candidates);
}

/** What happens next in each world: a few tries to find an action that can happen in both. */
function chooseBoth(worlds: Worlds, seen: object[], chance: Chance): readonly [Action, Action] | null {
  const { game, real, viewer } = worlds;
  for (let tries = 0; tries < 8; tries++) {
    const action = game.sample(real, chance);
    seen.push(action);
    if (game.toAct(real) === viewer) sameChoices(worlds, action, seen, chance);
    const twinAction = lookalike(worlds, action, chance);
    if (twinAction !== null) return [action, twinAction];
  }
  return null;
}

const heardBy = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.filter((event) => event.for === null || (viewer !== null && event.for.includes(viewer)));

/** Whether the viewer got the same events; false if they were shown a hidden fact by rule. */
function sameEvents({ game, viewer }: Worlds, real: readonly GameEvent[], twin: readonly GameEvent[]): boolean {
  for (let i = 0; i < Math.max(real.length, twin.length); i++) {
    if (JSON.stringify(real[i]) === JSON.stringify(twin[i])) continue;
    if (!mayDiffer(game, viewer, real[i], twin[i])) same(`event ${i}`, real[i], twin[i]);
    return false;
  }
  return true;
}

export function walk(worlds: Worlds, most: number, seed: string): Walk {
  const { game, real, twin, viewer } = worlds;
  const chance = new FastChance(`${seed} walk`);
  const seen: object[] = [];
  let unseen = 0;
  for (let steps = 0; ; steps++) {
    same('view', game.view(real, viewer), game.view(twin, viewer));
    const seat = game.toAct(real);
    if (seat === null || steps === most) return { steps, unseen };
    const pair = chooseBoth(worlds, seen, chance);
    if (pair === null) return { steps, unseen };
    const [action, twinAction] = pair;
    if (JSON.stringify(action) !== JSON.stringify(twinAction)) unseen++;
    const draw = `${seed} ${steps}`;
    const heard = heardBy(applied(game, real, action, draw), viewer);
    const heardInTwin = heardBy(applied(game, twin, twinAction, draw), viewer);
    if (!sameEvents(worlds, heard, heardInTwin)) return { steps, unseen };
    // When a game is over everything is shown.
    if (game.toAct(real) === null && game.toAct(twin) === null) return { steps, unseen };
  }
}
