/** The bots of this game: the beasts of the tomb. */
import './art/tomb.css';
import type { Level } from '@traque/bots/core/brain';
import { TreasureThing } from './art/treasures.tsx';

/** Scarab, hippopotamus, cat, ibis. */
const byLevel = { random: 'blue-1', easy: 'blue-4', normal: 'blue-2', hard: 'blue-3' };

/** In a square from -50 to 50, over the player's own colour. */
export function Portrait({ level }: { level: Level }) {
  return (
    <g class="tomb" transform="scale(1.25)">
      <TreasureThing of={byLevel[level]} />
    </g>
  );
}
