/** The app's icons. They always have a text or a label beside them. */
import type { ComponentChildren } from 'preact';

const drawings = {
  down: <path d="m5 9 7 6.8L19 9" />,
  back: <path d="M14.5 5 7.6 12l6.9 7" />,
  menu: <path d="M4 7h16.2M4 12.2h16M4.1 17.3H20" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  skip: <path d="m5 5.2 7.2 6.8L5 18.8ZM13 5.2l7 6.8-7 6.8Z" />,
  play: <path d="m7 4.6 12 7.4L7 19.4Z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  first: <path d="M18.5 5.2 9 12l9.5 6.8ZM6 5v14" />,
  previous: <path d="M15.5 5.2 7 12l8.5 6.8Z" />,
  next: <path d="m8.5 5.2 8.5 6.8-8.5 6.8Z" />,
  last: <path d="m5.5 5.2 9.5 6.8-9.5 6.8ZM18 5v14" />,
  undo: <path d="M8 4.6 3.8 9 8 13.3M4.2 9h9.6c3.4.1 6 2.4 6 5.3s-2.4 5.2-5.6 5.2H9" />,
  rules: (
    <path d="M4.5 5.2c2.8-1 5.2-.8 7.5.8 2.3-1.6 4.7-1.8 7.5-.8v13c-2.8-.9-5.2-.7-7.5.9-2.3-1.6-4.7-1.8-7.5-.9ZM12 6v13" />
  ),
  plus: <path d="M12 4.6v15M4.6 12.1h15" />,
  words: <path d="M4.5 6.2h15M4.5 11h15M4.6 15.6h9.6" />,
  speech: <path d="M4 5.5h16v10.6h-9L6.6 20v-3.9H4Z" />,
  people: (
    <path d="M8.5 11.2a3.1 3.1 0 1 0-.1 0ZM3 19.4c.4-3.6 2.4-5.4 5.4-5.4s5 1.8 5.5 5.4M16 5.6a2.8 2.8 0 0 1 .2 5.4M17 14.2c2.4.4 3.7 2 4 5" />
  ),
  link: <path d="M10 14.2 14.4 9.6M11.2 6.8l2-2a4.2 4.2 0 0 1 6 6l-2 2M12.8 17.2l-2 2a4.2 4.2 0 0 1-6-6l2-2" />,
  speed: <path d="M4.4 17.4a8.4 8.4 0 1 1 15.2 0M12 14l4-5" />,
  history: <path d="M4.6 12a7.6 7.6 0 1 0 2.5-5.7L4.6 8.4M4.5 4.4v4.2h4.2M12 8v4.3l2.9 1.9" />,
  sound: <path d="M4.5 9.6v4.8h3.3l4.7 4V5.6l-4.7 4ZM16 9.2c1.3 1.7 1.3 3.9 0 5.6M18.6 6.8c2.5 3.2 2.5 7.2 0 10.4" />,
  silence: <path d="M4.5 9.6v4.8h3.3l4.7 4V5.6l-4.7 4ZM16.2 9.6l4.6 4.8m0-4.8-4.6 4.8" />,
  hint: (
    <path d="M9.4 17.2c0-2.300-3.400-3.700-3.400-7.500a6 6 0 0 1 12 0c0 3.800-3.400 5.200-3.400 7.500ZM9.600 20.400h4.800" />
  ),
  check: <path d="m4.6 12.6 4.9 5L19.6 6.4" />,
  crown: <path d="M4 8.2 5.6 18h12.8L20 8.2l-4.6 3.700L12 5.400l-3.400 6.500Z" />,
  share: <path d="M12 14.6V3.8M7.8 7.6 12 3.6l4.2 4M7.4 11H5v9.4h14V11h-2.4" />,
  chart: <path d="M4 4.4v15.4h16M7.4 15.2l3.8-4.6 3.2 2.8 4.8-6.8" />,
  more: <path d="M5.4 12h.2M12 12h.2M18.4 12h.2" stroke-width="3" />,
} satisfies Record<string, ComponentChildren>;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
