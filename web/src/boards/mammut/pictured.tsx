/** A line of the log with pictures of the tiles instead of their names: shorter to read while it is being shown. */
import type { Event, Face } from '@traque/engine/mammut/protocol';
import type { ComponentChildren } from 'preact';
import type { SeatFace } from '../contract.ts';
import { Chip } from './art/Chip.tsx';
import { logLine } from './log.ts';
import type { TableWords } from './words.ts';

/** Characters of no language: they stand around what becomes a picture. */
const [OPEN, OF, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const marked = new RegExp(`${OPEN}(\\d*)${OF}([^${CLOSE}]*)${CLOSE}`);

/** The same words, but each name of a tile is a mark. */
function withMarks(words: TableWords): TableWords {
  const names = Object.keys(words.board.faces) as Face[];
  const faces = Object.fromEntries(names.map((face) => [face, [`${OPEN}${OF}${face}${CLOSE}`]]));
  return {
    ...words,
    board: {
      ...words.board,
      faces: faces as unknown as TableWords['board']['faces'],
      countOf: ({ n, noun: [mark = ''] }) => mark.replace(OPEN, `${OPEN}${n}`),
      list: (parts) => (parts.every((part) => marked.test(part)) ? parts.join(' ') : words.board.list(parts)),
    },
  };
}

type Part = string | { readonly count: number; readonly face: Face };

/** Text, and between the texts how many of which face. */
export function partsOf(event: Event, faces: readonly SeatFace[], words: TableWords): readonly Part[] {
  // Every third part is a count, and the one after it a face.
  const parts = logLine(event, faces, withMarks(words)).split(marked);
  return parts.flatMap((part, i): readonly Part[] => {
    if (i % 3 === 0) return part === '' ? [] : [part];
    return i % 3 === 1 ? [] : [{ count: Number(parts[i - 1] || 1), face: part as Face }];
  });
}

export function pictured(event: Event, faces: readonly SeatFace[], words: TableWords): ComponentChildren {
  const parts = partsOf(event, faces, words);
  if (parts.every((part) => typeof part === 'string')) return null;
  // A full stop after a picture would stand alone.
  const shown = parts.at(-1) === '.' ? parts.slice(0, -1) : parts;
  return (
    <span class="cave pictured">
      {shown.map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={i} class="pictured-tile">
            {part.count === 1 ? null : part.count}
            <Chip face={part.face} />
          </span>
        ),
      )}
    </span>
  );
}
