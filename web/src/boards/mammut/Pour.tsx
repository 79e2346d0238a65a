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
  readonly active: boolean;
  /** Whether whole kinds can be chosen: for a share, not for a card that points at one or two tiles. */
  readonly byKind: boolean;
  /** The tiles a whole kind is chosen from. */
  readonly reach: readonly TileNumber[];
  readonly chosen: readonly TileNumber[];
  readonly toggle: (tiles: readonly TileNumber[]) => void;
  readonly choose: (tile: TileNumber) => void;
  readonly bySort: boolean;
  readonly setSort: (sort: boolean) => void;
}

/** All kinds always have a button, so that none changes its place when another runs out. */
const kinds = groups.filter((group) => group !== 'shaman');

const nameOfGroup = (words: Words, group: (typeof kinds)[number]): string =>
  (group === 'animal' ? words.animal[1] : words.faces[group][1]) ?? '';

/** One animal in the middle stands for all of them. */
const animal = ([first]: readonly TileNumber[], up: Faces): Face => (first === undefined ? 'hare' : faceAt(up, first));

type RowProps = Pick<Props, 'words' | 'scene' | 'byKind' | 'reach' | 'chosen' | 'toggle' | 'bySort' | 'setSort'>;

function Kinds({ words, scene, byKind, reach, chosen, toggle, bySort, setSort }: RowProps) {
  const isIn = (tiles: readonly TileNumber[]): boolean =>
    tiles.length > 0 && tiles.every((tile) => chosen.includes(tile));
  return (
    <div class="kinds" role="group" aria-label={words.byKind}>
      {kinds.map((group) => {
        const tiles = ofGroup(reach, scene.up, group);
        return (
          <button
            key={group}
            type="button"
            class={tiles.length === 0 ? 'kind-chip gone' : 'kind-chip'}
            aria-pressed={isIn(tiles)}
            disabled={!byKind || tiles.length === 0}
            onClick={() => toggle(tiles)}
          >
            <Chip face={group === 'animal' ? animal(tiles, scene.up) : group} />
            <span class="aside">{words.allOf(nameOfGroup(words, group))}</span>
            <span>{tiles.length}</span>
          </button>
        );
      })}
      <button
        type="button"
        class="kind-chip"
        aria-pressed={isIn(reach)}
        disabled={!byKind || reach.length === 0}
        onClick={() => toggle(reach)}
      >
        {words.all} <span>{reach.length}</span>
      </button>
      <button type="button" class="kind-chip sort" aria-pressed={bySort} onClick={() => setSort(!bySort)}>
        {words.sort}
      </button>
    </div>
  );
}

export function Pour(props: Props) {
  const { words, scene, active, chosen, choose, bySort } = props;
  const places = scene.up.map((_, tile) => (scene.middle.includes(tile) ? tile : null));
  return (
    <section class="pour" aria-label={words.pour}>
      <Kinds {...props} />
      <div class={bySort ? 'spread sorted' : 'spread'}>
        <Pelt />
        {scene.middle.length === 0 && <p class="none">{words.empty}</p>}
        <Tiles
          words={words}
          scene={scene}
          tiles={bySort ? sorted(scene.middle, scene.up) : places}
          label={`${words.pour}. ${words.pourHelp}`}
          active={active}
          chosen={chosen}
          choose={choose}
        />
      </div>
    </section>
  );
}
