/** The bots of this game: animals as the painters of the caves saw them. */
import '../../art/cave/cave.css';
import './art/chips.css';
import type { Level } from '@traque/bots/core/brain';
import { animals } from './art/animals.ts';
import { Picture } from './art/Chip.tsx';

const byLevel = { random: animals.hare, easy: animals.grouse, normal: animals.beaver, hard: animals.fox };

/** In a square from -50 to 50, over the player's own colour. */
export function Portrait({ level }: { level: Level }) {
  return (
    <g class="cave" style="color-scheme: light" transform="scale(0.82)">
      <Picture drawing={byLevel[level]} />
    </g>
  );
}
