import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { OnlineCommands } from '../client/table-client.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { failureWords } from './words.ts';

/** The link by which the own seat is played from another device, and a new one if it got into wrong hands. */
export function SeatLink({ online }: { online: OnlineCommands }) {
  const words = t().room.seatLink;
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const fetchLink = async (renew: boolean) => {
    const outcome = await online.seatLink(renew);
    if (outcome.kind === 'failed') return setSaid(failureWords(outcome.code, t()));
    setLink(outcome.link);
    setSaid(renew ? words.renewed : null);
  };
  return (
    <section>
      <h3>{words.title}</h3>
      <p class="help">{words.help}</p>
      <div class="row">
        {link === null ? (
          <button onClick={() => void fetchLink(false)}>{words.show}</button>
        ) : (
          <CopyButton key={link} text={link} look="">
            {words.copy}
          </CopyButton>
        )}
        <button onClick={() => void fetchLink(true)}>{words.renew}</button>
      </div>
      {said === null ? null : <p role="status">{said}</p>}
    </section>
  );
}
