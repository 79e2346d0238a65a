/** A hint comes in two steps: first where to look, then the action. It is gone with the moment it was about. */
import type { Action } from '@traque/engine/core/match';
import { useEffect, useState } from 'preact/hooks';
import { tableWords } from '../app/language.ts';
import type { AnyBoardModule, HintPlaces } from '../boards/contract.ts';
import type { Hint } from '../client/worker/coach.ts';
import { engine } from '../client/workers.ts';
import { useLitParts } from '../learn/lit-parts.ts';
import type { Room } from './room.ts';

export interface GivenHint extends Hint {
  readonly places: HintPlaces | null;
  readonly step: 'area' | 'action';
}

export interface RoomHint {
  /** Whether a hint may be asked for now. */
  readonly offered: boolean;
  readonly thinking: boolean;
  readonly given: GivenHint | null;
  /** The next step; nothing while a bot thinks, and when all has been said. */
  readonly ask: () => void;
  readonly close: () => void;
}

const none: readonly string[] = [];

function litParts(given: GivenHint | null): readonly string[] {
  if (given === null || given.places === null) return none;
  return given.step === 'area' ? given.places.area : given.places.action;
}

export function useRoomHint(room: Room, board: AnyBoardModule): RoomHint {
  const moment = room.moment.value;
  const [thinking, setThinking] = useState(false);
  const [given, setGiven] = useState<GivenHint | null>(null);
  const close = (): void => {
    setThinking(false);
    setGiven(null);
  };
  useEffect(close, [moment]);
  const offered =
    room.table.live &&
    room.table.mayAdvise &&
    moment !== null &&
    room.legal.value !== null &&
    board.allowsAdvice?.(moment.view) !== false;
  const shown = offered ? given : null;
  useLitParts(litParts(shown));
  const request = async (): Promise<void> => {
    if (moment === null) return;
    const { view, viewer } = moment;
    setThinking(true);
    const hint = await engine().hint(room.table.rules, view, viewer);
    // If the player acted in the meantime, the answer is no longer wanted.
    if (room.moment.value !== moment) return;
    setThinking(false);
    if (hint === null) return;
    const words = tableWords(room.table.game);
    const places = board.pointTo?.(hint.action, view, viewer, room.faces.value, words) ?? null;
    // Where there is nothing to point at, the action itself is the first step.
    setGiven({ ...hint, places, step: places === null ? 'action' : 'area' });
  };
  const ask = (): void => {
    if (!offered || thinking) return;
    if (given === null) void request();
    else setGiven({ ...given, step: 'action' });
  };
  return { offered, thinking, given: shown, ask, close };
}

/** The action to be drawn on the board, once it was asked for. */
export const suggestedBy = ({ given }: RoomHint): Action | null => (given?.step === 'action' ? given.action : null);
