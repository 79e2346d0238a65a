/** Parts of the app that are fetched when they are needed, and may then not be there any more. */
import { signal } from '@preact/signals';

/** A worker could not be started. */
export const unloaded = signal(false);

/** Whether this error means that a part of the app could not be fetched; each browser says it in its own words. */
export function isUnloaded(error: unknown): boolean {
  return error instanceof Error && /module script|dynamically imported module|preload CSS/i.test(error.message);
}
