import type { Characters } from '../../en/maamut/characters.ts';

export const characters: Characters = {
  random: { name: 'Vento', way: 'Soffia dove capita: una mossa qualsiasi fra quelle permesse.' },
  easy: { name: 'Scintilla', way: 'Immagina poche cacce e spesso si accontenta della seconda scelta.' },
  normal: { name: 'Corvo', way: 'Immagina cento cacce prima di ogni mossa e sbaglia di rado.' },
  hard: { name: 'Cervo', way: 'Riflette per tutto il tempo che ha e gioca sempre la mossa migliore che ha trovato.' },
};
