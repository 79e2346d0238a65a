/** The courses: every lesson of one game or of all, and how far the learner has come. */
import type { Learn } from '@traque/texts';
import { useEffect, useState } from 'preact/hooks';
import { gameWords, learnWords, lessonWords, loadLessonWords, t } from '../app/language.ts';
import type { CourseOutline } from '../client/worker/lesson-tables.ts';
import { engine } from '../client/workers.ts';
import { type GameName, gameNames, manifests } from '../games.ts';
import { loadProgress } from '../learn/progress.ts';
import { Page } from '../parts/page.tsx';
import './learn.css';

type Outlines = ReadonlyMap<GameName, CourseOutline>;

async function load(games: readonly GameName[]): Promise<Outlines> {
  const outlines = Promise.all(games.map(async (game) => [game, await engine().courseOutline(game)] as const));
  await Promise.all(games.map(loadLessonWords));
  return new Map(await outlines);
}

/** `game`: only this one. */
export function Screen({ game }: { game?: GameName }) {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  useEffect(() => {
    const taught = (game === undefined ? gameNames : [game]).filter((name) => gameWords(name).loadLessons);
    void load(taught).then(setOutlines);
  }, [game]);
  const learn = learnWords();
  if (outlines === null || learn === null) return <p class="waiting">{t().common.loading}</p>;
  return (
    <Page title={learn.title} narrow cover={game} world={game === undefined ? 'cave' : manifests[game].world}>
      <h1>{learn.title}</h1>
      <p class="help">{learn.intro}</p>
      {[...outlines].map(([name, outline]) => (
        <section key={name} class="course" aria-labelledby={`course-${name}`}>
          <h2 id={`course-${name}`}>{manifests[name].title}</h2>
          <Lessons game={name} names={outline.lessons} learn={learn} />
          {outline.challenges.length === 0 ? null : (
            <>
              <h3>{learn.challenges}</h3>
              <Lessons game={name} names={outline.challenges} learn={learn} />
            </>
          )}
        </section>
      ))}
    </Page>
  );
}

function Lessons({ game, names, learn }: { game: GameName; names: readonly string[]; learn: Learn }) {
  const texts = lessonWords(game) ?? {};
  const all = names.map((name) => ({ name, text: texts[name], ...loadProgress(game, name) }));
  const first = all.find(({ finished }) => !finished)?.name;
  return (
    <ol class="lessons">
      {all.map(({ name, text, done, steps, finished }) => {
        const isBegun = done.length > 0 && done.length < steps;
        return (
          <li key={name} class="panel" data-finished={finished}>
            <div>
              <strong>{text?.title}</strong>
              <p class="help">{text?.idea}</p>
              {isBegun ? <progress value={done.length} max={steps} aria-label={text?.title} /> : null}
            </div>
            <a class={name === first ? 'button primary' : 'button'} href={`/learn/${game}/${name}`}>
              {isBegun ? learn.resume : finished ? learn.again : learn.begin}
              <span class="aside">{text?.title}</span>
            </a>
            {finished ? (
              <span class="done">
                <svg viewBox="0 0 24 24" width="1.1em" height="1.1em" aria-hidden="true">
                  <path d="m4.5 12.6 5 5.2 10-11.4" fill="none" stroke="currentColor" stroke-width="3" />
                </svg>
                {learn.finished}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
