/** A refusal in words. */
import type { Refusal } from '@traque/engine/core/game';

export function refusalText(_game: string, refusal: Refusal): string {
  return `${refusal.rule}: ${refusal.why}`;
}
