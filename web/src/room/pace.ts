/** How long animations take: the one place for speed, skipping and reduced motion. */
import type { MatchEvent } from '@traque/engine/core/match';
import type { Pace, Stage } from '../boards/contract.ts';

export interface PaceSettings {
  speed(): number;
  reduced(): boolean;
}

/** The pace of one update. `skip` ends everything under way and to come at once; `settle` releases what was moved. */
export class RunningPace implements Pace {
  readonly #settings: PaceSettings;
  readonly #moved: Animation[] = [];
  readonly #skipped: Promise<void>;
  #skip!: () => void;
  #skipping = false;
  /** While it is held. */
  #goOn: (() => void) | null = null;

  constructor(settings: PaceSettings) {
    this.#settings = settings;
    this.#skipped = new Promise((resolve) => {
      this.#skip = resolve;
    });
  }

  get reduced(): boolean {
    return this.#settings.reduced();
  }

  async wait(ms: number): Promise<void> {
    if (this.#skipping) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms / this.#settings.speed());
    });
    await Promise.race([passed, this.#skipped]);
    clearTimeout(timer);
  }

  async animate(element: Element, keyframes: Keyframe[], ms: number, easing = 'ease-in-out'): Promise<void> {
    const duration = this.reduced || this.#skipping ? 0 : ms / this.#settings.speed();
    const animation = element.animate(keyframes, { duration, easing, fill: 'forwards' });
    this.#moved.push(animation);
    // A hidden or removed element never finishes by itself.
    const finished = animation.finished.then(
      () => undefined,
      () => undefined,
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, duration + 250);
    });
    await Promise.race([finished, this.#skipped, late]);
    clearTimeout(timer);
    if (animation.playState === 'running') animation.finish();
  }

  async hold(onHold: (goOn: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      onHold(resolve);
    });
    this.#goOn = null;
  }

  skip(): void {
    this.#goOn?.();
    this.#skipping = true;
    this.#skip();
  }

  /** The board now shows the new position: ends held by animations would show it twice. */
  settle(): void {
    for (const animation of this.#moved) animation.cancel();
    this.#moved.length = 0;
  }
}

type Player = (event: MatchEvent, pace: Pace) => Promise<void>;

/** The stage between a room and its board: hands each event to the board that plays it, one after the other. */
export class RoomStage implements Stage<MatchEvent> {
  readonly #players = new Set<Player>();

  onPlay(play: Player): () => void {
    this.#players.add(play);
    return () => this.#players.delete(play);
  }

  async play(event: MatchEvent, pace: Pace): Promise<void> {
    await Promise.all([...this.#players].map((play) => play(event, pace)));
  }
}
