import type { Notices } from '../../en/app/notices.ts';

export const notices: Notices = {
  offer: 'Veux-tu que cet appareil te prévienne quand ce sera de nouveau à toi ?',
  accept: 'Oui, préviens-moi',
  setting: 'Notifications de tour',
  help: 'Sur cet appareil, quand c’est à toi à une table que tu n’as pas ouverte. Elles ne disent rien de la position.',
  blocked: 'Ce navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.',
  unavailable:
    'Ce navigateur ne peut pas les afficher ici. Il faut une adresse sécurisée (https) et, sur iPhone ou iPad, l’application sur l’écran d’accueil.',
  serverOff: 'Ce serveur n’en envoie pas.',
  failed: 'Cela n’a pas marché. Réessaie plus tard.',
  yourTurn: (game) => `${game} : à toi de jouer`,
  timeShort: (game) => `${game} : il te reste peu de temps`,
  last: (names) => `On n’attend plus que toi. À la table : ${names}.`,
  alone: 'Les robots ont joué.',
  invited: (game) => `${game} : une invitation pour toi`,
  invitedBy: (name) => `${name} te propose une nouvelle partie.`,
  until: (time) => `Échéance : ${time}.`,
};
