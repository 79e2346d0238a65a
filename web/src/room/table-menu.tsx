import { useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { Icon } from '../parts/icons.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { Room } from './room.ts';

/** What one seldom needs: record, seal, keys, leaving. */
export function TableMenu({ room }: { room: Room }) {
  const words = t().room;
  const dialog = useRef<HTMLDialogElement>(null);
  const [agreed, setAgreed] = useState(false);
  const company = room.company.value;
  const over = company?.stage === 'over';
  const online = room.table.online;
  return (
    <>
      <button class="quiet icon" aria-label={words.menu} onClick={() => dialog.current?.showModal()}>
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        aria-label={words.menu}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current?.close();
        }}
      >
        <div class="stack table-menu">
          <div class="row">
            <h2>{words.menu}</h2>
            <button class="quiet icon" aria-label={t().common.close} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </button>
          </div>
          <div class="row">
            <button
              onClick={() => void room.table.record().then((text) => saveFile(`traque-${room.table.game}.json`, text))}
            >
              {over ? words.exportRecord : words.exportRunning}
            </button>
            <a class="button" href={`/rules/${room.table.game}`} target="_blank" rel="noreferrer">
              {t().common.rules}
            </a>
            <a class="button" href="/settings">
              {t().common.settings}
            </a>
            {online !== null && company?.stage === 'playing' && room.moment.value?.viewer !== null ? (
              <>
                <button onClick={() => void online.abandon(true).then(() => setAgreed(true))}>{words.abandon}</button>
                <button onClick={() => void online.leave().then(() => go('/'))}>{words.leave}</button>
              </>
            ) : null}
          </div>
          {agreed ? <p role="status">{words.abandonAgreed}</p> : null}
          {(company?.watchers ?? 0) > 0 ? <p class="help">{words.watchers(company?.watchers ?? 0)}</p> : null}
          <section>
            <h3>{words.help}</h3>
            <dl class="keys">
              {words.keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
          {company === null ? null : (
            <section>
              <h3>{words.fairDice}</h3>
              <p class="help">{words.fairDiceHelp}</p>
              <code class="seal">{company.commit}</code>
            </section>
          )}
        </div>
      </dialog>
    </>
  );
}
