/** How a game that nobody won ended, by the engine's reason. */
export const results = { mammoth: 'The mammoth wins' };

export type Results = typeof results;
