/** What happened, in words. */
import type { Viewer } from '@traque/engine/core/game';
import type { Event, Heard, View } from '@traque/engine/momie/protocol';
import type { SeatFace } from '../contract.ts';
import { cardName, dieName, hunterName, placeName, rollInWords, type TableWords } from './words.ts';

export function logLine(
  event: Event | Heard,
  faces: readonly SeatFace[],
  texts: TableWords,
  view: View,
  _viewer?: Viewer,
  earlier: readonly (Event | Heard)[] = [],
): string {
  const { board: words, log: say } = texts;
  const place = (cell: string) => placeName(cell, view.map, words);
  const name = (hunter: number) => hunterName(view, hunter, faces, words);
  switch (event.type) {
    case 'reset':
      return say.reset(name(event.hunter));
    case 'roll':
      return say.roll({ hunter: name(event.hunter), locked: event.locked });
    case 'rolled': {
      const free = event.free.map((die) => dieName(die, words)).join(', ');
      return say.rolled({ hunter: name(event.hunter), free, count: event.free.length });
    }
    case 'move':
      return say.move({ hunter: name(event.hunter), die: dieName(event.die, words) });
    case 'walked':
      return say.walked({
        hunter: name(event.hunter),
        from: place(event.from),
        to: place(event.path.at(-1) ?? event.from),
      });
    case 'collect':
      return say.collect({
        hunter: name(event.hunter),
        card: cardName(event.card, words),
        at: place(event.at),
      });
    case 'skip':
      return say.skip(name(event.hunter));
    case 'lost':
      return say.lost(name(event.hunter));
    case 'prowl': {
      const { interrupt, steps, path, caught } = event;
      const to = path.at(-1);
      const locked = interrupt ? null : lockedAfter(earlier);
      const rolled = (line: string) => (locked === null ? line : `${rollInWords(steps, locked, texts)} ${line}`);
      if (to === undefined) return rolled(say.stay({ interrupt, steps }));
      if (caught === null) return rolled(say.prowl({ interrupt, steps, walked: path.length, to: place(to) }));
      return rolled(say.caught({ interrupt, to: place(to), hunter: name(caught) }));
    }
  }
}

/** How many dice were locked after these events; null if they do not tell. */
function lockedAfter(earlier: readonly (Event | Heard)[]): number | null {
  const last = earlier.findLast(({ type }) => type === 'roll' || type === 'reset');
  if (last === undefined) return null;
  return last.type === 'roll' ? last.locked : 0;
}

/** No event of this game says that it is over: its public events are what the mummy hears. */
export function endLine(view: View, faces: readonly SeatFace[], { ending: say }: TableWords): string | null {
  const [winner] = view.result?.winners ?? [];
  if (winner === undefined) return null;
  if (view.result?.reason === 'tokens') return say.logAnkhs(view.mummy.tokens);
  return say.logTreasures({ name: faces[winner]?.name ?? '?', n: view.collected[String(winner)]?.length ?? 0 });
}
