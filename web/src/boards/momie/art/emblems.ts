/** The players' shapes, ▲ ● ■ ◆ ★, drawn by hand in a box from -12 to 12. */
export const emblems: readonly string[] = [
  'M0-12L12 9L-12 9.500Z',
  'M0-11C7-11 11-6 11 0C11 7 6 11 0 11C-7 11-11 6-11 0C-11-6-6-11 0-11Z',
  'M-9.500-9.500L9.500-10L10 9.500L-9.500 10Z',
  'M0-13L11 0L0 13L-11 0Z',
  'M0-13L3.500-4L13-4L5.500 2L8 11.500L0 6L-8 11.500L-5.500 2L-13-4L-3.500-4Z',
];
