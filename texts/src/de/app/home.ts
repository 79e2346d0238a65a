import type { Home } from '../../en/app/home.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');
const hunts = ['Drei Jagden', 'Vier Jagden', 'Fünf Jagden'];

export const home: Home = {
  tagline: (games) => `${hunts[games - 3] ?? count(games, 'Jagd', 'Jagden')}, ein Tisch`,
  intro: 'Sofort spielen, ohne Konto und ohne Werbung: mit anderen, gegen Bots, an einem Bildschirm und sogar offline.',
  learn: 'Lernen',
  withBots: 'Gegen Bots',
  withFriends: 'Per Link einladen',
  onThisDevice: 'An einem Bildschirm',
  players: ({ min, max }) => `${min} bis ${max} Personen`,
  minutes: (n) => `etwa ${n} Minuten`,
  unfinished: 'Weiterspielen',
  remove: 'Entfernen',
  newVersion: 'Es gibt eine neue Version von Traque.',
  update: 'Jetzt aktualisieren',
  install: 'Traque installieren',
  offlineReady: 'Traque funktioniert jetzt auch offline.',
  footer: 'Zeichnungen, Texte und Code stammen von uns. Die Spiele gehören ihren Autoren.',
};
