import type { Common } from '../../en/app/common.ts';

export const common: Common = {
  labelled: ({ label, value }) => `${label} : ${value}`,
  home: 'Accueil',
  games: 'Mes parties',
  lobby: 'Tables ouvertes',
  rules: 'Règles',
  replay: 'Revoir',
  analyse: 'Analyser',
  settings: 'Réglages',
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié',
  copyByHand: 'Copie le texte sélectionné',
  share: 'Partager',
  skipToContent: 'Aller au contenu',
  loading: 'Un instant…',
  mainMenu: 'Menu principal',
  shapes: ['triangle', 'cercle', 'carré', 'losange', 'étoile'],
};
