/** For guests: adding a passkey, signing in with one, or with a recovery code. */
import { useState } from 'preact/hooks';
import type { Account } from '@traque/texts';
import { ownName } from '../app/settings.ts';
import { gamesOnline } from '../parts/own-games.ts';
import { addPasskey, recover, signIn } from './passkeys.ts';
import type { Attempt } from './use-attempt.ts';
import { obstacleHere } from './where.ts';

interface Props {
  readonly words: Account;
  readonly offered: boolean;
  readonly attempt: Attempt;
}

export function SignedOut({ words, offered, attempt }: Props) {
  const obstacle = offered ? obstacleHere() : 'notOffered';
  return (
    <>
      <p>{words.intro}</p>
      {obstacle === null ? <WithPasskey words={words} attempt={attempt} /> : null}
      {obstacle === null ? null : (
        <p class="panel" role="status">
          {words[obstacle]} {words.otherwise}
        </p>
      )}
      {offered ? <WithCode words={words} attempt={attempt} /> : null}
    </>
  );
}

function WithPasskey({ words, attempt }: Omit<Props, 'offered'>) {
  const [bring, setBring] = useState(true);
  const [name, setName] = useState(ownName.value);
  const isNamed = name.trim() !== '';
  return (
    <>
      <section class="panel stack">
        <h2>{words.add}</h2>
        <p class="help">{words.addHelp}</p>
        {ownName.value === '' ? (
          <label class="stack-tight">
            {words.name}
            <input
              maxLength={24}
              autoComplete="nickname"
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
        ) : null}
        <div class="row">
          <button
            class="primary"
            disabled={!isNamed || attempt.isBusy}
            onClick={() => attempt.run(async () => void (await addPasskey(name.trim())))}
          >
            {words.add}
          </button>
        </div>
      </section>
      <section class="panel stack">
        <h2>{words.haveOne}</h2>
        {gamesOnline.value.length > 0 ? (
          <label class="row">
            <input type="checkbox" checked={bring} onChange={({ currentTarget }) => setBring(currentTarget.checked)} />
            {words.bring}
          </label>
        ) : null}
        <div class="row">
          <button
            disabled={attempt.isBusy}
            onClick={() =>
              attempt.run(async () => {
                const brought = await signIn(bring);
                return brought > 0 ? words.brought(brought) : undefined;
              })
            }
          >
            {words.signIn}
          </button>
        </div>
      </section>
    </>
  );
}

/** Works at every address. */
function WithCode({ words, attempt }: Omit<Props, 'offered'>) {
  const [code, setCode] = useState('');
  return (
    <details>
      <summary>{words.noPasskey}</summary>
      <form
        class="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          attempt.run(async () => void (await recover(code, true)));
        }}
      >
        <label class="stack-tight">
          {words.code}
          <input
            class="code"
            autoComplete="one-time-code"
            spellcheck={false}
            maxLength={60}
            value={code}
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>
        <div class="row">
          <button disabled={code.trim() === '' || attempt.isBusy}>{words.useCode}</button>
        </div>
      </form>
    </details>
  );
}
