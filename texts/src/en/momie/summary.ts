/** La Malédiction de la Momie on the home page, and its picture for screen readers. */
export const summary = {
  subtitle: 'The Curse of the Mummy',
  teaser: 'Steal the treasures of the pyramid while a blind mummy listens for every step.',
  scene: 'The cross-section of a pyramid at night; a mummy walks its corridors by torchlight',
  roles: { mummy: 'mummy', hunter: 'hunter' },
};

export type Summary = typeof summary;
