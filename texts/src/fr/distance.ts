import { counted } from '../grammar.ts';

const count = counted('fr');

/** How far something moves, in feminine nouns with a plural in -s: “d’une case”, “de 3 cases”. */
export const by = (n: number, noun: string): string => (n === 1 ? `d’une ${noun}` : `de ${count(n, noun, `${noun}s`)}`);
