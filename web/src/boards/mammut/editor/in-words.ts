/** What the editor says about tiles. Plain functions, tested without a page. */
import type { Board, Editor } from '@traque/texts/en/mammut';
import type { ProblemEntry } from '../../../editor/problem-list.tsx';
import type { TileFace } from '../tile-faces.ts';
import type { TileProblem } from './tile-problems.ts';

export interface EditorText {
  readonly editor: Editor;
  readonly board: Board;
}

export const faceName = (face: TileFace, { board }: EditorText): string => board.faces[face][0]!;

export const tileName = ([one, other]: readonly [TileFace, TileFace], text: EditorText): string =>
  text.editor.tile({ one: faceName(one, text), other: faceName(other, text) });

export function problemEntry(problem: TileProblem, text: EditorText): ProblemEntry {
  return { key: problem.kind, text: problemText(problem, text), clause: 'MM-2', blocks: true };
}

function problemText(problem: TileProblem, text: EditorText): string {
  const { problems } = text.editor;
  switch (problem.kind) {
    case 'total':
      return problems.total(problem);
    case 'species':
      return problems.species(problem.missing.map((species) => faceName(species, text)).join(', '));
    case 'twoMarks':
      return problems.twoMarks;
  }
}
