/** The loot in the middle on a large hide, as it fell or sorted, with a row of buttons to choose whole kinds. */
import type { Face, TileNumber } from '@traque/engine/mammut/protocol';
import { Chip } from './art/Chip.tsx';
import { Pelt } from './art/Pelt.tsx';
import { faceAt, type Faces, groups, ofGroup, sorted } from './loot.ts';
import type { Scene } from './scene.ts';
import { Tiles } from './Tiles.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly scene: Scene;
  /** The tiles that can be chosen now. */
  readonly reach: readonly TileNumber[];
  /** Whether whole kinds can be chosen: for a share, not for a card that points at one or two tiles. */
  readonly byKind: boolean;
  readonly chosen: readonly TileNumber[];
  readonly toggle: (tiles: readonly TileNumber[]) => void;
  readonly bySort: boolean;
  readonly setSort: (sort: boolean) => void;
  /** The share that is being stolen, and what it is called: it lies here instead of the loot, large enough to choose from. */
  readonly stolen: { readonly tiles: readonly TileNumber[]; readonly title: string } | null;
}

/** All kinds always have a button, so that none changes its place when another runs out. */
const kinds = groups.filter((group) => group !== 'shaman');

const nameOfGroup = (words: Words, group: (typeof kinds)[number]): string =>
  (group === 'animal' ? words.animal[1] : words.faces[group][1]) ?? '';

/** One animal in the middle stands for all of them. */
const animal = ([first]: readonly TileNumber[], up: Faces): Face => (first === undefined ? 'hare' : faceAt(up, first));

function Kinds({ words, scene, byKind, chosen, toggle, bySort, setSort }: Props) {
  const isIn = (tiles: readonly TileNumber[]): boolean =>
    tiles.length > 0 && tiles.every((tile) => chosen.includes(tile));
  return (
    <div class="kinds" role="group" aria-label={words.byKind}>
      {kinds.map((group) => {
        const tiles = ofGroup(scene.middle, scene.up, group);
        const tip = words.tips[group === '?' ? 'mark' : group];
        return (
          <button
            key={group}
            type="button"
            class={tiles.length === 0 ? 'kind-chip gone' : 'kind-chip'}
            aria-pressed={byKind && isIn(tiles)}
            aria-disabled={!byKind || tiles.length === 0}
            aria-label={`${words.allOf(nameOfGroup(words, group))} ${tiles.length}`}
            data-tip={tip}
            onClick={() => byKind && tiles.length > 0 && toggle(tiles)}
          >
            <Chip face={group === 'animal' ? animal(tiles, scene.up) : group} />
            <span>{tiles.length}</span>
          </button>
        );
      })}
      <button
        type="button"
        class="kind-chip"
        aria-pressed={byKind && isIn(scene.middle)}
        disabled={!byKind || scene.middle.length === 0}
        onClick={() => toggle(scene.middle)}
      >
        {words.all}
      </button>
      <button
        type="button"
        class="kind-chip sort"
        aria-pressed={bySort}
        aria-label={words.sort}
        title={words.sort}
        onClick={() => setSort(!bySort)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 7h16M4 12h11M4 17h6"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
            stroke-linecap="round"
          />
        </svg>
      </button>
    </div>
  );
}

export function Pour(props: Props) {
  const { words, scene, reach, chosen, toggle, bySort, stolen } = props;
  const places = scene.up.map((_, tile) => (scene.middle.includes(tile) ? tile : null));
  const choose = (tile: TileNumber) => toggle([tile]);
  return (
    <section class="pour" data-part="part:middle" aria-label={words.pour}>
      <Kinds {...props} />
      <div class={stolen || bySort ? 'spread sorted' : 'spread'}>
        <Pelt />
        {stolen ? (
          <Tiles
            {...{ words, scene, reach, chosen, choose }}
            isCopy
            tiles={sorted(stolen.tiles, scene.up)}
            label={stolen.title}
          />
        ) : (
          <>
            {scene.middle.length === 0 && <p class="none">{words.empty}</p>}
            <Tiles
              {...{ words, scene, reach, chosen, choose }}
              tiles={bySort ? sorted(scene.middle, scene.up) : places}
              label={`${words.pour}. ${words.pourHelp}`}
            />
          </>
        )}
      </div>
    </section>
  );
}
