/**
 * Memory that the searchers of one decision share. It is lent for one decision at a time: a new one costs the operating
 * system more than one that was used before.
 */

/** Room for what two threads find in more than a second. Only what is used takes memory. */
const BYTES = 64_000_000;
/** Cleared for each decision: here games keep what must begin empty. */
const CLEARED_INTS = 1024;

const idle: SharedArrayBuffer[] = [];

/** Null where there is none: a browser shares memory only within a page that is isolated from other sites. */
export function lendMemory(): SharedArrayBuffer | null {
  if (typeof SharedArrayBuffer === 'undefined') return null;
  try {
    const memory = idle.pop() ?? new SharedArrayBuffer(BYTES);
    new Int32Array(memory, 0, CLEARED_INTS).fill(0);
    return memory;
  } catch {
    // There is not that much; each searcher then works alone.
    return null;
  }
}

/** Only when no searcher can write to it any more. */
export function takeBack(memory: SharedArrayBuffer): void {
  idle.push(memory);
}
