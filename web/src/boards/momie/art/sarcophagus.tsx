/** The dungeon: a painted chamber with the open sarcophagus. Fills a cell's room, -43 to 43. */
import { type Drawing, Painted } from './painted.tsx';

const coffin: Drawing = [
  ['lapis', 'M-15 40L-21-6C-22-26-13-37 0-37C13-37 22-26 21-6L15 40Z'],
  ['gold', 'M-11-12C-12-26-7-32 0-32C7-32 12-26 11-12C9-4 4-1 0-1C-4-1-9-4-11-12Z'],
  ['lapis', 'M-11-20L-15-8L-12 4L-8-4ZM11-20L15-8L12 4L8-4Z'],
  ['gold', 'M-19 6L19 6L18 12L-18 12ZM-16 22L16 22L15 28L-15 28Z'],
  ['carnelian', 'M-17 14L17 14L16 20L-16 20Z'],
  ['ink', 'M-8-17C-5-20-2-18-1-16C-3-14-6-14-8-17ZM8-17C5-20 2-18 1-16C3-14 6-14 8-17Z'],
  ['cut', 'M-3-8C-1-7 1-7 3-8M0-15L0-11'],
  ['pale', 'M-6 32L-6 38M0 32L0 38M6 32L6 38'],
];

export function Sarcophagus() {
  return (
    <g class="tomb-chamber">
      <path class="tomb-chamber-wall" d="M-41-41L41-41L41 41L-41 41Z" />
      <path class="tomb-chamber-frieze" d="M-38-38v76M38-38v76M-32-38v76M32-38v76" />
      <Painted of={coffin} />
    </g>
  );
}
