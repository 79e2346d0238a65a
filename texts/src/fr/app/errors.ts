import type { Errors } from '../../en/app/errors.ts';

export const errors: Errors = {
  deadLink: 'Ce lien ne mène nulle part',
  deadLinkHelp:
    'L’adresse est peut-être mal écrite, ou la table n’existe plus. Commence une partie, ou demande un nouveau lien.',
  noTable: 'Cette table n’existe plus',
  noTableHelp:
    'Les tables que personne ne visite sont supprimées. Demande une nouvelle invitation, ou commence ta propre partie.',
  fullTable: 'Cette table est complète',
  fullTableHelp: 'Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.',
  watch: 'Regarder la partie',
  closedTable: 'Cette table a été fermée',
  closedTableHelp:
    'Son hôte l’a fermée avant le début de la partie, ou personne ne l’a utilisée pendant une semaine. Demande une nouvelle invitation, ou commence ta propre partie.',
  colourTaken: 'Quelqu’un d’autre vient de prendre cette couleur.',
  removed: 'L’hôte a libéré ta place. Tu peux regarder cette table, ou ouvrir la tienne.',
  tooManyTables:
    'Tu as ouvert trop de tables. Termine une partie ou ferme une table (elles sont parmi les tables ouvertes), puis réessaie.',
  noServer: 'Le serveur est injoignable',
  noServerHelp: 'Hors ligne, tu peux toujours jouer contre des robots ou à plusieurs sur cet écran.',
  oldVersion: 'Cet onglet utilise une ancienne version de Traque',
  oldVersionHelp: 'Le serveur a été mis à jour. Recharge la page ; ta place à la table est gardée.',
  reload: 'Recharger',
  brokenRecord: 'Ce fichier n’est pas une partie que Traque sait lire',
  brokenRecordHelp: 'Choisis une partie exportée de Traque (un fichier .json).',
  notSaved: 'Ce navigateur n’enregistre rien : la partie sera perdue à la fermeture de la page.',
  noLocal: 'Cette partie n’est pas sur cet appareil',
  noLocalHelp: 'Elle a été jouée dans un autre navigateur, ou supprimée de celui-ci.',
  stillRunning: 'Cette partie n’est pas finie',
  stillRunningHelp:
    'Plusieurs personnes la jouent sur cet écran. Une fois finie, on pourra la revoir depuis chaque place.',
  unfinishedRecord: 'Enregistrement d’un seul joueur, partie inachevée',
  unfinishedRecordHelp:
    'Il ne contient que ce que savait cette place : impossible de revoir la partie. Exporte-la quand elle est finie.',
  notSent: 'Connexion perdue : rien n’a été envoyé. Recommence quand la table est de nouveau en ligne.',
  unanswered: 'Le serveur n’a pas répondu. Si rien ne change à la table, recommence.',
  diskFull: 'Le serveur n’a plus de place : ton action n’a pas été enregistrée. Réessaie plus tard.',
  serverRefused: 'Le serveur a refusé cette action',
  tooMany: 'Trop de demandes. Attends un instant et réessaie.',
  crashed: 'Une erreur est survenue',
  crashedHelp: 'Recharge la page : ta partie est gardée.',
};
