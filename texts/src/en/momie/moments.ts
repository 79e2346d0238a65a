/** What happens to the reader in La Malédiction de la Momie, in a few words on a banner. */
export const moments = {
  caught: 'The mummy catches you!',
  out: 'The mummy catches you: you are out of the game',
};

export type Moments = typeof moments;
