/** One lesson: the room of its game with a coach. */
import type { Learn, LessonWords } from '@traque/texts';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { learnWords, lessonWords, loadLessonWords, t, tableWords } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { loadBoard } from '../boards/index.ts';
import { LessonTable } from '../client/lesson.ts';
import type { GameName } from '../games.ts';
import { CoachPanel } from '../learn/coach-panel.tsx';
import { loadProgress, saveProgress } from '../learn/progress.ts';
import { useHint } from '../learn/use-hint.ts';
import { useLitParts } from '../learn/lit-parts.ts';
import { RoomScreen, useRoom } from '../room/room-screen.tsx';
import { ErrorPage } from './errors.tsx';
import '../learn/coach.css';

interface Opening {
  readonly table: LessonTable;
  readonly board: AnyBoardModule;
}

function nameOf(seat: number, isLearner: boolean): string {
  const { botNames, personName } = t().tables;
  if (!isLearner) return botNames[seat % botNames.length]!;
  return ownName.value.trim() === '' ? personName(1) : ownName.value.trim();
}

async function open(game: GameName, name: string): Promise<Opening> {
  const [table, board] = await Promise.all([
    LessonTable.open(game, name, loadProgress(game, name).done, nameOf),
    loadBoard(game),
    loadLessonWords(game),
  ]);
  return { table, board };
}

export function Screen({ game, name }: { game: GameName; name: string }) {
  const [opening, setOpening] = useState<Opening | 'none' | null>(null);
  useEffect(() => {
    // The words are there even if the lesson is not: the page that says so needs them.
    open(game, name).then(setOpening, () => loadLessonWords(game).finally(() => setOpening('none')));
  }, [game, name]);
  const [learn, texts] = [learnWords(), lessonWords(game)];
  if (opening === null || learn === null || texts === null) return <p class="waiting">{t().common.loading}</p>;
  if (opening === 'none' || texts[name] === undefined)
    return (
      <ErrorPage title={learn.noLesson} help={learn.noLessonHelp}>
        <a class="button primary" href={`/learn/${game}`}>
          {learn.all}
        </a>
      </ErrorPage>
    );
  return <Opened game={game} learn={learn} texts={texts} {...opening} />;
}

interface Props extends Opening {
  readonly game: GameName;
  readonly learn: Learn;
  readonly texts: LessonWords;
}

function Opened({ game, table, board, learn, texts }: Props) {
  const room = useRoom(table);
  const coach = table.coach.value;
  const moment = room.moment.value;
  const hint = useHint(table, coach, moment?.number ?? 0);
  const { suggested } = hint;
  useLitParts(room.animating.value || table.isMissed.value ? [] : (coach?.show ?? []), coach?.step);
  // At once, not after the next paint: the learner may leave right now.
  useEffect(
    () =>
      effect(() => {
        const now = table.coach.value;
        if (now !== null) saveProgress(game, table.name, now.done, now.steps);
      }),
    [game, table],
  );
  const suggestion =
    suggested === null || moment === null
      ? null
      : board.actionLabel(suggested, moment.view, room.faces.value, tableWords(game));
  const panel =
    coach === null ? null : (
      <CoachPanel
        {...{ table, room, board, coach, learn, hint, suggestion }}
        text={texts[table.name]!}
        ending={<Ending {...{ game, name: table.name, learn, texts }} />}
      />
    );
  return <RoomScreen table={table} room={room} coach={panel} suggested={suggested} />;
}

/** The next lesson, a game of one's own, all lessons. */
function Ending({ game, name, learn, texts }: { game: GameName; name: string; learn: Learn; texts: LessonWords }) {
  const names = Object.keys(texts);
  const next = names[names.indexOf(name) + 1];
  return (
    <>
      {next === undefined ? null : (
        <a class="button primary" href={`/learn/${game}/${next}`}>
          {learn.nextLesson(texts[next]!.title)}
        </a>
      )}
      <a class={next === undefined ? 'button primary' : 'button'} href={`/new/${game}?with=bots`}>
        {learn.play}
      </a>
      <a class="button" href={`/learn/${game}`}>
        {learn.all}
      </a>
    </>
  );
}
