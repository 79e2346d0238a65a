import type { Home } from '../../en/app/home.ts';

export const home: Home = {
  tagline: 'Drei Jagden, ein Tisch',
  intro: 'Spiel sofort: kein Konto, keine Werbung. Mit Freunden, gegen Bots, um einen Bildschirm, und auch ohne Netz.',
  withBots: 'Gegen Bots',
  withFriends: 'Freunde einladen',
  onThisDevice: 'Um diesen Bildschirm',
  players: ({ min, max }) => `${min} bis ${max} Spieler`,
  minutes: (n) => `etwa ${n} Minuten`,
  unfinished: 'Weiterspielen',
  remove: 'Entfernen',
  newVersion: 'Eine neue Version von Traque ist da.',
  update: 'Jetzt erneuern',
  install: 'Traque installieren',
  offlineReady: 'Traque ist bereit, ohne Netz zu spielen.',
  footer: 'Zeichnungen, Texte und Code sind unsere eigenen. Die Spiele gehören ihren Autoren.',
};
