/** How a game without a winner ended, by its reason. */
export const results = { mammoth: 'The mammoth has won' };

export type Results = typeof results;
