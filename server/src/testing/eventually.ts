import { vi } from 'vitest';

/** Waits for what must come, as long as a busy machine may need: the second that Vitest allows is too short for one. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<Exclude<T, null | undefined | false>> =>
  vi.waitUntil(look, { timeout: 30_000, interval: 20 }) as Promise<Exclude<T, null | undefined | false>>;
