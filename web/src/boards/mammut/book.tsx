/** The rule book of Mammut: its pictures, its examples as the engine computes them, and all cards and tiles. */
import type { Card, Face } from '@traque/engine/mammut/protocol';
import type { Book } from '@traque/texts/en/mammut';
import type { BookModule, Gallery, Told } from '../book.ts';
import { Pigments } from './art/Chip.tsx';
import {
  coldPoints,
  examples,
  hideSteps,
  meatPoints,
  speciesPoints,
  tuskPoints,
  type Worked,
} from './book-examples.ts';
import {
  arrow,
  beside,
  cardBack,
  CardFace,
  chip,
  Chips,
  lootCards,
  MeatPodium,
  Middle,
  Picture,
  SevenSpecies,
  ShareRow,
  SpeciesScale,
  TrackSteps,
  worth,
} from './book-pictures.tsx';
import input from './examples.json' with { type: 'json' };
import { groupOf } from './loot.ts';
import { after, type Scene, sceneOf } from './scene.ts';
import { scoringExample } from './scoring-example.tsx';
import { cardName, cardText, faceName, signed, type TableWords } from './words.ts';

type Words = Told<Book, TableWords>;

const endOf = ({ view, steps }: Worked): Scene => steps.flatMap(({ events }) => events).reduce(after, sceneOf(view));

const AfterTake = () => {
  const scene = endOf(examples.take);
  return (
    <Picture>
      <Middle scene={scene} />
      <ShareRow scene={scene} seat={0} />
    </Picture>
  );
};

const AfterTheft = () => {
  const { action } = examples.steal.steps[0] ?? {};
  const returned = action?.type === 'steal' ? action.return : [];
  const [before, now] = [sceneOf(examples.steal.view), endOf(examples.steal)];
  return (
    <Picture>
      <ShareRow scene={before} seat={0} />
      {arrow}
      <ShareRow scene={now} seat={1} />
      <div class="pile">
        <Chips faces={returned.map((tile) => now.up[tile] ?? '?')} mark={() => 'marked'} />
      </div>
    </Picture>
  );
};

const LastShare = () => {
  const scene = sceneOf(examples.scoring.view);
  return (
    <Picture>
      {[0, 1, 2].map((seat) => (
        <ShareRow key={seat} scene={scene} seat={seat} />
      ))}
      <Middle scene={scene} marked={scene.middle} />
    </Picture>
  );
};

const OpenAndHidden = () => (
  <Picture>
    <div class="side-by-side">
      <CardFace card="peek" />
      {cardBack}
    </div>
  </Picture>
);

const cardClauses: Readonly<Record<Card, string>> = {
  peek: 'MM-41',
  flip: 'MM-42',
  giveBack: 'MM-43',
  ownHide: 'MM-52',
  wildAnimal: 'MM-81',
  axePoints: 'MM-62',
  mostHidesPoints: 'MM-68',
  mostHidesAnimal: 'MM-82',
  mostAxesHide: 'MM-52',
  mostTusksPoints: 'MM-71',
  mostTusksFire: 'MM-52',
  mostAxesFire: 'MM-52',
};

// All cards and all tiles are somewhere in a position, so how many there are is counted and not written down again.
const everyCard = [...input.state.hands, ...input.state.laid, input.state.draw].flat();
const tileSides = input.state.tiles as readonly { readonly up: Face; readonly down: Face }[];

function allCards({ words, table }: Words): Gallery {
  const say = words.galleries.cards;
  return {
    id: 'all-cards',
    title: say.title,
    intro: say.intro,
    items: (Object.keys(cardClauses) as Card[]).map((card) => {
      const copies = everyCard.filter((other) => other === card).length;
      const kind = lootCards.has(card) ? say.loot(copies) : say.scoring(copies);
      return {
        picture: <CardFace card={card} />,
        name: cardName(table.board, card),
        text: `${cardText(table.board, card)} ${kind}`,
        clauses: [cardClauses[card]],
      };
    }),
  };
}

const isPlain = (face: Face): boolean => !['?', 'animal', 'shaman'].includes(groupOf(face));

