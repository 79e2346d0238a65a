/** Each event as a line of the log. */
import type { Viewer } from '@traque/engine/core/game';
import type { Event, TileNumber, View } from '@traque/engine/mammut/protocol';
import type { SeatFace } from '../contract.ts';
import { cardName, faceName, facesInWords, nameOf, quotedCard, type TableWords } from './words.ts';

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;
type Faces = readonly SeatFace[];

function scored(event: Kind<'score'>, name: string, { board: words, log: say }: TableWords): string {
  const count = event.count ?? 0;
  const of = (kind: 'axe' | 'hide' | 'tusk' | 'meat' | 'fire'): string =>
    words.countOf({ n: count, noun: words.faces[kind] });
  const gain = say.gain(Math.abs(event.vp));
  const loss = say.loss(Math.abs(event.vp));
  switch (event.rule) {
    case 'MM-61':
      return say.axesLast({ name, axes: of('axe'), gain });
    case 'MM-62':
      return say.axesCard({ name, axes: of('axe'), gain });
    case 'MM-66':
      return say.furthest({ name, gain });
    case 'MM-67':
      return say.last({ name, loss });
    case 'MM-68':
      return say.mostHides({ name, hides: of('hide'), gain });
    case 'MM-70':
      return say.tusks({ name, tusks: of('tusk'), gain });
    case 'MM-71':
      return say.mostTusks({ name, tusks: of('tusk'), gain });
    case 'MM-73':
      return say.meat({ name, meats: of('meat'), gain });
    case 'MM-76':
      return say.coldest({ name, fires: of('fire'), loss });
    case 'MM-77':
      return say.fires({ name, fires: of('fire'), gain });
    case 'MM-90':
      return say.species({ name, n: count, gain });
    default:
      return say.other({ name, gain });
  }
}

function joinedBy(event: Kind<'token'>, name: string, { board: words, log: say }: TableWords): string {
  const species = faceName(words, event.species);
  if (event.rule === 'MM-12') return say.tokenStart({ name, species });
  if (event.rule === 'MM-81') return say.tokenWild({ name, species });
  return event.rule === 'MM-82' ? say.tokenMost({ name, species }) : say.token({ name, species });
}

function revealed(event: Kind<'reveal'>, faces: Faces, { board: words, log: say }: TableWords): string {
  const seats = event.laid.flatMap((cards, seat) =>
    cards.length === 0
      ? []
      : [say.revealed({ name: nameOf(faces, seat), cards: cards.map((card) => quotedCard(words, card)).join(', ') })],
  );
  return say.reveal(seats);
}

function ended(event: Kind<'over'>, faces: Faces, { board: words, log: say }: TableWords): string {
  const { winners, vp } = event.result;
  const points = say.gain(vp[winners[0] ?? 0] ?? 0);
  const names = words.list(winners.map((seat) => nameOf(faces, seat)));
  return winners.length === 1 ? say.won({ name: names, points }) : say.wonTogether({ names, points });
}

/**
 * `inWords` tells a list of tiles; a log with pictures leaves their place open instead. What only `viewer` was told is
 * told to them as "you"; to somebody who sees everything, by name.
 */
export function lineWith(
  inWords: typeof facesInWords,
  event: Event,
  faces: Faces,
  texts: TableWords,
  viewer: Viewer = null,
): string {
  const { board: words, log: say } = texts;
  const name = 'seat' in event ? nameOf(faces, event.seat) : '';
  const isOwn = 'seat' in event && event.seat === viewer;
  const loot = (moved: Kind<'take' | 'steal' | 'giveBack'>, tiles: readonly TileNumber[]): string =>
    inWords(
      moved.sides.flatMap(({ tile, up }) => (tiles.includes(tile) ? [up] : [])),
      words,
    );
  switch (event.type) {
    case 'pour':
      return say.pour({ name: nameOf(faces, event.start), round: event.round });
    case 'take':
      return say.take({ name, tiles: loot(event, event.tiles) });
    case 'steal':
      return say.steal({
        name,
        from: nameOf(faces, event.from),
        kept: loot(event, event.kept),
        returned: loot(event, event.returned),
      });
    case 'peek':
      return say.peek({ name, n: event.tiles.length });
    case 'peeked': {
      const sides = inWords(
        event.sides.map(({ down }) => down),
        words,
      );
      return isOwn ? say.peeked(sides) : say.peekedBy({ name, sides });
    }
    case 'flip':
      return say.flip({
        name,
        sides: inWords(
          event.sides.map(({ up }) => up),
          words,
        ),
      });
    case 'giveBack': {
      const owners = [...new Set(event.shares.map(([seat]) => nameOf(faces, seat)))];
      return say.giveBack({ name, owners: words.list(owners), tiles: loot(event, event.tiles) });
    }
    case 'lay':
      return say.lay(name);
    case 'laid':
      return isOwn ? say.laid(cardName(words, event.card)) : say.laidBy({ name, card: cardName(words, event.card) });
    case 'pass':
      return say.pass(name);
    case 'shared':
      return say.shared(nameOf(faces, event.start));
    case 'reveal':
      return revealed(event, faces, texts);
    case 'turn':
      return say.turn(
        inWords(
          event.sides.map(({ up }) => up),
          words,
        ),
      );
    case 'order':
      return say.order({
        name: nameOf(faces, event.holder),
        arrow: event.arrow,
        seats: words.list(event.seats.map((seat) => nameOf(faces, seat))),
      });
    case 'counts':
      return say.counts({ card: cardName(words, event.card), name, kind: faceName(words, event.kind) });
    case 'score':
      return scored(event, name, texts);
    case 'hides':
      return say.hides({ name, steps: event.steps, track: event.track });
    case 'draw':
      return say.draw({ name, n: event.count });
    case 'drawn': {
      const cards = words.list(event.cards.map((card) => quotedCard(words, card)));
      return isOwn ? say.drawn(cards) : say.drawnBy({ name, cards });
    }
    case 'reshuffle':
      return say.reshuffle(event.count);
    case 'token':
      return joinedBy(event, name, texts);
    case 'decline':
      return say.decline(name);
    case 'roundEnd':
      return say.roundEnd(event.round);
    case 'over':
      return ended(event, faces, texts);
  }
}

export const logLine = (event: Event, faces: Faces, texts: TableWords, _view?: View, viewer?: Viewer): string =>
  lineWith(facesInWords, event, faces, texts, viewer);
