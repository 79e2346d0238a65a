/** The position, what to do, and the actions, in words. */
import type { Refusal, Seat, Viewer } from '@traque/engine/core/game';
import type { Action, TileNumber, View } from '@traque/engine/mammut/protocol';
import type { Why } from '@traque/engine/mammut/refusal';
import type { Language, Text } from '@traque/texts';
import { refusals as de } from '@traque/texts/de/refusals/mammut';
import { refusals as en } from '@traque/texts/en/refusals/mammut';
import { refusals as fr } from '@traque/texts/fr/refusals/mammut';
import { refusals as it } from '@traque/texts/it/refusals/mammut';
import type { Findings, Passage, SeatFace } from '../contract.ts';
import { handOf } from './aim.ts';
import { faceAt, upOf } from './loot.ts';
import type { Outlook, Outlooks } from './outlook.ts';
import { cardName, cardText, faceName, joined, lootInWords, nameOf, signed, wordsIn, type Words } from './words.ts';

type Faces = readonly SeatFace[];

function ended(view: View, viewer: Viewer, faces: Faces, language: Language): string {
  const { hint: say } = wordsIn(language);
  const winners = view.result?.winners ?? [];
  if (winners.length === 1 && winners[0] === viewer) return say.youWon;
  const names = joined(
    winners.map((seat) => nameOf(faces, seat)),
    language,
  );
  return winners.length === 1 ? say.won(names) : say.wonTogether(names);
}

export function hint(view: View, viewer: Viewer, faces: Faces, language: Language): string {
  const { hint: say } = wordsIn(language);
  if (view.result) return ended(view, viewer, faces, language);
  const seat = view.toAct ?? 0;
  const name = nameOf(faces, seat);
  if (view.phase === 'share') return seat === viewer ? say.share : say.waitShare(name);
  if (seat !== viewer) return say.waitChoose(name);
  return view.choice?.kind === 'wildAnimal' ? say.wild : say.choose;
}

/** What a share would bring now besides points: cards, steps, animals, and what is still unknown. */
export function more(words: Words, outlook: Outlook, language: Language): readonly string[] {
  const { cards, steps, tokens, unknown } = outlook;
  return [
    ...(cards > 0 ? [words.wouldDraw(cards)] : []),
    ...(steps > 0 ? [words.wouldStep(steps)] : []),
    ...(tokens.length > 0
      ? [
          words.wouldJoin(
            joined(
              tokens.map((species) => faceName(words, species)),
              language,
            ),
          ),
        ]
      : []),
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
  ];
}

/** "Share of Ana", or with two players "Share 2 of Ana". */
export const shareTitle = (words: Words, view: View, faces: Faces, seat: Seat, index: number): string =>
  words.share(nameOf(faces, seat), view.players === 2 ? index + 1 : 0);

function shares(words: Words, view: View, ahead: Outlooks, faces: Faces, language: Language): string[] {
  return view.shares.flatMap((own, seat) => {
    const name = nameOf(faces, seat);
    const outlook = ahead[seat];
    if (own.length === 0) return [words.describe.share(words.share(name, 0), words.noShare)];
    return [
      ...own.map((tiles, index) =>
        words.describe.share(shareTitle(words, view, faces, seat, index), lootInWords(tiles, upOf(view), language)),
      ),
      ...(outlook
        ? [
            words.describe.would(
              name,
              signed(outlook.vp),
              more(words, outlook, language)
                .map((each) => `, ${each}`)
                .join(''),
            ),
          ]
        : []),
    ];
  });
}

