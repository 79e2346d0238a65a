/** Tiles in the middle or in a share, with one tab stop. Those that can be chosen are buttons. */
import type { Face, TileNumber } from '@traque/engine/mammut/protocol';
import { useRef, useState } from 'preact/hooks';
import { Chip, Glyph } from './art/Chip.tsx';
import { memo } from '../../parts/memo.tsx';
import { neighbour } from './arrow-keys.ts';
import { faceAt } from './loot.ts';
import { tileParts } from './parts.ts';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import { tipOfFace } from './tips.ts';
import { faceName, type Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly scene: Scene;
  /** In order; null is an empty place. */
  readonly tiles: readonly (TileNumber | null)[];
  readonly label: string;
  /** Which of them can be chosen now. */
  readonly reach: readonly TileNumber[];
  readonly chosen: readonly TileNumber[];
  readonly choose: (tile: TileNumber) => void;
  /** These tiles are shown a second time, larger: animations are about the others. */
  readonly isCopy?: boolean;
  readonly style?: string;
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

export function Tiles({ words, scene, tiles, label, reach, chosen, choose, isCopy = false, style }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<TileNumber | null>(null);
  const lying = tiles.filter((tile) => tile !== null);
  const stop = focus !== null && lying.includes(focus) ? focus : lying[0];

  function onKey(event: KeyboardEvent, tile: TileNumber): void {
    const places = [...(root.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const spots = places.map((element) => {
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
    <div class="tiles" ref={root} role="group" aria-label={label} style={style}>
      {tiles.map((tile, place) => {
        if (tile === null) return <span key={`empty-${place}`} class="tile gone" />;
        const picture = <Lying tile={tile} up={faceAt(scene.up, tile)} down={scene.down[tile] ?? null} />;
        const shared = {
          ...(isCopy ? {} : { 'data-piece': pieceName.tile(tile) }),
          'data-tile': tile,
          'data-part': tileParts(tile, faceAt(scene.up, tile)),
          'data-tip': tipOfFace(words, faceAt(scene.up, tile)),
          'aria-label': labelOf(words, scene, tile),
          class: scene.lifted.includes(tile) ? 'tile lifted' : 'tile',
          tabIndex: tile === stop ? 0 : -1,
          onFocus: () => setFocus(tile),
          onKeyDown: (event: KeyboardEvent) => onKey(event, tile),
        };
        if (!reach.includes(tile))
          return (
            <span key={tile} {...shared} role="img">
              {picture}
            </span>
          );
        return (
          <button
            key={tile}
            {...shared}
            type="button"
            aria-pressed={chosen.includes(tile)}
            onClick={() => choose(tile)}
          >
            {picture}
          </button>
        );
      })}
    </div>
  );
}
