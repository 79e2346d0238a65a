import type { App } from '../en/app.ts';
import { counted } from '../plural.ts';
import { room } from './appRoom.ts';
import { tables } from './appTables.ts';

const count = counted('fr');

export const app: App = {
  common: {
    labelled: (label, value) => `${label} : ${value}`,
    home: 'Accueil',
    lobby: 'Tables ouvertes',
    rules: 'Règles',
    replay: 'Revoir',
    settings: 'Réglages',
    close: 'Fermer',
    copy: 'Copier',
    copied: 'Copié',
    copyByHand: 'Copie le texte sélectionné',
    share: 'Partager',
    skipToContent: 'Aller au contenu',
    loading: 'Un instant …',
    mainMenu: 'Menu principal',
    shapes: ['triangle', 'cercle', 'carré', 'losange', 'étoile'],
  },
  games: {
    maamut: {
      teaser:
        'Pousse le mammouth dans ton piège. Il te fuit, tourne quand la roche lui barre la route, et peut se retourner contre toi.',
      scene: 'Un mammouth peint sur la paroi d’une grotte, entouré de chasseurs armés de lances',
    },
    mammut: {
      teaser: 'Partage le butin de la chasse. Prends peu et garde-le, ou prends beaucoup et regarde-le partir.',
      scene: 'Le butin près du feu : haches, peaux, défenses et viande sur le sol de la grotte',
    },
    momie: {
      teaser: 'Vole les trésors de la pyramide pendant qu’une momie aveugle guette chaque pas.',
      scene: 'Une pyramide en coupe, la nuit ; une momie parcourt ses couloirs à la lueur des torches',
    },
  },
  home: {
    tagline: 'Trois chasses, une table',
    intro:
      'Joue tout de suite : ni compte, ni publicité. Entre amis, contre des robots, autour d’un écran, et même sans réseau.',
    withBots: 'Contre des robots',
    withFriends: 'Inviter des amis',
    aroundScreen: 'Autour de cet écran',
    players: (min, max) => `${min} à ${max} joueurs`,
    minutes: (n) => `environ ${n} minutes`,
    goOn: 'Reprendre une partie',
    forget: 'Retirer',
    newVersion: 'Une nouvelle version de Traque est prête.',
    update: 'Mettre à jour',
    install: 'Installer Traque',
    offlineReady: 'Traque est prêt à jouer sans réseau.',
    footer: 'Dessins, textes et code sont les nôtres. Les jeux appartiennent à leurs auteurs.',
  },
  settings: {
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
  },
  rules: {
    title: (game) => `Les règles : ${game}`,
    search: 'Chercher dans les règles',
    found: (n) => count(n, 'article trouvé', 'articles trouvés'),
    unknown: (id) => `Il n’y a pas d’article ${id} ici. Parcours les chapitres, ou cherche.`,
    nothing: 'Aucun article n’en parle.',
    clause: (id) => `Article ${id}`,
    open: 'Ouvrir le livret de règles',
    others: 'Les autres jeux',
    contents: 'Sommaire',
    ruling: 'Notre décision : les règles imprimées ne le disent pas.',
    house: 'Notre propre série : les pièces imprimées n’ont pu être obtenues.',
    noAction: 'Ce n’est pas possible en ce moment.',
  },
  errors: {
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
    lookTaken: 'Quelqu’un d’autre vient de prendre cette couleur.',
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
    refusedHere: 'Le serveur a refusé',
    tooMany: 'Trop de demandes. Attends un instant et réessaie.',
    crashed: 'Quelque chose s’est cassé dans cette page',
    crashedHelp: 'Recharge-la : ta partie est gardée.',
  },
  tables,
  room,
};
