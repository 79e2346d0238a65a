import { language, t } from '../app/language.ts';
import { go } from '../app/router.ts';
import type { Moment } from '../client/table.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';
import { resultWords } from './words.ts';

/** The end: who won, and what one may want next. */
export function GameOver({ room, moment }: { room: Room; moment: Moment }) {
  const words = t().room;
  const { result } = moment.view;
  const { rematch } = room.table;
  const replay = room.table.replay();
  const next = room.company.value?.next ?? null;
  if (result === null) return null;
  return (
    <section class="game-over panel" aria-labelledby="over">
      <div class="winners">
        {result.winners.map((seat) => (
          <Mark key={seat} look={room.faces.value[seat]?.look ?? 0} />
        ))}
      </div>
      <h2 id="over">{resultWords(result, moment, room.faces.value, t(), language.value)}</h2>
      {next === null ? null : <p role="status">{words.nextWaits}</p>}
      <div class="row">
        {next === null ? null : (
          <a class="button primary" href={next}>
            {words.rematch}
          </a>
        )}
        {rematch === null || next !== null ? null : (
          <button class="primary" onClick={() => void rematch().then((to) => go(to))}>
            {words.rematch}
          </button>
        )}
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
