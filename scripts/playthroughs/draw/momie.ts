/** The maze with its passages: S start, D dungeon, M the mummy, digits hunters in turn order, small letters the treasures' colours. */
import type { StateJson } from '@traque/engine/momie/protocol';

type Place = readonly [x: number, y: number];

const WIDTH = 4;

function inside(state: StateJson, name: string): string {
  const { map, mummy, hunters } = state;
  const treasure = Object.keys(map.treasures).find((each) => map.treasures[each] === name);
  return [
    name === map.start ? 'S' : '',
    name === map.dungeon ? 'D' : '',
    treasure?.[0] ?? '',
    mummy.at === name ? 'M' : '',
    ...hunters.flatMap(({ at }, index) => (at === name ? [index] : [])),
  ].join('');
}

function maze(state: StateJson): string[] {
  const { cells } = state.map;
  const places = Object.keys(cells).map((name) => name.split(',').map(Number) as unknown as Place);
  const joined = (a: string, b: string): boolean => cells[a]?.includes(b) === true || cells[b]?.includes(a) === true;
  const [right, bottom] = [Math.max(...places.map(([x]) => x)), Math.max(...places.map(([, y]) => y))];
  const lines: string[] = [];
  for (let y = 0; y <= bottom; y++) {
    let row = '';
    let below = '';
    for (let x = 0; x <= right; x++) {
      const name = `${x},${y}`;
      row += Object.hasOwn(cells, name) ? (inside(state, name) || '.').padEnd(WIDTH) : ' '.repeat(WIDTH);
      row += joined(name, `${x + 1},${y}`) ? '- ' : '  ';
      below += (joined(name, `${x},${y + 1}`) ? '|' : '').padEnd(WIDTH + 2);
    }
    lines.push(row.trimEnd(), below.trimEnd());
  }
  return lines.filter((line, i) => line !== '' || i % 2 === 0);
}

export function drawMomie(state: StateJson): string {
  const { dice, hunters, mummy, turn } = state;
  const pawns = hunters.map(
    ({ seat, at, lives, out }, index) => `hunter ${index} (seat ${seat}): ${out ? 'out' : `on ${at}`}, ${lives} lives`,
  );
  const cards = Object.entries(state.cards).map(
    ([seat, own]) =>
      `seat ${seat}: cards ${own.join(' ') || '-'}; collected ${state.collected[seat]?.join(' ') || '-'}`,
  );
  return [
    ...maze(state),
    `mummy on ${mummy.at}, tokens ${mummy.tokens} of ${mummy.goal}`,
    ...pawns,
    ...cards,
    `dice: ${dice.locked} locked, free ${dice.free.join(' ') || '-'}; turn ${'mummy' in turn ? 'of the mummy' : `of hunter ${turn.hunter}`}, phase ${state.phase}${state.steps === null ? '' : `, ${state.steps} steps`}, to act: ${state.toAct ?? 'nobody'}`,
  ].join('\n');
}
