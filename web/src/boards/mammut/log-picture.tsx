/** A line of the log with its tiles as pictures. */
import type { Viewer } from '@traque/engine/core/game';
import type { Event, Face } from '@traque/engine/mammut/protocol';
import type { ComponentChildren } from 'preact';
import type { SeatFace } from '../contract.ts';
import { LootList } from './LootList.tsx';
import { lineWith } from './log.ts';
import type { TableWords } from './words.ts';

/** Stands in the sentence where a list of tiles belongs. */
const GAP = '\u0000';

export function logPicture(
  event: Event,
  faces: readonly SeatFace[],
  texts: TableWords,
  viewer?: Viewer,
): ComponentChildren | null {
  const lists: (readonly Face[])[] = [];
  const keep = (shown: readonly Face[]): string => {
    lists.push(shown);
    return GAP;
  };
  const text = lineWith(keep, event, faces, texts, viewer);
  if (lists.length === 0) return null;
  return text.split(GAP).map((part, i) => {
    const list = lists[i];
    return (
      <>
        {part}
        {list && <LootList words={texts.board} faces={list} />}
      </>
    );
  });
}
