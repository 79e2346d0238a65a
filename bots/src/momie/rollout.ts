/** How an action begins in an imagined world, up to where habit takes over. */
import type { Action } from '@traque/engine/momie/protocol';
import { INTERRUPT, LOCKED, PHASE, type State, TURN, WHITE_DICE } from '@traque/engine/momie/state';
import { faceOf } from '@traque/engine/momie/tell';
import type { Belief } from './belief.ts';
import { type Chase, NOBODY } from './rollout-state.ts';
import type { Nerve, Turn } from './hunter-policy.ts';
import { Prowler } from './rollout-mummy.ts';
import { Runner } from './rollout-hunter.ts';

/** How many of the mummy's turns are played before somebody asks who stands better. */
const ROUNDS = 3;

/** Plays the action and some turns after it. */
type Opening = () => void;

export class Openings {
  readonly #chase: Chase;
  readonly #state: State;
  readonly #belief: Belief;
  readonly #prowler: Prowler;
  readonly #runner: Runner;
  /** The hunter's own plan for the turn he is in; the mummy has none. */
  readonly #plan: Turn | null;
  #after: readonly Float64Array[] | null = null;

  constructor(chase: Chase, state: State, belief: Belief, plan: Turn | null, nerve: Nerve) {
    this.#chase = chase;
    this.#state = state;
    this.#belief = belief;
    this.#plan = plan;
    this.#prowler = new Prowler(chase);
    this.#runner = new Runner(chase, this.#prowler, nerve);
  }

  of(action: Action): Opening {
    const { index } = this.#state.table.maze;
    switch (action.type) {
      case 'prowl':
        return this.#prowl(Uint8Array.from(action.path, (cell) => index.get(cell)!));
      case 'move': {
        const face = faceOf(action.die);
        const to = index.get(action.to)!;
        return () => this.#move(face, to, action.collect === true);
      }
      case 'roll':
        return () => this.#roll();
      case 'reset':
        return () => this.#reset();
    }
  }

  get #hunter(): number {
    return this.#state.data[TURN]!;
  }

  #prowl(path: Uint8Array): Opening {
    const chase = this.#chase;
    const interrupted = this.#state.data[PHASE] === INTERRUPT ? this.#hunter : null;
    return () => {
      chase.walk(path, path.length);
      if (interrupted === null) return this.#goOn(0);
      if (chase.winner === NOBODY && chase.lives[interrupted]! > 0) this.#runner.roll(interrupted);
      this.#goOn(interrupted + 1);
    };
  }

  #move(face: number, to: number, collect: boolean): void {
    this.#chase.move(this.#hunter, face, to);
    // Of this move it is known better than habit knows what the mummy will make of it.
    if (!collect) this.#chase.masses[this.#hunter]!.set(this.#believed(face));
    this.#goOn(this.#hunter + 1);
  }

  #believed(face: number): Float64Array {
    this.#after ??= this.#belief.after(this.#hunter, this.#state.data[LOCKED]!);
    return this.#after[face]!;
  }

  /** As he plans it now, so that rolling is not the worse for his habits. */
  #roll(): void {
    const chase = this.#chase;
    for (;;) {
      const faces = chase.roll();
      if (chase.locked === WHITE_DICE) return this.#goOn(this.#hunter + 1);
      const option = this.#plan?.choice(faces, chase.locked);
      if (option) return this.#move(option.face, option.to, option.collect);
    }
  }

  #reset(): void {
    const chase = this.#chase;
    const before = chase.mummy;
    this.#runner.reset();
    if (chase.winner === NOBODY && chase.mummy === before) return this.#roll();
    if (chase.winner === NOBODY && chase.lives[this.#hunter]! > 0) this.#runner.roll(this.#hunter);
    this.#goOn(this.#hunter + 1);
  }

  /** From this hunter's turn on, until the mummy has had some turns or somebody wins. */
  #goOn(hunter: number): void {
    const chase = this.#chase;
    for (let round = 0, first = hunter; round < ROUNDS; round++, first = 0) {
      for (let who = first; who < chase.hunters && chase.winner === NOBODY; who++)
        if (chase.lives[who]! > 0) this.#runner.turn(who);
      if (chase.winner !== NOBODY) return;
      this.#prowler.walk(1 + chase.below(3) + chase.locked);
    }
  }
}
