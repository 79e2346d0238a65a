/** Mammut on the home page, and its picture for screen readers. */
export const summary = {
  teaser: 'Share out the loot of the hunt. Take a little and keep it, or take a lot and see it stolen.',
  scene: 'Loot by the fire: axes, hides, tusks and meat on the cave floor',
};

export type Summary = typeof summary;
