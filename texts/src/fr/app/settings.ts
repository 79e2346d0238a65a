import type { Settings } from '../../en/app/settings.ts';

export const settings: Settings = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Lumière',
  themes: { auto: 'Comme le système', light: 'Jour', dark: 'Nuit' },
  motion: 'Mouvements sur le plateau',
  motions: { auto: 'Comme le système', full: 'Complets', reduced: 'Réduits' },
  motionHelp: 'Réduits : rien ne se déplace ; ce qui change est mis en évidence et raconté.',
  speed: 'Vitesse du jeu',
  speeds: { '0.5': 'Lente', '1': 'Normale', '2': 'Rapide', '4': 'Très rapide' },
  sound: 'Sons',
  soundHelp: 'Un léger tambour quand c’est à toi.',
  on: 'Oui',
  off: 'Non',
  name: 'Ton nom',
  nameHelp: 'Montré aux autres joueurs de la table.',
  storageDenied:
    'Ce navigateur ne laisse rien conserver à Traque. Réglages et parties durent jusqu’à la fermeture de la page.',
};
