/** A plain board: one button for each cell, and no animation. A click is an intent; the table says why it is illegal. */
import type { Action, Cell, Event, View } from '@traque/engine/burrow/protocol';
import type { Table } from '@traque/texts/en/burrow';
import type { BoardProps } from '../contract.ts';
import './board.css';
import { Hare } from './Hare.tsx';

const cells: readonly Cell[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function Board({ view, viewer, legal, words: { board: words }, act }: BoardProps<View, Action, Event, Table>) {
  const last = view.searches.at(-1);
  const targets = new Set(legal?.actions.map((action) => (action.type === 'hop' ? action.to : action.cell)));
  const choose = (cell: Cell): void => {
    if (legal !== null) act(viewer === view.options.hare ? { type: 'hop', to: cell } : { type: 'search', cell });
  };
  return (
    <div class="burrow">
      <div class="line" role="group" aria-label={words.line}>
        {cells.map((cell) => {
          const label = [
            words.cell(cell),
            ...(cell === view.hare ? [words.hareHere] : []),
            ...(cell === last?.cell ? [words.searchedLast(words.answers[last.answer])] : []),
          ];
          return (
            <button
              key={cell}
              type="button"
              class={targets.has(cell) ? 'cell target' : 'cell'}
              aria-disabled={!targets.has(cell)}
              aria-label={label.join(', ')}
              onClick={() => choose(cell)}
            >
              <b>{cell}</b>
              {cell === view.hare && <Hare />}
            </button>
          );
        })}
      </div>
      {last && <p>{words.describe.search({ cell: last.cell, answer: words.answers[last.answer] })}</p>}
      {typeof view.die === 'number' && <p>{words.die(view.die)}</p>}
      {view.nightfall !== undefined && <p>{words.searchesLeft(view.nightfall - view.searches.length)}</p>}
    </div>
  );
}
