/** Italian: the words that are loaded before the first screen. */
import type { Words } from '../en/index.ts';
import { app } from './app/index.ts';
import { game as maamut } from './maamut/index.ts';
import { game as mammut } from './mammut/index.ts';
import { game as momie } from './momie/index.ts';

const loadAccount = () => import('./app/account.ts').then(({ account }) => account);
const loadRests = () => import('./app/rests.ts').then(({ rests }) => rests);
const loadLearn = () => import('./app/learn.ts').then(({ learn }) => learn);
const loadAnalysis = () => import('./app/analysis.ts').then(({ analysis }) => analysis);
const loadEditor = () => import('./app/editor.ts').then(({ editor }) => editor);

export const words: Words = {
  app,
  loadAccount,
  loadRests,
  loadLearn,
  loadAnalysis,
  loadEditor,
  games: { maamut, mammut, momie },
};
