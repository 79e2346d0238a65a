import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language, t, tableWords } from '../app/language.ts';
import { go } from '../app/router.ts';
import type { Moment } from '../client/table-client.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { RematchOffer } from './rematch-offer.tsx';
import type { Room } from './room.ts';
import { failureCode, failureWords, resultWords, unfinishedWords } from './words.ts';

interface DialogProps {
  readonly room: Room;
  readonly moment: Moment;
  readonly close: () => void;
}

/** Loaded when the first game is over. Where it cannot be loaded, the line under the board says enough. */
function EndingDialog(props: DialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  useEffect(() => {
    import('../ending/ending-dialog.tsx').then((module) => setDialog(() => module.Screen), props.close);
  }, []);
  return Dialog === null ? null : <Dialog {...props} />;
}

/**
 * The end: who won, or that the game was abandoned, and what to do next. It opens by itself, also when a finished table
 * is opened again; closed, a line under the board stays.
 */
export function GameOver({ room, moment }: { room: Room; moment: Moment }) {
  const [open, setOpen] = useState(true);
  const { result } = moment.view;
  return (
    <>
      <section class="game-over panel" aria-labelledby="over">
        <div class="winners">
          {(result?.winners ?? []).map((seat) => (
            <Mark key={seat} look={room.faces.value[seat]?.look ?? 0} />
          ))}
        </div>
        <h2 id="over">
          {result === null
            ? unfinishedWords(room.roster.value?.forfeit, room.faces.value, t())
            : resultWords(result, moment, room.faces.value, tableWords(room.table.game), t(), language.value)}
        </h2>
        {open ? null : (
          <div class="row">
            <GameOverActions room={room}>
              <ShowResult show={() => setOpen(true)} />
            </GameOverActions>
          </div>
        )}
      </section>
      {open ? <EndingDialog room={room} moment={moment} close={() => setOpen(false)} /> : null}
    </>
  );
}

/** Opens the result of a game that was watched to its end. */
export function ResultButton({ room, moment }: { room: Room; moment: Moment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ShowResult show={() => setOpen(true)} />
      {open ? <EndingDialog room={room} moment={moment} close={() => setOpen(false)} /> : null}
    </>
  );
}

function ShowResult({ show }: { show: () => void }) {
  return (
    <button onClick={show}>
      <Icon name="crown" />
      {t().ending.open}
    </button>
  );
}

/** The address of the analysis, from the viewer's own seat; null of a game without a result. */
function analysisOf(room: Room): string | null {
  const replay = room.table.replay();
  const moment = room.moment.value;
  if (replay === null || moment === null || moment.view.result === null) return null;
  return `${replay.replace('/replay/', '/analysis/')}${moment.viewer === null ? '' : `?seat=${moment.viewer}`}`;
}

/** What to do next; the same in the dialog and in the line under the board. */
export function GameOverActions({ room, children }: { room: Room; children?: ComponentChildren }) {
  const replay = room.table.replay();
  const analysis = analysisOf(room);
  return (
    <>
      {room.table.live ? <Rematch room={room} /> : null}
      {children}
      {analysis === null ? null : (
        <a class="button" href={analysis}>
          <Icon name="chart" />
          {t().common.analyse}
        </a>
      )}
      {replay === null ? null : (
        <a class="button" href={replay}>
          <Icon name="play" />
          {t().common.replay}
        </a>
      )}
      <a class="button" href="/">
        {t().common.home}
      </a>
    </>
  );
}

/** The rematch: a link to it once there is one, before that a button to ask for it. */
function Rematch({ room }: { room: Room }) {
  const words = t().room;
  const [problem, setProblem] = useState<string | null>(null);
  const { rematch } = room.table;
  const next = room.roster.value?.next ?? null;
  if (next !== null) return <RematchOffer room={room} to={next} />;
  if (rematch === null) return <p role="status">{words.rematchPossible}</p>;
  const ask = () => {
    rematch().then(
      (to) => go(to),
      (error: unknown) => setProblem(failureWords(failureCode(error), t())),
    );
  };
  return (
    <>
      <button class="primary" onClick={ask}>
        {words.rematch}
      </button>
      {problem === null ? null : (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </>
  );
}
