/** Notifications that it is one’s turn: the offer, the setting, and what a device shows. */
export const notices = {
  offer: 'Should this device tell you when it’s your turn again?',
  accept: 'Yes, tell me',
  setting: 'Turn notifications',
  help: 'On this device, when it’s your turn at a table you don’t have open. They say nothing about the position.',
  blocked: 'This browser blocks notifications from this page. You can allow them in the browser’s settings.',
  unavailable:
    'This browser can’t show them here. They need a secure address (https), and on an iPhone or iPad the app on the home screen.',
  serverOff: 'This server doesn’t send any.',
  failed: 'That didn’t work. Try again later.',
  yourTurn: (game: string) => `${game}: your turn`,
  timeShort: (game: string) => `${game}: your time is running out`,
  last: (names: string) => `You’re the last one they’re waiting for. At the table: ${names}.`,
  alone: 'The bots have made their moves.',
  invited: (game: string) => `${game}: you’re invited`,
  invitedBy: (name: string) => `${name} asks you to a new game.`,
  until: (time: string) => `Move by ${time}.`,
};

export type Notices = typeof notices;
