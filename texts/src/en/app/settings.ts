/** The settings page. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'System default', light: 'Light', dark: 'Dark' },
  motion: 'Animations',
  motions: { auto: 'System default', full: 'Full', reduced: 'Reduced' },
  motionHelp: 'Reduced: nothing moves across the board; changes are highlighted and described instead.',
  speed: 'Game speed',
  speeds: { '0.5': 'Slow', '1': 'Normal', '2': 'Fast', '4': 'Very fast' },
  sound: 'Sounds',
  soundHelp: 'Steps, dice, cards and what happens to you. Silent while this page is in the background.',
  volume: 'Volume',
  explain: 'Explain rare rules',
  explainHelp: 'In games against bots: one line the first time a rare rule strikes, with its lesson.',
  on: 'On',
  off: 'Off',
  name: 'Your name',
  nameHelp: 'Shown to the others at the table.',
  storageDenied: 'This browser doesn’t let Traque save anything. Settings and games are lost when you close this page.',
};

export type Settings = typeof settings;
