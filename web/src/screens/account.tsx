/** Accounts by passkey: for guests who want the same games on several devices. */
import type { Answer } from '@traque/wire/api';
import { useEffect, useState } from 'preact/hooks';
import '../account/account.css';
import { SignedIn } from '../account/signed-in.tsx';
import { SignedOut } from '../account/signed-out.tsx';
import { useAttempt } from '../account/use-attempt.ts';
import { accountWords, loadAccountWords, t } from '../app/language.ts';
import { ask } from '../client/api.ts';
import { findGamesOnline } from '../parts/own-games.ts';
import { Page } from '../parts/page.tsx';

export function Screen() {
  const [found, setFound] = useState<Answer<'account'> | 'noServer' | null>(null);
  const words = accountWords();
  const look = async (): Promise<void> => {
    await findGamesOnline();
    setFound(await ask('account').catch(() => 'noServer' as const));
  };
  useEffect(() => {
    void loadAccountWords();
    void look();
  }, []);
  const attempt = useAttempt(words, look);
  const title = words?.title ?? t().common.loading;
  return (
    <Page title={title} narrow>
      <div class="stack account">
        <h1>{title}</h1>
        {attempt.said === null ? null : (
          <p role="alert" class="notice">
            {attempt.said}
          </p>
        )}
        {found === 'noServer' ? (
          <p role="alert" class="panel">
            {t().errors.noServer}. {t().errors.noServerHelp}
          </p>
        ) : null}
        {words === null || found === null || found === 'noServer' ? null : found.account === null ? (
          <SignedOut words={words} offered={found.offered} attempt={attempt} />
        ) : (
          <SignedIn words={words} info={found.account} attempt={attempt} />
        )}
        <p>
          <a class="button" href="/games">
            {t().common.games}
          </a>
        </p>
      </div>
    </Page>
  );
}
