/** Around a table on a server: stand-ins, offers, names, the invitation. */
export const online = {
  standInOnce: 'Your time ran out: a bot makes this move, then the seat is yours again.',
  standInMine: 'A bot is playing for you.',
  agreeToEnd: 'End the game',
  agreed: (name: string) => `${name} proposed ending the game`,
  refused: (name: string) => `${name} wants to keep playing`,
  rematchKept: 'A rematch is being set up, and a seat is kept for you.',
  decline: 'No, thanks',
  declined: 'Your seat at the next table is free for others now.',
  rename: 'Change the name',
  chooseColour: 'Choose a colour and shape',
  colourOf: ({ shape, name }: { shape: string; name: string }) => `${shape}: ${name} has it`,
  qr: 'Show the QR code',
  qrHelp: 'Point a phone’s camera at it to open the invitation.',
  watchLink: 'Copy a link for spectators',
  awayNow: (names: string) => `Offline right now: ${names}. Wait, or give the seat to a bot.`,
  giveToBot: 'Give the seat to a bot',
  wrongNumber: ({ min, max }: { min: number; max: number }) =>
    `Enter a whole number from ${min} to ${max}, or leave the field empty.`,
  wantsToEnd: 'Proposal to end the game',
  seatKept: 'A seat is kept for you',
};

export type Online = typeof online;
