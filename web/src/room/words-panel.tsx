import type { Legal, Position } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { TableWords } from '@traque/texts';
import { useCallback, useRef } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule, SeatFace } from '../boards/contract.ts';
import type { Moment } from '../client/table-client.ts';
import { memo } from '../parts/memo.tsx';
import { Advice } from './advice.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly analysis: unknown;
}

/** Actions that are told in the same words are one: to take this fire or that one. The first of them stands for all. */
export function groupsOf<T>(
  actions: readonly T[],
  label: (action: T) => string,
): readonly (readonly [string, T, number])[] {
  const groups = new Map<string, [string, T, number]>();
  for (const action of actions) {
    const text = label(action);
    const known = groups.get(text);
    if (known) known[2]++;
    else groups.set(text, [text, action, 1]);
  }
  return [...groups.values()];
}

/** The board in words: the position as lists, and every legal action as a button. */
export function WordsPanel({ room, board, analysis }: Props) {
  const moment = room.moment.value;
  const actions = useRef<HTMLElement>(null);
  const choose = useCallback(
    (action: Action) => {
      // The button disappears with the moment: the focus goes to the list.
      actions.current?.focus({ preventScroll: true });
      room.act(action);
    },
    [room],
  );
  if (moment === null) return null;
  const words = t().room;
  const legal = room.legal.value;
  const faces = room.faces.value;
  const table = tableWords(room.table.game);
  return (
    <div class="in-words stack">
      <Advice room={room} board={board} />
      {/* In a replay nobody acts. */}
      <section ref={actions} aria-label={words.actions} tabIndex={-1} hidden={!room.table.live}>
        <h2>{legal === null || legal.complete ? words.actions : words.actionsSample}</h2>
        {legal === null ? (
          <p class="help">{words.noActions}</p>
        ) : (
          <ActionList {...{ legal, board, faces, table }} view={moment.view} choose={choose} />
        )}
      </section>
      <PositionInWords {...{ board, faces, table, analysis, moment }} label={words.position} />
    </div>
  );
}

interface ActionListProps {
  readonly legal: Legal<Action>;
  readonly board: AnyBoardModule;
  readonly view: Position;
  readonly faces: readonly SeatFace[];
  readonly table: TableWords;
  readonly choose: (action: Action) => void;
}

const ActionList = memo(function ActionList({ legal, board, view, faces, table, choose }: ActionListProps) {
  const label = (action: Action): string => board.actionLabel(action, view, faces, table);
  return (
    <ul class="action-list">
      {groupsOf(legal.actions, label).map(([text, action, count]) => (
        <li key={text}>
          <button onClick={() => choose(action)}>
            {text}
            {count > 1 ? <small> ×{count}</small> : null}
          </button>
        </li>
      ))}
    </ul>
  );
});

interface PositionProps {
  readonly board: AnyBoardModule;
  readonly moment: Moment;
  readonly faces: readonly SeatFace[];
  readonly table: TableWords;
  readonly analysis: unknown;
  readonly label: string;
}

const PositionInWords = memo(function PositionInWords({ board, moment, faces, table, analysis, label }: PositionProps) {
  const { view, viewer, legal = null } = moment;
  return (
    <section aria-label={label}>
      {board.describe(view, viewer, faces, table, { legal, analysis }).map(({ heading, lines }) => (
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
  );
});
