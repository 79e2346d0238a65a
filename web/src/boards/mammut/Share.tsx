/** One share in its place. The place keeps its size; the tiles are as large as it allows. */
import type { Seat } from '@traque/engine/core/game';
import type { TileNumber } from '@traque/engine/mammut/protocol';
import { sorted } from './loot.ts';
import type { Scene } from './scene.ts';
import { Tiles } from './Tiles.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly index: number;
  readonly title: string;
  readonly reach: readonly TileNumber[];
  readonly chosen: readonly TileNumber[];
  readonly choose: (tile: TileNumber) => void;
}

/** How wide a place is in relation to its height; the style sheet chooses by the place it has. */
const shapes = { tall: 0.9, even: 2, wide: 5.5 };

/** Columns and rows of `count` tiles in each shape, as variables of the style sheet. */
export function gridOf(count: number): string {
  return Object.entries(shapes)
    .map(([name, ratio]) => {
      const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt(count * ratio))));
      return `--${name}-columns:${columns};--${name}-rows:${Math.max(1, Math.ceil(count / columns))}`;
    })
    .join(';');
}

export function Share({ words, scene, seat, index, title, reach, chosen, choose }: Props) {
  const tiles = scene.shares[seat]?.[index];
  if (tiles === undefined) return <div class="share empty">{words.noShare}</div>;
  return (
    <div class="share">
      <Tiles
        {...{ words, scene, reach, chosen, choose }}
        tiles={sorted(tiles, scene.up)}
        label={title}
        style={gridOf(tiles.length)}
      />
    </div>
  );
}
