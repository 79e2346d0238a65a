/** The position, what to do, and the actions, in words. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Action, TileNumber, View } from '@traque/engine/mammut/protocol';
import type { Findings, Passage, SeatFace } from '../contract.ts';
import { handOf } from './intents.ts';
import { faceAt, upOf } from './loot.ts';
import { besides, type Outlooks, reservations, valuesOf } from './outlook.ts';
import { cardName, cardText, faceName, lootInWords, nameOf, quotedCard, type TableWords, type Words } from './words.ts';

type Faces = readonly SeatFace[];

function ended(view: View, viewer: Viewer, faces: Faces, words: Words): string {
  const { hint: say } = words;
  const winners = view.result?.winners ?? [];
  if (winners.length === 1 && winners[0] === viewer) return say.youWon;
  const names = words.list(winners.map((seat) => nameOf(faces, seat)));
  return winners.length === 1 ? say.won(names) : say.wonTogether(names);
}

export function hint(view: View, viewer: Viewer, faces: Faces, { board: words }: TableWords): string {
  const { hint: say } = words;
  if (view.result) return ended(view, viewer, faces, words);
  const seat = view.toAct ?? 0;
  const name = nameOf(faces, seat);
  if (view.phase === 'share') return seat === viewer ? say.share : say.waitShare(name);
  if (seat !== viewer) return say.waitChoose(name);
  return view.choice?.kind === 'wildAnimal' ? say.wild : say.choose;
}

/** "Share of Ana", or with two players "Share 2 of Ana". */
export const shareTitle = (words: Words, view: View, faces: Faces, seat: Seat, index: number): string =>
  words.share({ name: nameOf(faces, seat), n: view.players === 2 ? index + 1 : 0 });

function shares(words: Words, view: View, ahead: Outlooks, faces: Faces): string[] {
  return view.shares.flatMap((own, seat) => {
    const name = nameOf(faces, seat);
    const outlook = ahead[seat];
    if (own.length === 0) return [words.describe.share({ title: words.share({ name, n: 0 }), loot: words.noShare })];
    return [
      ...own.map((tiles, index) =>
        words.describe.share({
          title: shareTitle(words, view, faces, seat, index),
          loot: lootInWords(tiles, upOf(view), words),
        }),
      ),
      ...(outlook
        ? [
            words.describe.would({
              name,
              values: valuesOf(words, outlook)
                .map(({ long }) => long)
                .join(', '),
              more: [...besides(words, outlook), ...reservations(words, outlook)].map((each) => `, ${each}`).join(''),
            }),
          ]
        : []),
    ];
  });
}

function players(words: Words, view: View, viewer: Viewer, faces: Faces): string[] {
  const lines = view.vp.flatMap((points, seat) => {
    const name = nameOf(faces, seat);
    const look = words.shapes[faces[seat]?.look ?? seat] ?? '';
    const own = (view.animals[seat] ?? []).map((species) => faceName(words, species));
    const laid = count(view.laid[seat]);
    const known = seat === viewer ? [] : handOf(view, seat).map((card) => quotedCard(words, card));
    return [
      words.describe.player({
        name,
        look,
        points: words.points(points),
        track: words.track(view.hideTrack[seat] ?? 0),
        cards: words.held(count(view.hands[seat])),
      }),
      own.length === 0 ? words.describe.noAnimals(name) : words.describe.animals({ name, list: words.list(own) }),
      ...(known.length === 0 ? [] : [words.describe.holds({ name, cards: words.list(known) })]),
      ...(laid === 0 ? [] : [words.describe.laid({ name, cards: words.held(laid) })]),
    ];
  });
  return [...lines, words.describe.piles({ draw: count(view.draw), discard: view.discard.length })];
}

const count = (cards: readonly unknown[] | number | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0);

/** Undersides that the viewer knows: question marks they looked under, and tiles that were turned in public. */
function knownSides(words: Words, view: View): string[] {
  return view.tiles.flatMap(({ up, down }, tile) =>
    down === undefined || up === 'red' || up === 'blue'
      ? []
      : [words.describe.known({ n: tile + 1, up: faceName(words, up), down: faceName(words, down) })],
  );
}

export function describe(
  view: View,
  viewer: Viewer,
  faces: Faces,
  texts: TableWords,
  { analysis }: Pick<Findings<Action, Outlooks>, 'analysis'>,
): readonly Passage[] {
  const { board: words } = texts;
  const say = words.describe;
  const hand = handOf(view, viewer);
  const known = knownSides(words, view);
  return [
    {
      heading: say.now,
      lines: [
        hint(view, viewer, faces, texts),
        `${words.round({ n: view.round, last: view.lastRound })}.`,
        words.goal(view.lastRound),
      ],
    },
    ...(hand.length === 0
      ? []
      : [
          {
            heading: say.yours,
            lines: hand.map((card) => say.card({ name: cardName(words, card), text: cardText(words, card) })),
          },
        ]),
    {
      heading: say.middle,
      lines: [view.middle.length === 0 ? words.empty : `${lootInWords(view.middle, upOf(view), words)}.`],
    },
    { heading: say.shares, lines: shares(words, view, analysis ?? [], faces) },
    { heading: say.players, lines: players(words, view, viewer, faces) },
    ...(known.length === 0 ? [] : [{ heading: say.knownSides, lines: known }]),
  ];
}

export function actionLabel(action: Action, view: View, faces: Faces, { board: words }: TableWords): string {
  const say = words.action;
  const up = upOf(view);
  const loot = (tiles: readonly TileNumber[]): string => lootInWords(tiles, up, words);
  /** Each tile by its number too: peeking at this one is not peeking at that one. */
  const each = (tiles: readonly TileNumber[]): string =>
    words.list(tiles.map((tile) => say.tile({ n: tile + 1, face: faceName(words, faceAt(up, tile)) })));
  switch (action.type) {
    case 'take':
      return say.take(loot(action.tiles));
    case 'steal':
      return say.steal({
        name: nameOf(faces, action.from),
        n: view.players === 2 ? action.share + 1 : 0,
        loot: loot(action.return),
      });
    case 'play':
      if (action.card === 'giveBack')
        return say.giveBack(
          words.list(action.shares.map(([seat, index]) => shareTitle(words, view, faces, seat, index))),
        );
      return action.card === 'peek' ? say.peek(each(action.tiles)) : say.flip(each(action.tiles));
    case 'lay':
      return say.lay(cardName(words, action.card));
    case 'pass':
      return words.pass;
    case 'wildAnimal':
      return words.wildExchange({
        from: faceName(words, faceAt(up, action.tile)),
        to: faceName(words, action.species),
      });
    case 'decline':
      return words.decline;
    case 'chooseAnimal':
      return words.choose(faceName(words, action.species));
  }
}

export function standing(view: View, seat: Seat, { board: words }: TableWords): readonly string[] {
  return [words.points(view.vp[seat] ?? 0), words.held(count(view.hands[seat]))];
}
