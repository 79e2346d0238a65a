import type { Settings } from '../../en/app/settings.ts';

export const settings: Settings = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Thème',
  themes: { auto: 'Selon l’appareil', light: 'Clair', dark: 'Sombre' },
  motion: 'Animations du plateau',
  motions: { auto: 'Selon l’appareil', full: 'Complètes', reduced: 'Réduites' },
  motionHelp: 'Réduites : rien ne se déplace ; ce qui change est mis en évidence et décrit.',
  speed: 'Vitesse du jeu',
  speeds: { '0.5': 'Lente', '1': 'Normale', '2': 'Rapide', '4': 'Très rapide' },
  sound: 'Sons',
  soundHelp: 'Les pas, les dés, les cartes et ce qui t’arrive. Aucun son quand cette page est en arrière-plan.',
  volume: 'Volume',
  explain: 'Expliquer les règles rares',
  explainHelp: 'Contre des robots : une ligne la première fois qu’une règle rare s’applique, avec sa leçon.',
  on: 'Oui',
  off: 'Non',
  name: 'Ton nom',
  nameHelp: 'Les autres le voient à la table.',
  storageDenied:
    'Ce navigateur empêche Traque d’enregistrer quoi que ce soit. Réglages et parties seront perdus à la fermeture de la page.',
};
