import type { Book } from '../../en/maamut/book.ts';
import { counted } from '../../grammar.ts';
import { de } from '../elision.ts';

const count = counted('fr');

export const book: Book = {
  story:
    'Ton clan a trouvé un mammouth dans la plaine. Tous les chasseurs le traquent ensemble, mais il n’y a qu’une lance d’honneur : elle revient au chasseur dont le piège aura pris la bête.',
  goal: 'La victoire revient à une seule personne : celle à qui appartient le piège où tombe le mammouth, peu importe qui l’y a poussé. S’il ne reste aucun chasseur, ou si plus rien ne peut prendre le mammouth, c’est lui qui gagne.',
  glance: [
    'Fais une seule chose : te déplacer, poser un piège, retirer un piège ou passer.',
    'Pour te déplacer, joue une carte et va tout droit, d’exactement autant de tuiles qu’elle l’indique.',
    'Si tu entres sur la tuile du mammouth, il fuit aussitôt, aussi loin que l’indique ta carte : droit devant s’il le peut, sinon il tourne dans le sens horaire.',
    'Les chasseurs sur son passage paniquent et s’écartent. S’il y a un piège sur son passage, il y tombe et la partie est finie.',
    'Si tu as utilisé une carte, complète ta main à trois. Puis c’est au tour suivant.',
  ],
  pieces: {
    mammoth: {
      name: 'Le mammouth',
      text: 'Il commence au centre et n’appartient à personne. Il ne bouge que si un chasseur l’effraie.',
    },
    hunter: { name: 'Les chasseurs', text: 'Un par personne, chacun avec sa couleur et sa forme.' },
    trap: { name: 'Les pièges', text: 'Quatre par personne. On voit sur le piège à qui il appartient.' },
    card: {
      name: 'Les cartes de déplacement',
      text: 'Le nombre de lances indique la distance : 1, 2 ou 3 tuiles. Tu as toujours trois cartes en main.',
    },
    grass: { name: 'L’herbe', text: 'Le seul terrain où l’on peut poser un piège. 18 tuiles.' },
    snow: {
      name: 'La neige',
      text: 'Un terrain libre, mais sans piège possible. 11 tuiles ; la croix au centre compte aussi comme neige.',
    },
    rock: {
      name: 'Le rocher',
      text: 'Personne n’y entre jamais : il arrête les chasseurs et fait tourner le mammouth. 7 tuiles.',
    },
  },
  steps: {
    setUp: {
      title: 'La mise en place',
      text: 'Les tuiles sont disposées au hasard autour de la croix, et le mammouth est sur la croix. Chacun reçoit trois cartes et pose son chasseur sur une tuile du bord, mais pas sur un rocher.',
      picture: (hunters) =>
        `Le plateau au début : le mammouth sur la croix au centre, ${count(hunters, 'chasseur', 'chasseurs')} sur des tuiles du bord.`,
    },
    move: {
      title: 'Se déplacer',
      text: 'Joue une carte et avance ton chasseur dans une des six directions, tout droit, d’exactement autant de tuiles que l’indique la carte. Un rocher ou le bord t’arrête ; les pièges et les autres chasseurs, non.',
      picture: (card) =>
        `Un chasseur avance de ${count(card, 'tuile', 'tuiles')} tout droit ; la carte montre ${count(card, 'lance', 'lances')}.`,
    },
    trap: {
      title: 'Ou poser ou retirer un piège',
      text: 'Au lieu de te déplacer, pose un piège sur la tuile de ton chasseur. Il faut de l’herbe, sans autre piège ni autre chasseur. De la même façon, tu peux retirer n’importe quel piège, même adverse : il retourne à qui il appartient.',
      picture: 'Un chasseur sur l’herbe a posé un piège sur sa propre tuile.',
    },
    pass: {
      title: 'Ou passer, et piocher',
      text: 'Si rien ne te convient, passe et défausse une carte. Chaque fois que tu as joué ou défaussé une carte, complète ta main à trois à la fin de ton tour.',
      picture: 'Trois cartes de déplacement avec une, deux et trois lances, et le dos d’une carte.',
    },
    flee: {
      title: 'Le mammouth fuit',
      text: 'Si ton chasseur entre sur la tuile du mammouth, en chemin ou à la fin, le mammouth fuit aussitôt dans la même direction, d’autant de tuiles que l’indique ta carte. Puis ton chasseur termine son déplacement.',
      picture: (tiles) =>
        `Un chasseur arrive de la gauche, le mammouth fuit de ${count(tiles, 'tuile', 'tuiles')} tout droit, et le chasseur continue.`,
    },
    turn: {
      title: 'Le mammouth tourne',
      text: 'S’il y a un rocher ou le bord quelque part sur la fuite droit devant, cette voie est fermée. Le mammouth tourne dans le sens horaire jusqu’à la première voie libre, mais jamais vers l’endroit d’où vient le chasseur.',
      picture: 'Cinq flèches autour du mammouth, numérotées dans le sens horaire, dans l’ordre où il essaie ses voies.',
    },
    panic: {
      title: 'Les chasseurs sur son passage paniquent',
      text: 'Si le mammouth entre sur une tuile avec des chasseurs, chacun fuit aussitôt sur une tuile voisine libre, au choix de la personne qui le joue. Puis le mammouth continue. Un chasseur sans issue est éliminé.',
      picture: 'Le mammouth passe sur la tuile d’un autre chasseur, qui s’écarte.',
    },
    fall: {
      title: 'Le mammouth tombe',
      text: 'Si le mammouth entre sur une tuile avec un piège, même au milieu de sa fuite, il y tombe et la partie est finie. La victoire va à qui appartient le piège.',
      picture: 'Le mammouth court dans un piège et y tombe.',
    },
  },
  examples: {
    oneWay: {
      title: 'Une carte qui ne mène que d’un côté',
      picture: ({ closed, card }) =>
        `Un chasseur au bord du plateau. ${count(closed, 'direction est barrée', 'directions sont barrées')}, une seule mène ${count(card, 'tuile', 'tuiles')} plus loin.`,
      before: ({ name, tile, card }) =>
        `Le chasseur ${de(name)} est en ${tile}, au bord du plateau. Où peut le mener un ${card} ?`,
      edge: (n) => `Dans ${count(n, 'direction', 'directions')}, le plateau s’arrête avant.`,
      rock: (n) =>
        `Dans ${count(n, 'direction', 'directions')}, il y a un rocher à cette distance. Que la première tuile soit libre n’y change rien : un chasseur parcourt toujours toute la distance.`,
      after: ({ card, tile }) => `Le ${card} ne mène donc que d’un seul côté : en ${tile}.`,
    },
    fifthWay: {
      title: 'Le mammouth prend la cinquième voie',
      picture: (closed) =>
        `Un chasseur arrive de la gauche. ${count(closed, 'voie du mammouth est barrée', 'voies du mammouth sont barrées')} ; il fuit par la suivante.`,
      before: ({ name, tile, card }) =>
        `${name} effraie le mammouth en ${tile} avec un ${card}. Il essaie ses voies l’une après l’autre, dans le sens horaire.`,
      edge: (dir) => `La voie ${dir} est fermée : le plateau s’arrête.`,
      rock: ({ dir, tile }) => `La voie ${dir} est fermée : ${tile} est un rocher.`,
      open: ({ nth, dir, tile }) => `La voie ${dir}, la numéro ${nth}, est libre : le mammouth fuit jusqu’en ${tile}.`,
      after: 'Il n’a jamais essayé la voie d’où venait le chasseur.',
    },
    cornered: {
      picture: (closed) =>
        `Le mammouth dans un coin du plateau : ${count(closed, 'voie est barrée', 'voies sont barrées')}, il n’en reste aucune.`,
      before: ({ name, tile, card }) =>
        `${name} effraie le mammouth en ${tile} avec un ${card}. Sur chaque voie, il y a un rocher ou le bord.`,
      after: 'Avec une carte plus faible, le mammouth aurait peut-être trouvé une voie.',
    },
    pushed: {
      title: 'Le piège compte, peu importe qui pousse',
      picture: 'Le mammouth fuit devant un chasseur et tombe dans le piège d’un autre.',
      before: ({ name, owner }) => `${name} effraie le mammouth, et le piège ${de(owner)} est sur son passage.`,
      after: ({ name, pusher }) =>
        `La fuite n’était pas finie, mais le piège compte. ${name} gagne, bien que ce soit ${pusher} qui ait poussé le mammouth.`,
    },
  },
  cases: {
    cornered: {
      name: 'Le mammouth est acculé',
      text: 'Si les cinq voies sont fermées, le mammouth reste et se retourne contre le chasseur entré sur sa tuile : ce chasseur est éliminé.',
    },
    together: {
      name: 'Plusieurs chasseurs sur une tuile',
      text: 'C’est permis, mais alors personne sur cette tuile ne peut poser ni retirer de piège.',
    },
    again: {
      name: 'Rattrapé deux fois',
      text: 'Un chasseur qui a fui devant le mammouth peut être rattrapé pendant la même fuite, et panique de nouveau.',
    },
    fallen: {
      name: 'Les pièges d’un chasseur éliminé',
      text: 'Ils restent sur le plateau et peuvent encore faire gagner leur propriétaire. Un tel piège qu’on retire sort du jeu.',
    },
    lost: {
      name: 'Le mammouth s’échappe',
      text: 'Le mammouth gagne si tous les chasseurs sont éliminés, ou si plus rien ne peut le pousser dans un piège. Être le dernier chasseur n’est pas une victoire.',
    },
  },
  advice: [
    'Pose ton premier piège tôt. Sans piège sur le plateau, tu ne peux qu’aider les autres.',
    'Le mammouth tombe aussi dans un piège au milieu de sa fuite : un piège juste derrière lui le prend avec n’importe quelle carte.',
    'Les rochers sont utiles : si la voie devant lui est fermée, c’est toi qui décides où le mammouth tourne.',
    'Ne reste pas devant le mammouth avec des rochers autour de toi : tu pourrais n’avoir nulle part où fuir.',
    'Si le mammouth est devant un piège adverse, effraie-le pour l’en éloigner, ou retire le piège.',
  ],
};
