/** By number of players: roughly what one catch, and one turn of a hunter, changes in the chance to win. */
export const catchWinChance: Readonly<Record<number, number>> = { 2: 0.25, 3: 0.2, 4: 0.12, 5: 0.1 };
export const turnWinChance: Readonly<Record<number, number>> = { 2: 0.03, 3: 0.06, 4: 0.06, 5: 0.05 };
