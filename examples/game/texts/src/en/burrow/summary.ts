/** Burrow on the home page, and its picture for screen readers. */
export const summary = {
  teaser: 'A hare hops unseen along nine cells. Find it three times before night falls, or get away.',
  scene: 'A hare’s ears behind a hill at dusk',
};

export type Summary = typeof summary;
