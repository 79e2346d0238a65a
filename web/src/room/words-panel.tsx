import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { useRef } from 'preact/hooks';
import { Advice } from './advice.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly analysis: unknown;
}

/** The board in words: the position as lists, and every legal action as a button. */
export function WordsPanel({ room, board, analysis }: Props) {
  const moment = room.moment.value;
  const actions = useRef<HTMLElement>(null);
  if (moment === null) return null;
  const words = t().room;
  const legal = room.legal.value;
  const faces = room.faces.value;
  const passages = board.describe(moment.view, moment.viewer, faces, tableWords(room.table.game), {
    legal: moment.legal ?? null,
    analysis,
  });
  return (
    <div class="in-words stack">
      <Advice room={room} board={board} />
      {/* In a replay nobody acts. */}
      <section ref={actions} aria-label={words.actions} tabIndex={-1} hidden={!room.table.live}>
        <h2>{legal === null || legal.complete ? words.actions : words.actionsSample}</h2>
        {legal === null ? (
          <p class="help">{words.noActions}</p>
        ) : (
          <ul class="action-list">
            {legal.actions.map((action) => (
              <li key={JSON.stringify(action)}>
                <button
                  onClick={() => {
                    // The button disappears with the moment: the focus goes to the list.
                    actions.current?.focus({ preventScroll: true });
                    room.act(action);
                  }}
                >
                  {board.actionLabel(action, moment.view, faces, tableWords(room.table.game))}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={words.position}>
        {passages.map(({ heading, lines }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <ul class="passage">
              {lines.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}
