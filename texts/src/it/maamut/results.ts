import type { Results } from '../../en/maamut/results.ts';

export const results: Results = { mammoth: 'Il mammut ha vinto' };
