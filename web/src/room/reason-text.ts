/** A proved reason in the reader's words. */
import type { Reason } from '@traque/analysis/reason';
import { type App, reasonText as textOf, type TableWords } from '@traque/texts';
import type { SeatFace } from '../boards/contract.ts';

/** Null for a reason that has no words. */
export function reasonText(
  reason: Reason,
  faces: readonly SeatFace[],
  words: Pick<TableWords, 'hints'>,
  { hint }: App['room'],
): string | null {
  return textOf(reason, (seat) => faces[seat]?.name ?? '?', words, hint);
}
