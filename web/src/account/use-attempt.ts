/** Runs what a button asks for, one at a time, and says what went wrong. */
import type { Account } from '@traque/texts';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { failureWords } from '../room/words.ts';
import { failureOf } from './passkeys.ts';

export interface Attempt {
  readonly isBusy: boolean;
  /** What is to be read: a mistake, or what was done. */
  readonly said: string | null;
  /** The work may return what is to be said when it is done. */
  run(work: () => Promise<string | undefined>): void;
}

const own = new Set(['badPasskey', 'badCode', 'cancelled'] as const);
type Own = typeof own extends Set<infer K> ? K : never;

function words(account: Account, code: string): string {
  return own.has(code as Own) ? account[code as Own] : failureWords(code, t());
}

/** `after`: looks at the account again. */
export function useAttempt(account: Account | null, after: () => Promise<void>): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const attempt = async (work: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    setSaid(null);
    try {
      const done = await work();
      await after();
      setSaid(done ?? null);
    } catch (error) {
      if (account !== null) setSaid(words(account, failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, said, run: (work) => void attempt(work) };
}
