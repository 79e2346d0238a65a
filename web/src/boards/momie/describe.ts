/** The position, what to do, and the actions, in words. */
import type { Legal, Viewer } from '@traque/engine/core/game';
import type { Action, Cell, View } from '@traque/engine/momie/protocol';
import { colourOf } from './art/treasures.tsx';
import type { Findings, Passage, SeatFace } from '../contract.ts';
import { pointOf } from './geometry.ts';
import { logLine } from './log.ts';
import { helpOffered, type Insight, missionsOf, reachOffered, suspectsOf, takenBy } from './viewpoint.ts';
import { cardName, dieName, hunterName, pawnNumber, placeName, type TableWords, type Words } from './words.ts';

/** How many of the latest entries are listed; the log has all. */
const LATELY = 12;

export function describe(
  view: View,
  viewer: Viewer,
  faces: readonly SeatFace[],
  texts: TableWords,
  { legal, analysis }: Findings<Action, Insight>,
): readonly Passage[] {
  const { board: words } = texts;
  const heading = words.passages;
  const aim = goal(view, viewer, texts);
  const passages: Passage[] = [
    {
      heading: heading.now,
      lines: [hint(view, viewer, faces, texts, legal), diceLine(view, words), ...(aim === null ? [] : [aim])],
    },
    {
      heading: heading.hunters,
      lines: view.hunters.map((_, hunter) => hunterLine(view, viewer, hunter, faces, words)),
    },
    {
      heading: heading.mummy,
      lines: [
        words.mummyLine({
          where: placeName(view.mummy.at, view.map, words),
          tokens: words.tokens({ n: view.mummy.tokens, goal: view.mummy.goal }),
        }),
      ],
    },
  ];
  // Until the answer for this viewer is there, the last one may be about the other side.
  if (analysis?.odds.length === view.hunters.length && helpOffered(view, viewer))
    passages.push({ heading: words.suspects, lines: suspectLines(view, analysis.odds, faces, words) });
  if (analysis?.reach && reachOffered(view, viewer))
    passages.push({
      heading: words.reach,
      lines: [placesByChance(Object.entries(analysis.reach.cells), view, words)],
    });
  const own = missionsOf(view, viewer);
  if (own.length > 0)
    passages.push({ heading: heading.missions, lines: own.map((card) => treasureLine(view, card, words)) });
  passages.push(
    { heading: heading.treasures, lines: treasureLines(view, faces, words) },
    { heading: heading.heard, lines: view.heard.slice(-LATELY).map((entry) => logLine(entry, faces, texts, view)) },
    { heading: heading.ways, lines: Object.keys(view.map.cells).map((cell) => wayLine(view, cell, words)) },
  );
  return passages;
}

/** What the viewer plays for, and how far they are; null for spectators and when it is decided. */
export function goal(view: View, viewer: Viewer, { board: words }: TableWords): string | null {
  if (viewer === null || view.result) return null;
  if (viewer === view.options.mummy) return words.goal.mummy({ n: view.mummy.tokens, all: view.mummy.goal });
  const taken = (view.collected[String(viewer)] ?? []).length;
  return words.goal.hunter({ n: taken, all: taken + missionsOf(view, viewer).length });
}

function diceLine(view: View, words: Words): string {
  const { free, locked } = view.dice;
  const shown = typeof free === 'number' ? String(free) : free.map((die) => dieName(die, words)).join(', ');
  return words.diceLine({ locked, free: shown });
}

function hunterLine(view: View, viewer: Viewer, hunter: number, faces: readonly SeatFace[], words: Words): string {
  const { at, lives, out, seat } = view.hunters[hunter] ?? { at: null, lives: 0, out: true, seat: 0 };
  const name = hunterName(view, hunter, faces, words);
  if (out) return words.placeLine({ who: name, where: words.out });
  const where = at === undefined || at === null ? words.unseen : placeName(at, view.map, words);
  const backs = (view.cards[String(seat)] ?? [])
    .map((card) =>
      card.includes('-') && seat !== viewer ? cardName(card, words) : words.colours[colourOf(`${card}-`)],
    )
    .join(', ');
  return words.hunterLine({
    who: name,
    facts: [where, words.lives(lives), backs].filter((part) => part !== ''),
  });
}

/** For each hidden hunter the places where they could be, the likeliest first. */
function suspectLines(view: View, odds: Insight['odds'], faces: readonly SeatFace[], words: Words): string[] {
  const lines = suspectsOf(view, odds).flatMap((cells, hunter) => {
    if (cells === null) return [];
    const where = placesByChance(Object.entries(cells), view, words);
    return [words.placeLine({ who: hunterName(view, hunter, faces, words), where })];
  });
  return lines.length > 0 ? lines : [words.allSeen];
}

