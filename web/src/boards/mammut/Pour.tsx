/** The middle: the loot on a great hide, as it fell or sorted by kind, with a row to choose whole kinds. */
import type { TileNumber } from '@traque/engine/mammut/protocol';
import { Chip } from '../../art/cave/mammut/Chip.tsx';
import { Pelt } from '../../art/cave/mammut/Pelt.tsx';
import { faceAt, groups, type Group, ofGroup, sorted } from './loot.ts';
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

function nameOfGroup(words: Words, group: Group): string {
  if (group === 'animal') return words.animal[1] ?? '';
  return group === 'shaman' ? words.shaman : (words.faces[group][1] ?? '');
}

type RowProps = Pick<Props, 'words' | 'scene' | 'byKind' | 'reach' | 'chosen' | 'toggle' | 'bySort' | 'setSort'>;

function Kinds({ words, scene, byKind, reach, chosen, toggle, bySort, setSort }: RowProps) {
  const isIn = (tiles: readonly TileNumber[]): boolean => tiles.every((tile) => chosen.includes(tile));
  return (
    <div class="kinds" role="group" aria-label={words.byKind}>
      {groups.map((group) => {
        const tiles = ofGroup(reach, scene.up, group);
        const [first] = tiles;
        if (first === undefined || group === 'shaman') return null;
        return (
          <button
            key={group}
            type="button"
            class="kind-chip"
            aria-pressed={isIn(tiles)}
            disabled={!byKind}
            onClick={() => toggle(tiles)}
          >
            <Chip face={group === 'animal' ? faceAt(scene.up, first) : group} />
            <span class="aside">{words.allOf(nameOfGroup(words, group))}</span>
            <span>{tiles.length}</span>
          </button>
        );
      })}
      {reach.length > 0 && (
        <button
          type="button"
          class="kind-chip"
          aria-pressed={isIn(reach)}
          disabled={!byKind}
          onClick={() => toggle(reach)}
        >
          {words.all} <span>{reach.length}</span>
        </button>
      )}
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
