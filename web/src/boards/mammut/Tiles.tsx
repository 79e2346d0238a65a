/** Tiles in the middle or in a share. If they can be chosen, they are buttons with one tab stop. */
import type { Face, TileNumber } from '@traque/engine/mammut/protocol';
import { useRef, useState } from 'preact/hooks';
import { Chip, Glyph } from './art/Chip.tsx';
import { memo } from '../../parts/memo.tsx';
import { neighbour } from './arrow-keys.ts';
import { faceAt } from './loot.ts';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import { faceName, type Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly scene: Scene;
  /** In order; null is an empty place. */
  readonly tiles: readonly (TileNumber | null)[];
  readonly label: string;
  /** Whether tiles can be chosen now. */
  readonly active: boolean;
  readonly chosen: readonly TileNumber[];
  readonly choose: (tile: TileNumber) => void;
}

function labelOf(words: Words, scene: Scene, tile: TileNumber): string {
  const up = faceAt(scene.up, tile);
  const down = scene.down[tile];
  const known = down && up !== 'red' && up !== 'blue' ? `, ${words.below(faceName(words, down))}` : '';
  return `${faceName(words, up)}${known}`;
}

/** Each tile is turned and moved a little, always in the same way. */
const askew = (tile: TileNumber): string =>
  `--tilt:${((tile * 47) % 11) - 5}deg;--dx:${((tile * 31) % 7) - 3}%;--dy:${((tile * 17) % 7) - 3}%`;

interface LyingProps {
  readonly tile: TileNumber;
  readonly up: Face;
  readonly down: Face | null;
}

const Lying = memo(function Lying({ tile, up, down }: LyingProps) {
  return (
    <span class="lying" style={askew(tile)}>
      <Chip face={up} cut={tile} />
      {down && up !== 'red' && up !== 'blue' && (
        <span class="below">
          <Glyph face={down} />
        </span>
      )}
    </span>
  );
});

export function Tiles({ words, scene, tiles, label, active, chosen, choose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<TileNumber | null>(null);
  const lying = tiles.filter((tile) => tile !== null);
  const stop = focus !== null && lying.includes(focus) ? focus : lying[0];

  function onKey(event: KeyboardEvent, tile: TileNumber): void {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const spots = buttons.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { id: Number(element.dataset['tile']), x: left, y: top };
    });
    const next = neighbour(spots, tile, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocus(next);
    root.current?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
  }

  return (
    <div class="tiles" ref={root} role="group" aria-label={label}>
      {tiles.map((tile, place) => {
        if (tile === null) return <span key={`empty-${place}`} class="tile gone" />;
        const picture = <Lying tile={tile} up={faceAt(scene.up, tile)} down={scene.down[tile] ?? null} />;
        const shared = {
          'data-piece': pieceName.tile(tile),
          'data-tile': tile,
          class: scene.lifted.includes(tile) ? 'tile lifted' : 'tile',
        };
        if (!active)
          return (
            <span key={tile} {...shared} role="img" aria-label={labelOf(words, scene, tile)}>
              {picture}
            </span>
          );
        return (
          <button
            key={tile}
            {...shared}
            type="button"
            aria-pressed={chosen.includes(tile)}
            aria-label={labelOf(words, scene, tile)}
            tabIndex={tile === stop ? 0 : -1}
            onClick={() => choose(tile)}
            onFocus={() => setFocus(tile)}
            onKeyDown={(event) => onKey(event, tile)}
          >
            {picture}
          </button>
        );
      })}
    </div>
  );
}
