/** The moment in which a player is out while the others play on: it says so, and offers what they can do now. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { Moment } from '../client/table-client.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';
import './out-of-game.css';

type Chosen = 'nothing' | 'watch' | 'toEnd';

/** Whether the viewer is out of a game that goes on. */
export function isOut(board: AnyBoardModule, { view, viewer }: Moment): boolean {
  return view.result === null && viewer !== null && board.isOut?.(view, viewer) === true;
}

export function OutOfGame({ room, moment }: { room: Room; moment: Moment }) {
  const words = t().ending;
  const [chosen, setChosen] = useState<Chosen>('nothing');
  const { table } = room;
  // Skipping ends with each turn of a person: on the way to the end it begins again.
  useEffect(() => {
    if (chosen === 'toEnd') room.skip();
  });
  useEffect(() => {
    if (chosen === 'toEnd') void table.playToEnd?.();
  }, [chosen]);
  if (chosen === 'watch') return null;
  if (chosen === 'toEnd')
    return (
      <section class="out-of-game panel">
        <p role="status">{words.hurrying}</p>
        <button onClick={() => setChosen('watch')}>{words.watch}</button>
      </section>
    );
  const look = room.faces.value[moment.viewer ?? 0]?.look ?? 0;
  return (
    <section class="out-of-game panel" aria-labelledby="out">
      <div class="winners">
        <Mark look={look} />
      </div>
      <div role="alert">
        <h2 id="out">{words.out}</h2>
        <p>{words.outHelp}</p>
      </div>
      <div class="row">
        <button class="primary" onClick={() => setChosen('toEnd')}>
          <Icon name="skip" />
          {words.toEnd}
        </button>
        <button onClick={() => setChosen('watch')}>{words.watch}</button>
        <a class="button" href={`/new/${room.table.game}`}>
          {t().room.newGame}
        </a>
      </div>
    </section>
  );
}
