import type { Thinker } from '../bots/thinker.ts';

type Action = { readonly type: string };

/** Bots that do what the test tells them to, when it tells them. */
export class ScriptedThinker implements Thinker {
  #answer: ((action: Action) => void) | null = null;
  #asked: () => void = () => undefined;

  think(): Promise<Action> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#asked();
    });
  }

  /** Resolves when one has to think: of several the last that was asked is meant. */
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

  /** Whoever was asked and not told is forgotten. */
  forget(): void {
    this.#answer = null;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
