import { t } from '../app/language.ts';
import type { Ending } from '../client/ending.ts';
import { Icon } from '../parts/icons.tsx';

const MINUTE_MS = 60_000;

/** Whether every draw of the game fits the seal, and the secret itself for those who want to check. */
export function Seal({ ending: { verified, secret, commit, moves, time } }: { ending: Ending }) {
  const words = t().ending;
  return (
    <details class={verified ? 'seal-shown verified' : 'seal-shown'}>
      <summary>
        <Icon name={verified ? 'check' : 'close'} />
        {verified ? t().room.recordValid : t().room.recordInvalid}
      </summary>
      {time === null ? null : (
        <p>{words.played({ moves, minutes: Math.max(1, Math.round((time.to - time.from) / MINUTE_MS)) })}</p>
      )}
      <dl>
        <dt>{words.secret}</dt>
        <dd>
          <code class="seal">{secret}</code>
        </dd>
        <dt>{words.seal}</dt>
        <dd>
          <code class="seal">{commit}</code>
        </dd>
      </dl>
    </details>
  );
}
