import type { Errors } from '../../en/app/errors.ts';

export const errors: Errors = {
  deadLink: 'Ce lien ne mène nulle part',
  deadLinkHelp:
    'L’adresse est peut-être mal écrite, ou la table a disparu. Commence une partie, ou demande un nouveau lien.',
  noTable: 'Cette table n’existe plus',
  noTableHelp:
    'Les tables que personne ne visite sont débarrassées. Demande une nouvelle invitation, ou commence ta propre partie.',
  fullTable: 'Cette table est complète',
  fullTableHelp: 'Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.',
  watch: 'Regarder la partie',
  closedTable: 'Cette table a été fermée',
  closedTableHelp:
    'Son hôte l’a fermée avant le début de la partie. Demande une nouvelle invitation, ou commence ta propre partie.',
  colourTaken: 'Quelqu’un d’autre vient de prendre cette couleur.',
  removed: 'L’hôte a libéré ta place. Tu peux regarder cette table, ou en ouvrir une à toi.',
  tooManyTables:
    'Tu as trop de tables inachevées. Termine ou ferme l’une d’elles (elles sont parmi les tables ouvertes), puis réessaie.',
  noServer: 'Le serveur est injoignable',
  noServerHelp: 'Sans réseau, tu peux toujours jouer contre des robots et autour de cet écran.',
  oldVersion: 'Cet onglet utilise une ancienne version de Traque',
  oldVersionHelp: 'Le serveur a changé. Recharge la page ; ta place à la table est gardée.',
  reload: 'Recharger',
  brokenRecord: 'Ce fichier n’est pas une partie que Traque sait lire',
  brokenRecordHelp: 'Choisis une partie exportée de Traque (un fichier .json).',
  notSaved: 'Ce navigateur ne conserve rien : cette partie dure jusqu’à la fermeture de la page.',
  noLocal: 'Cette partie n’est pas sur cet appareil',
  noLocalHelp: 'Elle a été jouée dans un autre navigateur, ou retirée de celui-ci.',
  stillRunning: 'Cette partie se joue encore',
  stillRunningHelp:
    'Plusieurs personnes la jouent autour de cet écran. Une fois finie, elle se revoit de chaque place.',
  unfinishedRecord: 'C’est le relevé privé d’une place, d’une partie inachevée',
  unfinishedRecordHelp:
    'Il ne contient que ce que cette place savait : on ne peut pas le rejouer. Exporte la partie quand elle est finie.',
  notSent: 'La connexion est perdue : rien n’a été envoyé. Recommence quand la table est de retour.',
  unanswered: 'Le serveur n’a pas répondu. Si la table reste telle quelle, recommence.',
  serverRefused: 'Le serveur a refusé',
  tooMany: 'Trop de demandes. Attends un instant et réessaie.',
  crashed: 'Quelque chose s’est cassé dans cette page',
  crashedHelp: 'Recharge-la : ta partie est gardée.',
};
