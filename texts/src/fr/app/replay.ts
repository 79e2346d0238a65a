import type { Replay } from '../../en/app/replay.ts';

export const replay: Replay = {
  moments: 'Moments forts',
  atMove: ({ n, what }) => `Coup ${n} – ${what}`,
  whichSeat: 'Quelle place prends-tu ?',
  cancel: 'Annuler',
  remove: (game) => `Supprimer cette partie de ${game}`,
  removeAsk: 'Supprimer cette partie pour de bon ?',
  removeYes: 'Supprimer',
  removeNo: 'Garder',
  share: 'Partager cette partie',
  shareHelp: 'Toute la partie, avec le nom des participants, est envoyée à ce serveur. Qui a le lien peut la revoir.',
  shareYes: 'Envoyer et créer un lien',
  sharing: 'Envoi…',
  shared: 'Qui a ce lien peut revoir la partie.',
  copyLink: 'Copier le lien',
  refused: 'Le serveur n’accepte pas cette partie : elle est trop grande ou ne correspond pas à son sceau.',
};
