/** Mâamut on the home page, and its picture for screen readers. */
export const summary = {
  teaser: 'Drive the mammoth into your trap. It runs from you, turns where rock bars its way, and may turn on you.',
  scene: 'A painted mammoth on a cave wall, hunters with spears around it',
};

export type Summary = typeof summary;
