/** What happened, in words. */
import type { Event, Heard, View } from '@traque/engine/momie/protocol';
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/log/momie';
import en, { type MomieLog } from '@traque/texts/en/log/momie';
import fr from '@traque/texts/fr/log/momie';
import it from '@traque/texts/it/log/momie';
import type { SeatFace } from '../contract.ts';
import { cardName, dieName, hunterName, placeName, wordsOf } from './words.ts';

const lines: Readonly<Record<Language, MomieLog>> = { en, fr, it, de };

export function lineOf(event: Event | Heard, faces: readonly SeatFace[], language: Language, view: View): string {
  const line = lines[language];
  const words = wordsOf(language);
  const place = (cell: string) => placeName(cell, view.map, words);
  const name = (hunter: number) => hunterName(view, hunter, faces, words);
  switch (event.type) {
    case 'reset':
      return line.reset({ hunter: name(event.hunter) });
    case 'roll':
      return line.roll({ hunter: name(event.hunter), locked: event.locked });
    case 'rolled': {
      const free = event.free.map((die) => dieName(die, words)).join(', ');
      return line.rolled({ hunter: name(event.hunter), free, count: event.free.length });
    }
    case 'move':
      return line.move({ hunter: name(event.hunter), die: dieName(event.die, words) });
    case 'walked':
      return line.walked({
        hunter: name(event.hunter),
        from: place(event.from),
        to: place(event.path.at(-1) ?? event.from),
      });
    case 'collect':
      return line.collect({
        hunter: name(event.hunter),
        card: cardName(event.card, words),
        at: place(event.at),
      });
    case 'skip':
      return line.skip({ hunter: name(event.hunter) });
    case 'lost':
      return line.lost({ hunter: name(event.hunter) });
    case 'prowl': {
      const { interrupt, steps, path, caught } = event;
      const to = path.at(-1);
      if (to === undefined) return line.stay({ interrupt, steps });
      if (caught === null) return line.prowl({ interrupt, steps, walked: path.length, to: place(to) });
      return line.caught({ interrupt, to: place(to), hunter: name(caught) });
    }
  }
}
