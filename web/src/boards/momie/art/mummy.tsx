/** The mummy, striding, arms stretched out, in a king's head-cloth, its face green like that of the lord of the dead. */
import { type Drawing, Painted } from './painted.tsx';
import { memo } from '../../../parts/memo.tsx';

const behind: Drawing = [
  ['linen', 'M-10-54C-22-60-27-46-42-52C-36-44-24-38-10-46Z'],
  ['linen', 'M-22-12C-30-18-36-8-46-12C-42-5-32 0-22-4Z'],
  ['linen', 'M4-67L34-62L45-65L49-60L43-52L33-51L4-56Z'],
  ['cut', 'M14-65L13-56M22-64L22-54M30-62L31-52M38-63L39-53'],
];

const body: Drawing = [
  ['linen', 'M-16-72C-8-77 8-77 17-73L15-58L12-44L20-11L28-6L29 1L9 1L8-8L1-31L-6-24L-10 1L-29 1L-26-7L-20-12L-9-44Z'],
  [
    'cut',
    'M-15-66L13-72M-14-60L15-66M-12-53L14-60M-10-47L13-54M-12-36L13-48M-14-28L14-38M-17-20L-5-27M5-21L17-27M-19-13L-8-17M8-12L19-17M-21-7L-9-10M10-5L22-8',
  ],
  ['gold', 'M-11-50L13-57L14-51L-10-43Z'],
  ['lapis', 'M-4-51L2-53L3-47L-3-45Z'],
];

const arm: Drawing = [
  ['linen', 'M8-75L38-75L48-80L54-77L52-73L56-70L51-66L40-64L10-62Z'],
  ['cut', 'M16-75L15-62M24-75L24-63M32-75L33-64M40-75L42-65'],
  ['gold', 'M42-77L47-79L50-66L45-65Z'],
];

const head: Drawing = [
  ['gold', 'M-20-60L-15-94C-13-109 9-113 16-103L16-98L9-97L6-84L10-66L2-59L-3-67L-7-57Z'],
  [
    'lapis',
    'M-15-92L8-93L7-88L-16-86ZM-13-101L12-104L15-100L-14-97ZM-17-80L6-83L6-78L-18-74ZM-18-69L7-74L8-69L-19-62Z',
  ],
  ['turquoise', 'M9-98L17-99L18-94L24-87L19-85L20-81L16-76L8-76L5-86Z'],
  ['gold', 'M12-76L17-76L21-63L15-62Z'],
  ['gold', 'M13-103C16-110 24-109 23-102L19-102L18-97L14-98Z'],
  ['linen', 'M8-92C12-96 17-95 19-91C15-88 11-88 8-92Z'],
  ['carnelian', 'M13-94C16-94 16-90 14-89C12-90 12-93 13-94Z'],
  ['cut', 'M7-95C11-99 16-98 19-95M16-80L20-80M15-70L19-71'],
];

export const MummyFigure = memo(function MummyFigure() {
  return (
    <g class="tomb-mummy">
      <Painted of={behind} />
      <Painted of={body} />
      <Painted of={head} />
      <Painted of={arm} />
    </g>
  );
});
