import type { FunctionComponent } from 'preact';
import type { GameName } from '../games.ts';
import { MaamutScene } from './maamut-scene.tsx';
import { MammutScene } from './mammut-scene.tsx';
import { MomieScene } from './momie-scene.tsx';

/** Each game's picture. */
export const scenes: Readonly<Record<GameName, FunctionComponent>> = {
  maamut: MaamutScene,
  mammut: MammutScene,
  momie: MomieScene,
};
