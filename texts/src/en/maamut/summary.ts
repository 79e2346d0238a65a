/** Mâamut on the home page, and its picture for screen readers. */
export const summary = {
  subtitle: 'L’esprit du chasseur',
  teaser: 'Drive the mammoth into your trap. It runs from you, swerves where rock blocks its way, and may turn on you.',
  scene: 'A painted mammoth on a cave wall, hunters with spears around it',
};

export type Summary = typeof summary;
