/** What the editor says: a cell, what an edit did, what is missing. Plain functions, tested without a page. */
import type { MapProblem } from '@traque/engine/momie/map-problems';
import type { Cell } from '@traque/engine/momie/protocol';
import type { Editor as EditorWords } from '@traque/texts/en/momie';
import { cellName, type Point, pointOf } from '../geometry.ts';
import type { Words } from '../words.ts';
import { type Box, boxOf, cellAt, type Draft, openSides, type Side } from './draft.ts';

export interface EditorText {
  readonly editor: EditorWords;
  readonly board: Words;
}

/** Cells are named from the pyramid's own corner, as its edges show it. */
function cornerOf(draft: Draft): Box {
  return boxOf(draft.rooms) ?? { left: 0, top: 0, right: Infinity, bottom: Infinity };
}

/** The side of the pyramid that a cell lies beyond; null inside. */
function beyond({ left, top, right, bottom }: Box, { x, y }: Point): Side | null {
  if (x < left) return 'left';
  if (x > right) return 'right';
  if (y < top) return 'up';
  return y > bottom ? 'down' : null;
}

function stoneText(draft: Draft, cell: Cell, editor: EditorWords): string {
  const box = cornerOf(draft);
  const { x, y } = pointOf(cell);
  const side = beyond(box, { x, y });
  const within = cellAt(Math.max(box.left, Math.min(box.right, x)), Math.max(box.top, Math.min(box.bottom, y)));
  const name = cellName(within, box);
  return side === null ? editor.stone({ cell: name }) : editor.beyond({ cell: name, side: editor.sides[side] });
}

/** What a screen reader says about a cell. */
export function cellText(draft: Draft, cell: Cell, { editor, board }: EditorText): string {
  if (!draft.rooms.has(cell)) return stoneText(draft, cell, editor);
  const name = cellName(cell, cornerOf(draft));
  const mark = draft.marks.get(cell);
  const facts: string[] = [];
  if (mark === 'stairs') facts.push(board.start);
  else if (mark === 'dungeon') facts.push(board.dungeon);
  else if (mark !== undefined) facts.push(editor.treasure(board.colours[mark]));
  const open = openSides(draft, cell);
  facts.push(open.length === 0 ? editor.closed : editor.openTo(open.map((side) => editor.sides[side]).join(', ')));
  return editor.cell({ cell: name, facts });
}

/** Problems of one kind, together: one line, with all their cells. */
export interface ProblemLine {
  readonly key: string;
  readonly text: string;
  readonly clause: string;
  readonly blocks: boolean;
  readonly cells: readonly Cell[];
}

/** Cells that are named before it only says how many more there are. */
const MOST_NAMED = 5;

export function problemLines(
  problems: readonly MapProblem[],
  draft: Draft,
  text: EditorText,
  andMore: (n: number) => string,
): ProblemLine[] {
  const corner = cornerOf(draft);
  const groups = Map.groupBy(problems, (problem) =>
    problem.kind === 'treasureCount' ? `${problem.kind} ${problem.colour}` : problem.kind,
  );
  return [...groups].map(([key, [first, ...others]]) => {
    const cells = [first!, ...others].flatMap((problem) => ('cell' in problem ? [problem.cell] : []));
    const named = cells.slice(0, MOST_NAMED).map((cell) => cellName(cell, corner));
    const rest = cells.length - named.length;
    const where = [...named, ...(rest > 0 ? [andMore(rest)] : [])].join(', ');
    const { clause, blocks } = first!;
    return { key, text: problemText(first!, where, text), clause, blocks, cells };
  });
}

function problemText(problem: MapProblem, where: string, { editor, board }: EditorText): string {
  const { problems } = editor;
  switch (problem.kind) {
    case 'noStairs':
    case 'noDungeon':
    case 'notAtBottom':
    case 'notSideBySide':
    case 'noDeadEnd':
      return problems[problem.kind];
    case 'tooManyCells':
      return problems.tooManyCells(problem);
    case 'treasureCount':
      return problems.treasureCount({ ...problem, colour: board.colours[problem.colour] });
    case 'dungeonExits':
      return problems.dungeonExits(problem.found);
    default:
      return problems[problem.kind](where);
  }
}
