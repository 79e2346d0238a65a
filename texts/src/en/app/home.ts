/** The home page. */
import { counted } from '../../grammar.ts';

const count = counted('en');
const hunts = ['Three hunts', 'Four hunts', 'Five hunts'];

export const home = {
  tagline: (games: number) => `${hunts[games - 3] ?? count(games, 'hunt', 'hunts')}, one table`,
  intro: 'Play right away: no account, no ads. With friends, against bots, on one screen, even offline.',
  learn: 'Learn',
  withBots: 'Against bots',
  withFriends: 'Invite friends',
  onThisDevice: 'On one device',
  players: ({ min, max }: { min: number; max: number }) => `${min} to ${max} players`,
  minutes: (n: number) => `about ${n} minutes`,
  unfinished: 'Continue',
  remove: 'Remove',
  newVersion: 'A new version of Traque is available.',
  update: 'Update now',
  install: 'Install Traque',
  offlineReady: 'Traque now works offline.',
  footer: 'All drawings, texts and code are our own. The games belong to their authors.',
};

export type Home = typeof home;
