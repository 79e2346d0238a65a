import type { Home } from '../../en/app/home.ts';

export const home: Home = {
  tagline: 'Trois chasses, une table',
  intro:
    'Joue tout de suite : ni compte, ni publicité. Entre amis, contre des robots, autour d’un écran, et même sans réseau.',
  withBots: 'Contre des robots',
  withFriends: 'Inviter des amis',
  onThisDevice: 'Autour de cet écran',
  players: ({ min, max }) => `${min} à ${max} joueurs`,
  minutes: (n) => `environ ${n} minutes`,
  unfinished: 'Reprendre une partie',
  remove: 'Retirer',
  newVersion: 'Une nouvelle version de Traque est prête.',
  update: 'Mettre à jour',
  install: 'Installer Traque',
  offlineReady: 'Traque est prêt à jouer sans réseau.',
  footer: 'Dessins, textes et code sont les nôtres. Les jeux appartiennent à leurs auteurs.',
};
