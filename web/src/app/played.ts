import { loadValue } from './local-storage.ts';

const modes = ['bots', 'friends', 'here'];

/** Whether a game was ever started in this browser: its set-up is remembered then. */
export const hasPlayed = (game: string): boolean => modes.some((mode) => loadValue(`setup.${game}.${mode}`) !== null);