function placesByChance(cells: readonly (readonly [Cell, number])[], view: View, words: Words): string {
  return cells
    .toSorted(([, a], [, b]) => b - a)
    .map(([cell, chance]) => `${placeName(cell, view.map, words)} ${words.percent(Math.round(chance * 100))}`)
    .join(', ');
}

function treasureLine(view: View, treasure: string, words: Words): string {
  const cell = view.map.treasures[treasure];
  return words.placeLine({
    who: cardName(treasure, words),
    where: cell === undefined ? words.unseen : placeName(cell, view.map, words),
  });
}

function treasureLines(view: View, faces: readonly SeatFace[], words: Words): string[] {
  const taken = takenBy(view);
  return Object.keys(view.map.treasures).map((treasure) => {
    const seat = taken.get(treasure);
    const line = treasureLine(view, treasure, words);
    return seat === undefined ? line : `${line}, ${words.taken} (${faces[seat]?.name ?? '?'})`;
  });
}

const sides = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
] as const;

function wayLine(view: View, cell: Cell, words: Words): string {
  const from = pointOf(cell);
  const open = sides.flatMap(([side, dx, dy]) => {
    const next = `${String(from.x + dx)},${String(from.y + dy)}`;
    return view.map.cells[cell]?.includes(next) ? [words.sides[side]] : [];
  });
  return words.wayLine({
    cell: placeName(cell, view.map, words),
    sides: open.length > 0 ? open.join(', ') : words.noWay,
  });
}

export function hint(
  view: View,
  viewer: Viewer,
  faces: readonly SeatFace[],
  { board: words }: TableWords,
  legal: Legal<Action> | null,
): string {
  if (view.result) {
    const winner = view.result.winners[0] ?? 0;
    return view.result.reason === 'treasures'
      ? words.hint.wonTreasures(faces[winner]?.name ?? '?')
      : words.hint.wonTokens;
  }
  const prowling = view.phase === 'prowl' || view.phase === 'interrupt';
  if (view.toAct !== viewer) {
    if (prowling || !('hunter' in view.turn)) return words.hint.waitMummy;
    return words.hint.waitHunter(hunterName(view, view.turn.hunter, faces, words));
  }
  if (view.phase === 'interrupt') return words.hint.interrupt(view.steps ?? 0);
  if (view.phase === 'prowl') return words.hint.prowl(view.steps ?? 0);
  const todo = hunterHint(view, words, legal);
  const number = 'hunter' in view.turn ? pawnNumber(view, view.turn.hunter) : null;
  return number === null ? todo : words.hint.pawn({ number, todo });
}

function hunterHint(view: View, words: Words, legal: Legal<Action> | null): string {
  if (view.phase === 'rolled') return canMove(legal) ? words.hint.choose : words.hint.mustRoll;
  if (view.dice.locked === 5) return words.hint.mustReset;
  return view.dice.locked > 0 ? words.hint.rollOrReset : words.hint.roll;
}

/** Whether any free die leads somewhere (MO-30). */
const canMove = (legal: Legal<Action> | null): boolean =>
  legal === null || legal.actions.some(({ type }) => type === 'move');

export function actionLabel(
  action: Action,
  view: View,
  _faces: readonly SeatFace[],
  { board: words }: TableWords,
): string {
  const place = (cell: Cell) => placeName(cell, view.map, words);
  switch (action.type) {
    case 'reset':
      return words.resetLong(view.dice.locked);
    case 'roll':
      return view.phase === 'rolled' ? words.rollAgain : words.rollFree(5 - view.dice.locked);
    case 'move': {
      const move =
        action.die === 'arrow'
          ? words.arrowTo(place(action.to))
          : words.moveTo({ die: String(action.die), to: place(action.to) });
      if (!action.collect) return move;
      const treasure = Object.keys(view.map.treasures).find((t) => view.map.treasures[t] === action.to);
      return words.andTake({ move, card: treasure === undefined ? '?' : cardName(treasure, words) });
    }
    case 'prowl':
      return action.path.length === 0
        ? words.stay
        : words.walkTo({ cells: action.path.map(place).join(', '), n: action.path.length });
  }
}

export function standing(view: View, seat: number, { board: words }: TableWords): readonly string[] {
  if (seat === view.options.mummy) return [words.tokens({ n: view.mummy.tokens, goal: view.mummy.goal })];
  const pawns = view.hunters.filter((hunter) => hunter.seat === seat);
  const lives = pawns.map((pawn) => (pawn.out ? words.out : words.lives(pawn.lives)));
  return [lives.join(' · '), words.left((view.cards[String(seat)] ?? []).length)];
}

/** A player who leads two hunters is out with the second. */
export function isOut(view: View, seat: number): boolean {
  const pawns = view.hunters.filter((hunter) => hunter.seat === seat);
  return pawns.length > 0 && pawns.every(({ out }) => out);
}
