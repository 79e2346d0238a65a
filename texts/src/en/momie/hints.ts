/** La Malédiction de la Momie: where a hint points, and reasons that are proved. */
export const hints = {
  look: {
    dice: 'Look at the dice.',
    area: 'Look at this part of the pyramid.',
    mummy: 'Look at where the mummy stands.',
  },
  reasons: {
    takes: 'It takes a treasure that you need.',
    catches: 'It is sure to catch a hunter.',
    outOfReach: 'There the mummy can’t reach you on its next walk.',
  },
};

export type Hints = typeof hints;
