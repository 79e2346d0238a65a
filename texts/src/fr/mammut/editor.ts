import type { Editor } from '../../en/mammut/editor.ts';
import { counted, percentage } from '../../grammar.ts';

const count = counted('fr');
const percent = percentage('fr');

export const editor: Editor = {
  title: 'Éditeur de butin',
  lead: 'Compose ton propre butin : 31 plaquettes à deux faces.',
  tiles: 'Les plaquettes du sac',
  total: ({ n, needed }) => `${n}/${needed}`,
  tile: ({ one, other }) => `${one} / ${other}`,
  tileCount: ({ tile, n }) => `${tile} : ${n}`,
  oneMore: (tile) => `En ajouter : ${tile}`,
  oneLess: (tile) => `En retirer : ${tile}`,
  add: 'Ajouter une plaquette',
  firstSide: 'Une face',
  secondSide: 'L’autre face',
  sides: 'Les faces par sorte',
  sidesHelp: 'Combien de faces en tout montrent chaque chose.',
  house: 'La série maison',
  empty: 'Rien',
  full: 'Le sac ne peut pas contenir plus de plaquettes.',
  problems: {
    total: ({ found, needed }) => `Plaquettes : ${found}/${needed}.`,
    species: (names) => `Chaque espèce doit y être. Il manque : ${names}.`,
    twoMarks: 'Aucune plaquette ne peut avoir un point d’interrogation des deux côtés.',
  },
  seat: (n) => (n === 1 ? 'Victoires en commençant' : `Victoires à la place ${n}`),
  fair: (n) => `Si l’ordre du tour ne changeait rien, chaque place gagnerait ${percent(n)} des parties.`,
  points: 'Les points par sorte',
  pointsHelp: 'En moyenne, pour une place et une partie.',
  pointCount: (n) => `${n} points`,
  gamesPlayed: (n) => `${count(n, 'partie jouée', 'parties jouées')}.`,
};
