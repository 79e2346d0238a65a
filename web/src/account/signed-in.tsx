/** An account: its passkeys and codes, signing out, deleting it. */
import type { AccountInfo } from '@traque/wire/account';
import type { Account } from '@traque/texts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { locale } from '../app/language.ts';
import { ask } from '../client/api.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { t } from '../app/language.ts';
import { addPasskey, deleteAccount, signOut } from './passkeys.ts';
import type { Attempt } from './use-attempt.ts';
import { obstacleHere } from './where.ts';

interface Props {
  readonly words: Account;
  readonly info: AccountInfo;
  readonly attempt: Attempt;
}

const day = (time: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(time);

export function SignedIn(props: Props) {
  const { words, info } = props;
  return (
    <>
      <p>
        <strong>{words.signedInAs(info.name)}</strong>
      </p>
      {info.restrictedUntil === null ? null : (
        <p class="notice" role="status">
          {words.restricted(day(info.restrictedUntil))}
        </p>
      )}
      <Passkeys {...props} />
      <Codes {...props} />
      <Leaving {...props} />
    </>
  );
}

function Passkeys({ words, info, attempt }: Props) {
  return (
    <section class="panel stack">
      <h2>{words.passkeys}</h2>
      <ul class="passkeys">
        {info.passkeys.map(({ id, label, synced, created, used }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <span class="help">
                {[words.added(day(created)), used === null ? null : words.used(day(used)), synced ? words.synced : null]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </span>
            {info.passkeys.length > 1 ? (
              <Twice
                label={words.remove(label)}
                help={words.removeHelp}
                yes={words.yes}
                words={words}
                run={() => attempt.run(async () => void (await ask('removePasskey', {}, { id })))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {obstacleHere() === null ? (
        <div class="row">
          <button disabled={attempt.isBusy} onClick={() => attempt.run(async () => void (await addPasskey(info.name)))}>
            {words.addAnother}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Codes({ words, info, attempt }: Props) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const { left, used } = info.codes;
  return (
    <section class="panel stack">
      <h2>{words.codes}</h2>
      <p>{left === 0 ? words.codesNone : words.codesLeft(left)}</p>
      {used.map((time) => (
        <p key={time} class="notice">
          {words.codesUsed(day(time))}
        </p>
      ))}
      {shown.length > 0 ? (
        <div class="stack" role="status">
          <p>{words.codesShown}</p>
          <ul class="recovery-codes">
            {shown.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div class="row">
            <CopyButton text={shown.join('\n')} look="">
              {t().common.copy}
            </CopyButton>
          </div>
        </div>
      ) : null}
      <div class="row">
        <button
          class={left === 0 ? 'primary' : ''}
          disabled={attempt.isBusy}
          onClick={() => attempt.run(async () => setShown((await ask('makeCodes')).codes) as undefined)}
        >
          {words.makeCodes}
        </button>
        {left === 0 ? null : (
          <button
            class="quiet"
            disabled={attempt.isBusy}
            onClick={() =>
              attempt.run(async () => {
                await ask('revokeCodes');
                setShown([]);
                return undefined;
              })
            }
          >
            {words.revokeCodes}
          </button>
        )}
      </div>
    </section>
  );
}

function Leaving({ words, attempt }: Props) {
  const run = (work: () => Promise<void>) => attempt.run(() => work().then(() => undefined));
  return (
    <section class="panel stack">
      <p class="help">{words.signOutHelp}</p>
      <div class="row">
        <button onClick={() => run(() => signOut(false))}>{words.signOut}</button>
        <button onClick={() => run(() => signOut(true))}>{words.signOutAll}</button>
      </div>
      <Twice
        label={words.delete}
        help={words.deleteHelp}
        yes={words.deleteYes}
        words={words}
        run={() => run(deleteAccount)}
      />
    </section>
  );
}

interface TwiceProps {
  readonly label: string;
  readonly help: ComponentChildren;
  readonly yes: string;
  readonly words: Account;
  readonly run: () => void;
}

/** Asked twice: there is no way back. */
function Twice({ label, help, yes, words, run }: TwiceProps) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div class="row">
        <button class="quiet" onClick={() => setAsking(true)}>
          {label}
        </button>
      </div>
    );
  return (
    <div class="stack asking" role="alert">
      <p>{help}</p>
      <div class="row">
        <button onClick={run}>{yes}</button>
        <button class="quiet" onClick={() => setAsking(false)}>
          {words.no}
        </button>
      </div>
    </div>
  );
}
