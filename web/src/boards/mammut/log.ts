/** Each event as a line of the log. */
import type { Event, TileNumber } from '@traque/engine/mammut/protocol';
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/log/mammut';
import en from '@traque/texts/en/log/mammut';
import fr from '@traque/texts/fr/log/mammut';
import it from '@traque/texts/it/log/mammut';
import type { SeatFace } from '../contract.ts';
import { cardName, faceName, facesInWords, joined, nameOf, wordsIn } from './words.ts';

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;
type Faces = readonly SeatFace[];

const all: Readonly<Record<Language, typeof en>> = { en, fr, it, de };

function scored(event: Kind<'score'>, name: string, language: Language): string {
  const say = all[language];
  const words = wordsIn(language);
  const count = event.count ?? 0;
  const of = (kind: 'axe' | 'hide' | 'tusk' | 'meat' | 'fire'): string => words.several(count, words.faces[kind]);
  const gain = say.gain(Math.abs(event.vp));
  const loss = say.loss(Math.abs(event.vp));
  switch (event.rule) {
    case 'MM-61':
      return say.axesLast(name, of('axe'), gain);
    case 'MM-62':
      return say.axesCard(name, of('axe'), gain);
    case 'MM-66':
      return say.furthest(name, gain);
    case 'MM-67':
      return say.last(name, loss);
    case 'MM-68':
      return say.mostHides(name, of('hide'), gain);
    case 'MM-70':
      return say.tusks(name, of('tusk'), gain);
    case 'MM-71':
      return say.mostTusks(name, of('tusk'), gain);
    case 'MM-73':
      return say.meat(name, of('meat'), gain);
    case 'MM-76':
      return say.coldest(name, of('fire'), loss);
    case 'MM-77':
      return say.fires(name, of('fire'), gain);
    case 'MM-90':
      return say.species(name, count, gain);
    default:
      return say.other(name, gain);
  }
}

function joinedBy(event: Kind<'token'>, name: string, language: Language): string {
  const say = all[language];
  const species = faceName(wordsIn(language), event.species);
  if (event.rule === 'MM-12') return say.tokenStart(name, species);
  if (event.rule === 'MM-81') return say.tokenWild(name, species);
  return event.rule === 'MM-82' ? say.tokenMost(name, species) : say.token(name, species);
}

function revealed(event: Kind<'reveal'>, faces: Faces, language: Language): string {
  const words = wordsIn(language);
  const seats = event.laid.flatMap((cards, seat) =>
    cards.length === 0
      ? []
      : [all[language].revealed(nameOf(faces, seat), cards.map((card) => cardName(words, card)).join(', '))],
  );
  return all[language].reveal(seats.join('; '));
}

function ended(event: Kind<'over'>, faces: Faces, language: Language): string {
  const say = all[language];
  const { winners, vp } = event.result;
  const points = say.gain(vp[winners[0] ?? 0] ?? 0);
  const names = joined(
    winners.map((seat) => nameOf(faces, seat)),
    language,
  );
  return winners.length === 1 ? say.won(names, points) : say.wonTogether(names, points);
}

export function logLine(event: Event, faces: Faces, language: Language): string {
  const say = all[language];
  const words = wordsIn(language);
  const name = 'seat' in event ? nameOf(faces, event.seat) : '';
  const loot = (moved: Kind<'take' | 'steal' | 'giveBack'>, tiles: readonly TileNumber[]): string =>
    facesInWords(
      moved.sides.flatMap(({ tile, up }) => (tiles.includes(tile) ? [up] : [])),
      language,
    );
  switch (event.type) {
    case 'pour':
      return say.pour(nameOf(faces, event.start), event.round);
    case 'take':
      return say.take(name, loot(event, event.tiles));
    case 'steal':
      return say.steal(name, nameOf(faces, event.from), loot(event, event.kept), loot(event, event.returned));
    case 'peek':
      return say.peek(name, event.tiles.length);
    case 'peeked':
      return say.peeked(
        facesInWords(
          event.sides.map(({ down }) => down),
          language,
        ),
      );
    case 'flip':
      return say.flip(
        name,
        facesInWords(
          event.sides.map(({ up }) => up),
          language,
        ),
      );
    case 'giveBack': {
      const owners = [...new Set(event.shares.map(([seat]) => nameOf(faces, seat)))];
      return say.giveBack(name, joined(owners, language), loot(event, event.tiles));
    }
    case 'lay':
      return say.lay(name);
    case 'laid':
      return say.laid(cardName(words, event.card));
    case 'pass':
      return say.pass(name);
    case 'shared':
      return say.shared(nameOf(faces, event.start));
    case 'reveal':
      return revealed(event, faces, language);
    case 'turn':
      return say.turn(
        facesInWords(
          event.sides.map(({ up }) => up),
          language,
        ),
      );
    case 'order':
      return say.order(
        nameOf(faces, event.holder),
        event.arrow,
        joined(
          event.seats.map((seat) => nameOf(faces, seat)),
          language,
        ),
      );
    case 'counts':
      return say.counts(cardName(words, event.card), name, faceName(words, event.kind));
    case 'score':
      return scored(event, name, language);
    case 'hides':
      return say.hides(name, event.steps, event.track);
    case 'draw':
      return say.draw(name, event.count);
    case 'drawn':
      return say.drawn(
        joined(
          event.cards.map((card) => cardName(words, card)),
          language,
        ),
      );
    case 'reshuffle':
      return say.reshuffle(event.count);
    case 'token':
      return joinedBy(event, name, language);
    case 'decline':
      return say.decline(name);
    case 'roundEnd':
      return say.roundEnd(event.round);
    case 'over':
      return ended(event, faces, language);
  }
}
