/** A proved reason in words. */
import type { Reason } from '@traque/analysis/reason';
import type { App, TableWords } from '@traque/texts';
import type { SeatFace } from '../boards/contract.ts';

/** Null for a reason that has no words. */
export function reasonText(
  { kind, seat, only }: Reason,
  faces: readonly SeatFace[],
  { hints }: Pick<TableWords, 'hints'>,
  { hint: app }: App['room'],
): string | null {
  if (kind === 'winsAtOnce' || kind === 'onlyAction') return app[kind];
  const text = hints?.reasons[kind];
  if (text === undefined) return null;
  const said = typeof text === 'string' ? text : text(faces[seat ?? -1]?.name ?? '?');
  return only === true ? `${said} ${app.nothingElse}` : said;
}
