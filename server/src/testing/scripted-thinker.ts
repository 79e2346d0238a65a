import type { Thinker } from '../bots/thinker.ts';

type Action = { readonly type: string };

/** A thinker whose moves a test supplies, when it wants. */
export class ScriptedThinker implements Thinker {
  #answer: ((action: Action) => void) | null = null;
  #asked: () => void = () => undefined;

  think(): Promise<Action> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#asked();
    });
  }

  /** Resolves when a bot has been asked for a move. If several were, the last one counts. */
  async asked(): Promise<void> {
    if (this.#answer !== null) return;
    await new Promise<void>((resolve) => {
      this.#asked = resolve;
    });
  }

  move(action: Action): void {
    this.#answer!(action);
    this.#answer = null;
  }

  /** Drops a request that was not answered. */
  forget(): void {
    this.#answer = null;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
