/** A link to this game for others: a table of the server has one already, any other game is uploaded on request. */
import { useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { shareRecord } from '../client/records.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { ReplayViewer } from '../client/worker/timeline.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icons.tsx';
import { addressOf } from './place.ts';

interface Props {
  readonly id: string;
  readonly table: ReplayTable;
  readonly at: number;
  readonly viewer: ReplayViewer;
}

type Sharing =
  | { readonly state: 'asked' | 'uploading' }
  | { readonly state: 'shared'; readonly id: string }
  | { readonly state: 'failed'; readonly why: 'refused' | 'tooMany' | 'noServer' };

/** Whether the address works for others as it is. */
const isPublic = (id: string): boolean => id.startsWith('table-') || id.startsWith('shared-');

export function ShareReplay({ id, table, at, viewer }: Props) {
  const words = t().replay;
  const dialog = useRef<HTMLDialogElement>(null);
  const [sharing, setSharing] = useState<Sharing>({ state: 'asked' });
  if (isPublic(id)) return null;
  const upload = async () => {
    setSharing({ state: 'uploading' });
    const shared = await shareRecord(await table.record());
    setSharing(
      'id' in shared ? { state: 'shared', id: `shared-${shared.id}` } : { state: 'failed', why: shared.problem },
    );
  };
  return (
    <>
      <button class="quiet" title={words.share} onClick={() => dialog.current?.showModal()}>
        <Icon name="share" />
        <span class="wide">{words.share}</span>
      </button>
      <dialog ref={dialog} aria-labelledby="share-title">
        <div class="stack">
          <h2 id="share-title">{words.share}</h2>
          {sharing.state === 'shared' ? (
            <Link address={`${location.origin}${addressOf(sharing.id, { at, viewer })}`} />
          ) : (
            <>
              <p>{words.shareHelp}</p>
              <button class="primary" disabled={sharing.state === 'uploading'} onClick={() => void upload()}>
                {sharing.state === 'uploading' ? words.sharing : words.shareYes}
              </button>
            </>
          )}
          {sharing.state === 'failed' ? (
            <p role="alert" class="problem">
              {sharing.why === 'refused' ? words.refused : t().errors[sharing.why]}
            </p>
          ) : null}
          <button class="quiet" onClick={() => dialog.current?.close()}>
            {t().common.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Link({ address }: { address: string }) {
  const words = t().replay;
  return (
    <>
      <p role="status">{words.shared}</p>
      <input
        readOnly
        aria-label={words.share}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={address} look="primary">
        {words.copyLink}
      </CopyButton>
    </>
  );
}
