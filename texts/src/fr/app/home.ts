import type { Home } from '../../en/app/home.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');
const hunts = ['Trois chasses', 'Quatre chasses', 'Cinq chasses'];

export const home: Home = {
  tagline: (games) => `${hunts[games - 3] ?? count(games, 'chasse', 'chasses')}, une table`,
  intro:
    'Joue tout de suite : ni compte, ni publicité. Entre amis, contre des robots, à plusieurs sur un écran, et même hors ligne.',
  learn: 'Apprendre',
  withBots: 'Contre des robots',
  withFriends: 'Inviter des amis',
  onThisDevice: 'Sur un seul écran',
  players: ({ min, max }) => `${min} à ${max} joueurs`,
  minutes: (n) => `environ ${n} minutes`,
  unfinished: 'Reprendre une partie',
  remove: 'Supprimer',
  newVersion: 'Une nouvelle version de Traque est disponible.',
  update: 'Mettre à jour',
  install: 'Installer Traque',
  offlineReady: 'Traque fonctionne maintenant hors ligne.',
  footer: 'Les dessins, les textes et le code sont de nous. Les jeux appartiennent à leurs auteurs.',
};
