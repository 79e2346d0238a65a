/** Chances as people read them. */
import { locale } from '../app/language.ts';

const DIGITS = 1;

/** A share as percentage points: "12.3", with a sign "+12.3". */
export function points(share: number, sign: 'signed' | 'plain'): string {
  const format = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: DIGITS,
    maximumFractionDigits: DIGITS,
    signDisplay: sign === 'signed' ? 'exceptZero' : 'negative',
  });
  return format.format(100 * share).replace('-', '−');
}

export const wholePercent = (share: number): number => Math.round(100 * share);
