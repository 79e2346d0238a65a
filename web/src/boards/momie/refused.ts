/** Why an action was refused, in words. */
import type { Refusal } from '@traque/engine/core/game';
import type { Language } from '@traque/texts';

export function refused(refusal: Refusal, _language: Language): string {
  return refusal.why;
}
