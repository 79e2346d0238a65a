import type { Replay } from '../../en/app/replay.ts';

export const replay: Replay = {
  moments: 'Wichtige Stellen',
  atMove: ({ n, what }) => `Zug ${n} – ${what}`,
  whichSeat: 'Welchen Platz nimmst du?',
  cancel: 'Abbrechen',
  remove: (game) => `Diese Partie ${game} löschen`,
  removeAsk: 'Diese Partie endgültig löschen?',
  removeYes: 'Löschen',
  removeNo: 'Behalten',
  share: 'Diese Partie teilen',
  shareHelp:
    'Die ganze Partie mit den Namen aller Beteiligten wird auf diesen Server hochgeladen. Wer den Link hat, kann sie ansehen.',
  shareYes: 'Hochladen und Link erstellen',
  sharing: 'Wird hochgeladen …',
  shared: 'Wer diesen Link hat, kann die Partie ansehen.',
  copyLink: 'Link kopieren',
  refused: 'Der Server nimmt diese Partie nicht an: Sie ist zu groß oder passt nicht zu ihrem Siegel.',
};
