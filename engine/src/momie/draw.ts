/** A position as text, for tests, playthroughs and the command line. */
import { colourOf } from './map.ts';
import { drawMap, DUNGEON, STAIRS } from './map-text.ts';
import type { Cell, StateJson } from './protocol.ts';
import type { State } from './state.ts';
import { write } from './json.ts';

export const MUMMY_MARK = 'M';

/** The maze with its pawns (M the mummy, 0 to 3 the hunters), below it what lies on the setup. */
export function draw(state: State): string {
  const json = write(state);
  return [drawMap(json.map, (cell) => markOf(json, cell)), ...facts(json)].join('\n');
}

function markOf({ map, hunters, mummy }: StateJson, cell: Cell): string {
  const pawns = hunters.map(({ at }, hunter) => (at === cell ? String(hunter) : '')).join('');
  const all = (mummy.at === cell ? MUMMY_MARK : '') + pawns;
  const ground = groundOf(map, cell);
  if (all === '') return ground;
  if (ground === '.') return all;
  return (ground + all).length <= 3 ? ground + all : `${ground}++`;
}

function groundOf(map: StateJson['map'], cell: Cell): string {
  if (cell === map.start) return STAIRS;
  if (cell === map.dungeon) return DUNGEON;
  const treasure = Object.keys(map.treasures).find((name) => map.treasures[name] === cell);
  return treasure === undefined ? '.' : colourOf(treasure)[0]!;
}

function facts(json: StateJson): string[] {
  const { mummy, hunters, cards, collected, dice, phase, steps } = json;
  const turn = 'hunter' in json.turn ? `hunter ${json.turn.hunter}` : 'mummy';
  const free = dice.rolled ? `, open ${dice.free.join(' ')}` : '';
  const lines = [
    `${phase}, ${turn}${steps === null ? '' : `, ${steps} steps`}; dice: ${dice.locked} locked${free}`,
    `mummy (seat ${json.options.mummy}) on ${mummy.at}, ${mummy.tokens} of ${mummy.goal} tokens`,
    ...hunters.map(
      ({ seat, at, lives }, i) => `hunter ${i} (seat ${seat}) ${at === null ? 'out' : `on ${at}`}, ${lives} lives`,
    ),
    ...Object.keys(cards).map(
      (seat) => `seat ${seat} holds ${cards[seat]!.join(' ')}; played ${collected[seat]!.join(' ')}`,
    ),
  ];
  if (json.result !== null) lines.push(`won by seat ${json.result.winners.join()}: ${json.result.reason}`);
  return lines.map((line) => line.trimEnd());
}
