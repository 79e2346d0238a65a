/** The home page. */
export const home = {
  tagline: 'Three hunts, one table',
  intro:
    'Play at once: no account, no advertising. With friends, against bots, around one screen, and without a network.',
  withBots: 'Against bots',
  withFriends: 'Invite friends',
  onThisDevice: 'Around this screen',
  players: ({ min, max }: { min: number; max: number }) => `${min} to ${max} players`,
  minutes: (n: number) => `about ${n} minutes`,
  unfinished: 'Go on playing',
  remove: 'Remove',
  newVersion: 'A new version of Traque is here.',
  update: 'Update now',
  install: 'Install Traque',
  offlineReady: 'Traque is ready to play without a network.',
  footer: 'All drawings, words and code are our own. The games belong to their authors.',
};

export type Home = typeof home;
