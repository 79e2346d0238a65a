/** Watching a game again: its moments, playing on, the list of games, sharing. */
export const replay = {
  moments: 'Key moments',
  atMove: ({ n, what }: { n: number; what: string }) => `Move ${n} – ${what}`,
  whichSeat: 'Which seat do you take?',
  cancel: 'Cancel',
  remove: (game: string) => `Delete this game of ${game}`,
  removeAsk: 'Delete this game for good?',
  removeYes: 'Delete',
  removeNo: 'Keep',
  share: 'Share this game',
  shareHelp:
    'The whole game, with its players’ names, is uploaded to this server. Anyone who has the link can watch it.',
  shareYes: 'Upload and make a link',
  sharing: 'Uploading…',
  shared: 'Anyone with this link can watch the game.',
  copyLink: 'Copy the link',
  refused: 'The server doesn’t accept this game: it is too large, or it doesn’t match its seal.',
};

export type Replay = typeof replay;
