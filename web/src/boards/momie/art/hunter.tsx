/**
 * The treasure hunters as a tomb painter would have seen them: legs and face from the side, shoulders and eye from the
 * front, a torch in one hand and a standard with the player's shape in the other. Feet at 0, about 100 high, 70 wide.
 */
import { type Drawing, Painted } from './painted.tsx';
import { emblems } from './emblems.ts';
import { memo } from '../../../parts/memo.tsx';

const legs: Drawing = [
  ['skin', 'M-8-40L-16-9L-8-8L1-38Z'],
  ['skin', 'M0-40L7-9L15-9L11-40Z'],
  ['leather', 'M-17-13L-8-11L-8-5L-3-2L-3 1L-21 1L-19-5Z'],
  ['leather', 'M6-13L15-13L16-5L23-2L23 1L5 1Z'],
];

const body: Drawing = [
  ['base', 'M-11-47L12-47L17-25L4-24L0-33L-5-23L-18-26Z'],
  ['light', 'M-16-69C-8-74 10-74 18-69L11-46L-9-46Z'],
  ['leather', 'M-10-49L12-49L12-44L-10-44Z'],
  ['base', 'M-14-70L-7-71L12-50L9-46L5-47Z'],
  ['gold', 'M-1-50L4-50L4-43L-1-43Z'],
  ['cut', 'M-6-27L-8-36M7-27L6-38'],
];

const arms: Drawing = [
  ['skin', 'M-17-69L-11-66L-18-54L-20-50L-25-51L-26-55Z'],
  ['skin', 'M18-69L13-65L22-52L27-50L34-62L29-65L25-58Z'],
];

const head: Drawing = [
  ['skin', 'M-6-66L-9-79C-9-90 8-93 11-85L12-81L17-76L13-74.500L13-70L9-67L5-67L5-63L-5-63Z'],
  ['linen', 'M3-82C6-85 10-84 12-81C9-79 6-79 3-82Z'],
  ['ink', 'M7-83.500C9-83.500 9.500-82 9-80.500C7-80 6-81 6-82Z'],
  ['cut', 'M1-84.500C5-88 10-87 12-84M10-72L13-72'],
];

/** What each hunter wears on the head: pith helmet, felt hat, head scarf, plait and goggles, cap. */
const hats: readonly Drawing[] = [
  [
    ['linen', 'M-13-83C-13-101 13-102 14-86L20-81L-17-80Z'],
    ['base', 'M-13-87L14-88L15-84L-14-82Z'],
    ['cut', 'M0-99C-4-95-6-91-6-87'],
  ],
  [
    ['leather', 'M-10-84C-12-100-3-100 1-97C6-101 13-98 12-85Z'],
    ['leather', 'M-22-83C-12-88 12-89 24-84C16-80-12-78-22-83Z'],
    ['base', 'M-10-89L12-90L12-85L-10-84Z'],
  ],
  [
    ['linen', 'M12-85C10-98-10-98-12-84C-14-76-16-70-22-64C-14-62-8-66-4-68L-3-80Z'],
    ['base', 'M-12-88L11-91L12-86L-12-82Z'],
    ['cut', 'M-9-80C-10-74-13-69-17-66M-6-79C-7-74-9-70-11-67'],
  ],
  [
    ['leather', 'M12-85C10-99-14-98-13-82C-20-78-21-66-17-56L-12-57C-14-66-10-72-4-74L0-86Z'],
    ['base', 'M-17-60L-11-61L-11-56L-17-55Z'],
    ['base', 'M-13-90L10-94L13-87L-12-84Z'],
    ['turquoise', 'M3-94C8-96 12-92 12-88C8-86 3-88 3-94Z'],
  ],
  [
    ['base', 'M-12-83C-14-97 4-100 11-92L21-87C22-84 18-83 12-85Z'],
    ['leather', 'M-12-83L-11-76L-6-77L-3-85Z'],
    ['gold', 'M-2-97L2-98L3-94L-1-94Z'],
    ['cut', 'M-8-88C-4-92 4-92 9-89'],
  ],
];

const torch: Drawing = [
  ['leather', 'M27-50L31-49L36-75L31-77Z'],
  ['gold', 'M33-75C26-82 33-87 32-98C40-92 43-82 36-75Z'],
  ['carnelian', 'M34-76C31-81 35-84 35-89C38-84 38-79 36-76Z'],
];

export interface HunterFigureProps {
  /** The player's colour and shape. */
  readonly look: number;
  /** 0, or 1 for the second pawn of the same player, whose standard is turned inside out. */
  readonly pawn: number;
}

export const HunterFigure = memo(function HunterFigure({ look, pawn }: HunterFigureProps) {
  const hat = hats[(look + pawn * 2) % hats.length] ?? [];
  return (
    <g class={`tomb-hunter tomb-look-${String(look)}`}>
      <path class="tomb-pole" d="M-23-20L-25-76" />
      <Painted of={legs} />
      <Painted of={body} />
      <Painted of={arms} />
      <Painted of={head} />
      <g transform="translate(-1,-5)">
        <Painted of={hat} />
      </g>
      <g class="tomb-torch">
        <Painted of={torch} />
      </g>
      <g class={pawn === 1 ? 'tomb-standard tomb-standard-second' : 'tomb-standard'} transform="translate(-26,-84)">
        <path
          class="tomb-emblem-ground"
          d="M0-17C10-17 17-10 17 0C17 10 10 17 0 17C-10 17-17 10-17 0C-17-10-10-17 0-17Z"
        />
        <path class="tomb-emblem" d={emblems[look % emblems.length]} />
      </g>
    </g>
  );
});
