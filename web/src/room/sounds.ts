/** What is heard in a room: the events, whose turn it is, the end, and a heart that beats as danger comes near. */
import { useEffect, useRef } from 'preact/hooks';
import type { Result, Viewer } from '@traque/engine/core/game';
import type { AnyBoardModule } from '../boards/contract.ts';
import { hushWhenUnwanted, sound } from '../sound/index.ts';
import type { Cue, SoundName } from '../sound/names.ts';
import type { Room } from './room.ts';

/** Spectators hear the winners' horns. */
export function soundOfEnd({ winners }: Pick<Result, 'winners'>, viewer: Viewer): SoundName {
  const isWon = viewer === null ? winners.length > 0 : winners.includes(viewer);
  return isWon ? 'victory' : 'defeat';
}

/** The nearer, the faster, the longer and the louder. */
export function heartbeat(danger: number): { readonly cue: Omit<Cue, 'at'>; readonly loudness: number } | null {
  if (danger <= 0) return null;
  const times = 2 + Math.round(4 * danger);
  return { cue: { sound: 'heartbeat', times, everyMs: Math.round(1150 - 550 * danger) }, loudness: 0.3 + 0.7 * danger };
}

export function useSounds(room: Room, board: AnyBoardModule): void {
  const { live } = room.table;
  const moment = room.moment.value;
  const isPlaying = room.animating.value;
  const mine = live && room.legal.value !== null;
  useEffect(hushWhenUnwanted, []);
  useEffect(
    () =>
      room.playback.onBeat(({ cues }, at, speed) => {
        for (const cue of cues) if (cue.at === at) sound(cue, speed);
      }),
    [room],
  );
  useEffect(() => {
    if (mine) sound({ sound: 'yourTurn' });
  }, [mine]);
  // Only an end that one has seen coming: not that of a game which is opened again.
  const result = isPlaying ? null : (moment?.view.result ?? null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (moment === null) return;
    if (result !== null && wasRunning.current) sound({ sound: soundOfEnd(result, moment.viewer) });
    wasRunning.current = moment.view.result === null;
  }, [result, moment]);
  const danger = moment === null || isPlaying || !live ? 0 : (board.beats.danger?.(moment.view, moment.viewer) ?? 0);
  useEffect(() => {
    const beat = heartbeat(danger);
    if (beat !== null) sound(beat.cue, 1, beat.loudness);
  }, [danger, moment?.number]);
}
