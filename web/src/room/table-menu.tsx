import { useRef } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import { go } from '../app/router.ts';
import { openBook } from '../book/open-book.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { OnlineCommands, Roster } from '../client/table-client.ts';
import type { GameName } from '../games.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icons.tsx';
import { recordFileName } from '../parts/record-name.ts';
import { saveFile } from '../parts/save-file.ts';
import { Resign } from '../ratings/resign.tsx';
import { keysFor, offersOf } from './offers.ts';
import { Rename } from './rename.tsx';
import type { Room } from './room.ts';
import { SeatLink } from './seat-link.tsx';
import { failureCode } from './words.ts';

/** The host of a game among bots alone, which nobody else can end. */
function isAloneWithBots(roster: Roster | null): boolean {
  return roster?.phase === 'playing' && roster.host && roster.seats.every(({ kind }) => kind === 'bot');
}

/** What is seldom needed: record, seal, keys, leaving. */
export function TableMenu({ room, board }: { room: Room; board: AnyBoardModule }) {
  const words = t().room;
  const dialog = useRef<HTMLDialogElement>(null);
  const roster = room.roster.value;
  const over = roster?.phase === 'over';
  const isLesson = roster?.commit === null;
  const online = room.table.online;
  const own = roster?.seats.find(({ kind }) => kind === 'me');
  const { live, game } = room.table;
  const between = online === null ? [] : ([['N', t().mine.nextKey]] as const);
  const common = keysFor(offersOf(room, board), words.keys);
  const keys = [...common, ...between, ...(live ? tableWords(game).keys : words.replayKeys)];
  // The room shows what comes of it: above the board, or where refusals are.
  const abandon = async (online: OnlineCommands) => {
    dialog.current?.close();
    room.report(await online.abandon(true));
  };
  const exportRecord = async () => {
    try {
      const text = await room.table.record();
      saveFile(recordFileName(text, Date.now()), text);
    } catch (error) {
      dialog.current?.close();
      room.report({ kind: 'failed', code: failureCode(error) });
    }
  };
  const resign = async (online: OnlineCommands) => {
    dialog.current?.close();
    room.report(await online.leave());
  };
  const leave = async (online: OnlineCommands) => {
    const outcome = await online.leave();
    if (outcome.kind === 'done') return go('/');
    dialog.current?.close();
    room.report(outcome);
  };
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
            {isLesson ? null : (
              <button onClick={() => void exportRecord()}>{over ? words.exportRecord : words.exportRunning}</button>
            )}
            <button
              onClick={() => {
                dialog.current?.close();
                openBook(room.table.game as GameName);
              }}
            >
              {t().common.rules}
            </button>
            <a class="button" href="/settings">
              {t().common.settings}
            </a>
            {online !== null && roster?.phase === 'playing' && room.moment.value?.viewer !== null ? (
              <>
                <button onClick={() => void abandon(online)}>{words.abandon}</button>
                {roster.rated === true ? null : <button onClick={() => void leave(online)}>{words.leave}</button>}
              </>
            ) : null}
            {online !== null && isAloneWithBots(roster) ? (
              <button onClick={() => void abandon(online)}>{t().tables.closeTable}</button>
            ) : null}
          </div>
          {online !== null && roster?.rated === true && roster.phase === 'playing' && own !== undefined ? (
            <Resign resign={() => void resign(online)} />
          ) : null}
          {online === null ? null : (
            <div class="row">
              <CopyButton text={online.link} look="">
                {t().online.watchLink}
              </CopyButton>
            </div>
          )}
          {online !== null && own !== undefined && roster?.phase === 'playing' ? (
            <section>
              <h3>{t().tables.joinName}</h3>
              <Rename id="menu-name" name={own.name} rename={(name) => void online.rename(name).then(room.report)} />
            </section>
          ) : null}
          {(roster?.watchers ?? 0) > 0 ? <p class="help">{words.watchers(roster?.watchers ?? 0)}</p> : null}
          <section>
            <h3>{words.help}</h3>
            <dl class="keys">
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
          {online !== null && roster?.phase === 'playing' && room.moment.value?.viewer !== null ? (
            <SeatLink online={online} />
          ) : null}
          {roster === null || isLesson ? null : (
            <section>
              <h3>{words.fairDice}</h3>
              <p class="help">{words.fairDiceHelp}</p>
              <code class="seal">{roster.commit}</code>
            </section>
          )}
        </div>
      </dialog>
    </>
  );
}
