import { useState } from 'preact/hooks';
import { language, t, tableWords } from '../app/language.ts';
import { go } from '../app/router.ts';
import type { Moment } from '../client/table-client.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';
import { failureCode, failureWords, resultWords } from './words.ts';

/** The end: who won, or that the game was abandoned, and what to do next. */
export function GameOver({ room, moment }: { room: Room; moment: Moment }) {
  const words = t().room;
  const { result } = moment.view;
  const replay = room.table.replay();
  return (
    <section class="game-over panel" aria-labelledby="over">
      <div class="winners">
        {(result?.winners ?? []).map((seat) => (
          <Mark key={seat} look={room.faces.value[seat]?.look ?? 0} />
        ))}
      </div>
      <h2 id="over">
        {result === null
          ? words.notes.abandoned()
          : resultWords(result, moment, room.faces.value, tableWords(room.table.game), t(), language.value)}
      </h2>
      <div class="row">
        <Again room={room} />
        {replay === null ? null : (
          <a class="button" href={replay}>
            {words.watchAgain}
          </a>
        )}
        <a class="button" href="/">
          {words.newGame}
        </a>
      </div>
    </section>
  );
}

/** The rematch: a link to it once there is one, before that a button to ask for it. */
function Again({ room }: { room: Room }) {
  const words = t().room;
  const [problem, setProblem] = useState<string | null>(null);
  const { rematch } = room.table;
  const next = room.roster.value?.next ?? null;
  if (next !== null)
    return (
      <>
        <p role="status">{words.rematchWaiting}</p>
        <a class="button primary" href={next}>
          {words.rematch}
        </a>
      </>
    );
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
