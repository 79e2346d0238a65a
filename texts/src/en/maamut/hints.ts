/** Mâamut: where a hint points, and reasons that are proved. */
export const hints = {
  look: {
    place: 'Look at this side of the board.',
    push: 'Look at the mammoth.',
    walk: 'Look at these tiles.',
    trap: 'Look at the tile you are standing on.',
    cards: 'Look at your cards.',
    flee: 'Look at the tiles around the mammoth.',
  },
  reasons: {
    stopsLoss: 'It keeps you from losing at once.',
    stopsWin: (name: string) => `It keeps ${name} from winning with their next action.`,
    keepsHunter: 'It saves your hunter.',
    threatens: 'If the mammoth stays there, a card in your hand drives it into your trap.',
  },
};

export type Hints = typeof hints;