/** Each pair of sides once; a side with a question mark or an animal comes first. */
function tilePairs(): ReadonlyMap<string, { readonly sides: readonly [Face, Face]; readonly copies: number }> {
  const pairs = new Map<string, { sides: readonly [Face, Face]; copies: number }>();
  for (const { up, down } of tileSides) {
    const known = pairs.get(`${up}/${down}`) ?? pairs.get(`${down}/${up}`);
    const sides = known?.sides ?? (isPlain(up) && !isPlain(down) ? ([down, up] as const) : ([up, down] as const));
    pairs.set(sides.join('/'), { sides, copies: (known?.copies ?? 0) + 1 });
  }
  return pairs;
}

function allTiles({ words, table }: Words): Gallery {
  const say = words.galleries.tiles;
  return {
    id: 'all-tiles',
    compact: true,
    title: say.title,
    intro: say.intro,
    items: [...tilePairs().values()].map(({ sides, copies }) => {
      const [one, other] = sides.map((face) => faceName(table.board, face));
      return {
        picture: (
          <Picture>
            <Chips faces={sides} />
          </Picture>
        ),
        name: say.sides({ one: one ?? '', other: other ?? '' }),
        text: say.copies(copies),
        clauses: [],
      };
    }),
  };
}

export const book: BookModule<Book, TableWords> = {
  Definitions: Pigments,
  pieces: {
    loot: beside(chip('axe'), chip('meat')),
    unknown: beside(chip('?')),
    shaman: beside(chip('red'), chip('blue')),
    animal: beside(chip('reindeer'), chip('fox')),
    card: beside(cardBack),
    track: beside(chip('hide')),
  },
  steps: {
    pour: {
      Picture: () => (
        <Picture>
          <Middle scene={sceneOf(examples.pour.view)} />
        </Picture>
      ),
      clauses: ['MM-20', 'MM-21'],
    },
    take: { Picture: AfterTake, clauses: ['MM-30', 'MM-31'] },
    steal: { Picture: AfterTheft, clauses: ['MM-32', 'MM-33', 'MM-34'] },
    cards: { Picture: OpenAndHidden, clauses: ['MM-40', 'MM-44', 'MM-45'] },
    last: { Picture: LastShare, clauses: ['MM-35'] },
    order: { Picture: beside(chip('red'), chip('blue')), clauses: ['MM-50', 'MM-51', 'MM-53'] },
    axes: { Picture: beside(chip('axe'), arrow, cardBack), clauses: ['MM-60', 'MM-61'] },
    hides: {
      Picture: () => <TrackSteps hides={hideSteps} />,
      alt: ({ words }) => words.steps.hides.picture(hideSteps),
      clauses: ['MM-65', 'MM-66', 'MM-67'],
    },
    tusks: {
      Picture: beside(chip('tusk'), worth(signed(tuskPoints))),
      alt: ({ words }) => words.steps.tusks.picture(tuskPoints),
      clauses: ['MM-70'],
    },
    meat: {
      Picture: () => <MeatPodium points={meatPoints} />,
      alt: ({ words }) => words.steps.meat.picture(meatPoints.join(', ')),
      clauses: ['MM-73'],
    },
    fire: {
      Picture: beside(chip('fire'), worth(signed(coldPoints))),
      alt: ({ words }) => words.steps.fire.picture(-coldPoints),
      clauses: ['MM-76', 'MM-77'],
    },
    animals: {
      Picture: SevenSpecies,
      clauses: ['MM-80'],
      examples: [(told) => scoringExample(examples.scoring, told)],
    },
    end: {
      Picture: () => <SpeciesScale points={speciesPoints} />,
      alt: ({ words }) =>
        words.steps.end.picture(speciesPoints.flatMap((vp, n) => (vp === 0 ? [] : `${n} = ${vp}`)).join(', ')),
      clauses: ['MM-90', 'MM-91'],
    },
  },
  galleries: (told) => [allCards(told), allTiles(told)],
  cases: {
    two: ['MM-36', 'MM-37', 'MM-77'],
    four: ['MM-11', 'MM-12'],
    most: ['MM-52'],
    cards: ['MM-52'],
    zero: ['MM-53'],
    tie: ['MM-91'],
  },
};
