import type { Common } from '../../en/app/common.ts';

export const common: Common = {
  labelled: ({ label, value }) => `${label}: ${value}`,
  home: 'Start',
  games: 'Meine Partien',
  lobby: 'Offene Tische',
  rules: 'Regeln',
  replay: 'Nachspielen',
  analyse: 'Analysieren',
  settings: 'Einstellungen',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyByHand: 'Kopiere den markierten Text',
  share: 'Teilen',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Einen Moment …',
  mainMenu: 'Hauptmenü',
  shapes: ['Dreieck', 'Kreis', 'Quadrat', 'Raute', 'Stern'],
};
