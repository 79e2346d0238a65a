/** Checks a view that comes from outside: some state must be able to show it. */
import { list, object, whole } from '../core/check.ts';
import { Malformed } from '../core/malformed.ts';
import { read } from './json.ts';
import { COLOURS } from './map.ts';
import { readMap } from './map-check.ts';
import type { PyramidMap } from './protocol.ts';
import { WHITE_DICE } from './state.ts';

/** Fills what the view leaves out with the first that fits, and reads the result as a state. @throws {Malformed} */
export function checkView(input: unknown): void {
  const view = object(input, 'view');
  const map = readMap('map', view['map']);
  const dice = object(view['dice'], 'dice');
  const { cards, aside } = fillCards(view, map);
  const free =
    typeof dice['free'] === 'number'
      ? Array.from({ length: whole(dice['free'], 'dice.free', 0, WHITE_DICE) }, () => 1)
      : dice['free'];
  read({ ...view, hunters: fillHunters(view, map), dice: { ...dice, free }, cards, aside });
}

function fillHunters(view: Readonly<Record<string, unknown>>, map: PyramidMap): object[] {
  const hunters = list(view['hunters'], 'hunters').map((hunter, i) => object(hunter, `hunters.${i}`));
  const taken = new Set<unknown>([
    map.start,
    map.dungeon,
    object(view['mummy'], 'mummy')['at'],
    ...hunters.map(({ at }) => at),
  ]);
  const room = Object.keys(map.cells).filter((cell) => !taken.has(cell));
  return hunters.map((hunter) => ('at' in hunter ? hunter : Object.assign({}, hunter, { at: room.pop() })));
}

function fillCards(view: Readonly<Record<string, unknown>>, map: PyramidMap): { cards: object; aside: unknown } {
  const hands = Object.entries(object(view['cards'], 'cards')).map(
    ([seat, cards]) => [seat, list(cards, `cards.${seat}`)] as const,
  );
  const collected = Object.entries(object(view['collected'], 'collected'));
  const seen = [...hands.map(([, cards]) => cards), ...collected.map(([seat, own]) => list(own, `collected.${seat}`))];
  const unseen = Object.keys(map.treasures).filter((treasure) => !seen.some((cards) => cards.includes(treasure)));
  const fill = (card: unknown, at: string): unknown => {
    if (!COLOURS.some((colour) => colour === card)) return card;
    const found = unseen.findIndex((treasure) => treasure.startsWith(`${String(card)}-`));
    if (found < 0) throw new Malformed(at, `more ${String(card)} cards than there are`);
    return unseen.splice(found, 1)[0]!;
  };
  const cards = Object.fromEntries(hands.map(([seat, own]) => [seat, own.map((card) => fill(card, `cards.${seat}`))]));
  if (typeof view['aside'] !== 'number') return { cards, aside: view['aside'] };
  if (view['aside'] !== unseen.length) throw new Malformed('aside', `must be ${unseen.length}, as many as are left`);
  return { cards, aside: unseen };
}
