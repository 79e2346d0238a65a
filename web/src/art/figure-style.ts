/** Attributes that the figures of all rule books share. They are strokes and numbers, so they need no translation. */
export const outline = {
  stroke: 'var(--ink)',
  'stroke-width': 2.5,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

export const number = {
  'text-anchor': 'middle',
  'dominant-baseline': 'central',
  'font-family': 'var(--display)',
  'font-weight': 800,
} as const;
