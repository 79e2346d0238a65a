import type { Common } from '../../en/app/common.ts';

export const common: Common = {
  labelled: ({ label, value }) => `${label}: ${value}`,
  home: 'Home',
  games: 'Le mie partite',
  lobby: 'Tavoli aperti',
  rules: 'Regole',
  replay: 'Replay',
  analyse: 'Analizza',
  settings: 'Impostazioni',
  close: 'Chiudi',
  copy: 'Copia',
  copied: 'Copiato',
  copyByHand: 'Copia il testo selezionato',
  share: 'Condividi',
  skipToContent: 'Vai al contenuto',
  loading: 'Un momento…',
  mainMenu: 'Menu principale',
  shapes: ['triangolo', 'cerchio', 'quadrato', 'rombo', 'stella'],
};