function players(words: Words, view: View, viewer: Viewer, faces: Faces, language: Language): string[] {
  const lines = view.vp.flatMap((points, seat) => {
    const name = nameOf(faces, seat);
    const look = words.looks[faces[seat]?.look ?? seat] ?? '';
    const own = (view.animals[seat] ?? []).map((species) => faceName(words, species));
    const laid = count(view.laid[seat]);
    const known = seat === viewer ? [] : handOf(view, seat).map((card) => cardName(words, card));
    return [
      words.describe.player(
        name,
        look,
        words.points(points),
        words.track(view.hideTrack[seat] ?? 0),
        words.held(count(view.hands[seat])),
      ),
      own.length === 0 ? words.describe.noAnimals(name) : words.describe.animals(name, joined(own, language)),
      ...(known.length === 0 ? [] : [words.describe.holds(name, joined(known, language))]),
      ...(laid === 0 ? [] : [words.describe.laid(name, words.held(laid))]),
    ];
  });
  return [...lines, words.describe.piles(count(view.draw), view.discard.length)];
}

const count = (cards: readonly unknown[] | number | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0);

/** Question marks the viewer has looked under, and tiles turned for all to see. */
function knownSides(words: Words, view: View): string[] {
  return view.tiles.flatMap(({ up, down }, tile) =>
    down === undefined || up === 'red' || up === 'blue'
      ? []
      : [words.describe.known(tile + 1, faceName(words, up), faceName(words, down))],
  );
}

export function describe(
  view: View,
  viewer: Viewer,
  faces: Faces,
  language: Language,
  { analysis }: Pick<Findings<Action, Outlooks>, 'analysis'>,
): readonly Passage[] {
  const words = wordsIn(language);
  const say = words.describe;
  const hand = handOf(view, viewer);
  const known = knownSides(words, view);
  return [
    {
      heading: say.now,
      lines: [hint(view, viewer, faces, language), `${words.round(view.round, view.lastRound)}.`],
    },
    ...(hand.length === 0
      ? []
      : [{ heading: say.yours, lines: hand.map((card) => say.card(cardName(words, card), cardText(words, card))) }]),
    {
      heading: say.middle,
      lines: [view.middle.length === 0 ? words.empty : `${lootInWords(view.middle, upOf(view), language)}.`],
    },
    { heading: say.shares, lines: shares(words, view, analysis ?? [], faces, language) },
    { heading: say.players, lines: players(words, view, viewer, faces, language) },
    ...(known.length === 0 ? [] : [{ heading: say.knownSides, lines: known }]),
  ];
}

export function actionLabel(action: Action, view: View, faces: Faces, language: Language): string {
  const words = wordsIn(language);
  const say = words.action;
  const up = upOf(view);
  const loot = (tiles: readonly TileNumber[]): string => lootInWords(tiles, up, language);
  /** Each tile by its number too: peeking at this one is not peeking at that one. */
  const each = (tiles: readonly TileNumber[]): string =>
    joined(
      tiles.map((tile) => say.tile(tile + 1, faceName(words, faceAt(up, tile)))),
      language,
    );
  switch (action.type) {
    case 'take':
      return say.take(loot(action.tiles));
    case 'steal':
      return say.steal(nameOf(faces, action.from), view.players === 2 ? action.share + 1 : 0, loot(action.return));
    case 'play':
      if (action.card === 'giveBack')
        return say.giveBack(
          joined(
            action.shares.map(([seat, index]) => shareTitle(words, view, faces, seat, index)),
            language,
          ),
        );
      return action.card === 'peek' ? say.peek(each(action.tiles)) : say.flip(each(action.tiles));
    case 'lay':
      return say.lay(cardName(words, action.card));
    case 'pass':
      return words.pass;
    case 'wildAnimal':
      return words.wildDo(faceName(words, faceAt(up, action.tile)), faceName(words, action.species));
    case 'decline':
      return words.decline;
    case 'chooseAnimal':
      return words.choose(faceName(words, action.species));
  }
}

export function standing(view: View, seat: Seat, language: Language): readonly string[] {
  const words = wordsIn(language);
  return [words.points(view.vp[seat] ?? 0), words.held(count(view.hands[seat]))];
}

const reasons: Readonly<Record<Language, Readonly<Record<Why, Text>>>> = { en, fr, it, de };

export function refused(refusal: Refusal, language: Language): string {
  const known = reasons[language];
  const text = refusal.why in known ? known[refusal.why as Why] : known.malformed;
  return typeof text === 'string' ? text : text(refusal.values ?? {});
}
