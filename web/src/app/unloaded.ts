/** Parts of the app that are fetched when they are needed, and may then not be there any more. */
import { signal } from '@preact/signals';

/** A worker could not be started: the one that knows the rules, or one where bots think. */
export const unloaded = { rules: signal(false), bots: signal(false) };

/** At a table on a server bots think there, and a set-up does not need them yet. */
const needsBots = (path: string): boolean => !/^\/(?:table|new)\//.test(path);

/** Whether the page at this path cannot go on without them. */
export function lacksWorker(path: string): boolean {
  return unloaded.rules.value || (unloaded.bots.value && needsBots(path));
}

/** Whether this error means that a part of the app could not be fetched; each browser says it in its own words. */
export function isUnloaded(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported module|preload CSS/i.test(error.message);
}
