import type { Replay } from '../../en/app/replay.ts';

export const replay: Replay = {
  moments: 'Momenti chiave',
  atMove: ({ n, what }) => `Mossa ${n} – ${what}`,
  whichSeat: 'Quale posto prendi?',
  cancel: 'Annulla',
  remove: (game) => `Elimina questa partita di ${game}`,
  removeAsk: 'Eliminare questa partita per sempre?',
  removeYes: 'Elimina',
  removeNo: 'Tieni',
  share: 'Condividi questa partita',
  shareHelp:
    'Tutta la partita, con i nomi di chi ha giocato, viene caricata su questo server. Chi ha il link può rivederla.',
  shareYes: 'Carica e crea un link',
  sharing: 'Caricamento…',
  shared: 'Chi ha questo link può rivedere la partita.',
  copyLink: 'Copia il link',
  refused: 'Il server non accetta questa partita: è troppo grande o non corrisponde al suo sigillo.',
};
