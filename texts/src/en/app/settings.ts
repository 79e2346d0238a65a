/** The settings page. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Light',
  themes: { auto: 'Like the system', light: 'Day', dark: 'Night' },
  motion: 'Motion on the board',
  motions: { auto: 'Like the system', full: 'Full', reduced: 'Reduced' },
  motionHelp: 'Reduced: nothing travels; what changed is highlighted and told in words.',
  speed: 'Speed of play',
  speeds: { '0.5': 'Slow', '1': 'Normal', '2': 'Fast', '4': 'Very fast' },
  sound: 'Sounds',
  soundHelp: 'A soft drum when it is your turn.',
  on: 'On',
  off: 'Off',
  name: 'Your name',
  nameHelp: 'Shown to the others at the table.',
  storageDenied: 'This browser does not let Traque keep anything. Settings and games last until you close this page.',
};

export type Settings = typeof settings;
