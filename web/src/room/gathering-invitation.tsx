/** The link to a table, in every form in which it can reach somebody. */
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { lazily } from '../app/lazily.tsx';
import { FriendOffers } from '../invitations/friend-offers.tsx';
import { CopyButton } from '../parts/copy-button.tsx';

const QrCode = lazily<{ text: string; label: string }>(() => import('../parts/qr-code.tsx'));

/** Addresses that work on this machine only. */
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** `full`: nobody can join any more, but they can watch. */
export function Invitation({ id, link, full, title }: { id: string; link: string; full: boolean; title: string }) {
  const words = t().tables;
  const [shown, setShown] = useState(false);
  return (
    <section class="panel invitation" aria-labelledby="invitation">
      <h2 id="invitation">{words.invitation}</h2>
      {full ? null : <FriendOffers id={id} />}
      <div class="row">
        <input
          class="grow"
          readOnly
          value={link}
          aria-label={words.invitation}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} look={full ? '' : 'primary'}>
          {t().common.copy}
        </CopyButton>
        {'share' in navigator ? (
          <button onClick={() => void navigator.share({ title, text: title, url: link }).catch(() => undefined)}>
            {t().common.share}
          </button>
        ) : null}
        <button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t().online.qr}
        </button>
      </div>
      {shown ? (
        <div class="qr-place">
          <QrCode text={link} label={t().online.qr} />
          <p class="help">{t().online.qrHelp}</p>
        </div>
      ) : null}
      <p class="help">{full ? t().errors.fullTableHelp : words.invitationHelp}</p>
      {loopback.test(location.hostname) ? <p class="notice">{words.thisMachine}</p> : null}
    </section>
  );
}
