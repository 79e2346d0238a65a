import type { Online } from '../../en/app/online.ts';

export const online: Online = {
  standInOnce: 'Ton temps est écoulé : un robot joue ce coup, puis la place est de nouveau à toi.',
  standInMine: 'Un robot joue pour toi.',
  agreeToEnd: 'Arrêter la partie',
  agreed: (name) => `${name} propose d’arrêter la partie`,
  refused: (name) => `${name} veut continuer la partie`,
  rematchKept: 'Une revanche se prépare, et une place t’est gardée.',
  decline: 'Non merci',
  declined: 'Ta place à la table suivante est maintenant libre.',
  rename: 'Changer de nom',
  chooseColour: 'Choisir une couleur et une forme',
  colourOf: ({ shape, name }) => `${shape} : déjà à ${name}`,
  qr: 'Montrer le code QR',
  qrHelp: 'Vise-le avec l’appareil photo d’un téléphone pour ouvrir l’invitation.',
  watchLink: 'Copier un lien pour regarder',
  awayNow: (names) => `Hors ligne en ce moment : ${names}. Attends, ou laisse la place à un robot.`,
  giveToBot: 'Laisser la place à un robot',
  wrongNumber: ({ min, max }) => `Indique un nombre entier de ${min} à ${max}, ou laisse le champ vide.`,
  wantsToEnd: 'Proposition d’arrêter la partie',
  seatKept: 'Une place t’est gardée',
};
