/** The games' pictures, `boards/<game>/Cover.tsx`. They are part of the first download: the home page shows all of them. */
import type { ComponentType } from 'preact';
import type { GameName } from '../games.ts';

const modules = import.meta.glob<{ Cover: ComponentType }>('./*/Cover.tsx', { eager: true });

export const coverOf = (game: GameName): ComponentType | undefined => modules[`./${game}/Cover.tsx`]?.Cover;
