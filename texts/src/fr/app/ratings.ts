import type { Ratings } from '../../en/app/ratings.ts';
import { counted } from '../../grammar.ts';

const count = counted('fr');

export const ratings: Ratings = {
  rated: 'Partie classée',
  optionHelp:
    'Compte pour le classement de tout le monde à la table, si chacun est d’accord. Ni robots, ni conseils, ni coups repris ; quitter la table ou dépasser son temps fait perdre la partie.',
  about:
    'Ni robots, ni conseils, ni coups repris. Quitter la table ou dépasser son temps fait perdre la partie. Le résultat modifie ton classement, que les autres à la table peuvent voir.',
  timeHelp:
    'Qui dépasse son temps perd la partie. En dessous d’une heure, le temps s’arrête tant que personne n’est à la table.',
  agree: 'J’accepte une partie classée',
  mayDisagree: 'Tu peux prendre place sans accepter ; l’hôte peut alors rendre la partie non classée.',
  disagreed: (host: string) => `Tu n’as pas accepté. ${host} le voit et peut rendre la partie non classée.`,
  agreed: 'd’accord',
  notYet: 'pas encore d’accord',
  waiting: (names: string) => `Pas encore d’accord pour une partie classée : ${names}.`,
  unrate: 'Jouer sans classement',
  notAgreed: 'Une partie classée commence quand tout le monde l’a acceptée.',
  refused: 'Ce n’est pas possible dans une partie classée.',
  resign: 'Abandonner',
  resignHelp: 'Tu perds cette partie classée, et elle se termine pour tout le monde.',
  forfeited: {
    left: (name: string) => `${name} abandonne`,
    time: (name: string) => `${name} a dépassé son temps`,
  },
  value: ({ rating, deviation }) => `${rating} ± ${deviation}`,
  fresh: ({ games, of }) => `nouveau (${games} sur ${of})`,
  mine: 'Mon classement',
  mineHelp:
    'Seules les parties classées comptent. Le classement s’affiche à partir de la huitième partie ; le nombre après ± dit à quel point il est encore incertain.',
  games: (n: number) => count(n, 'partie classée', 'parties classées'),
  show: 'Classement',
  showHelp: 'Désactivé : aucun classement ne t’est montré.',
};
