import type { Book } from '../../en/momie/book.ts';
import { counted } from '../../grammar.ts';
import { de } from '../elision.ts';

const count = counted('fr');

export const book: Book = {
  story:
    'Des trésors sont cachés dans les couloirs d’une pyramide, et leur propriétaire s’est réveillée. Quelqu’un joue la momie. Les autres sont des chasseurs de trésors, et rivaux. Ils voient tout ; la momie ne les voit pas, mais elle entend chacun de leurs pas.',
  goal: 'Comme chasseur, remplis en premier tes cinq missions. Comme momie, prends avant cela assez de jetons-vie (ankhs) aux chasseurs : 4 contre deux chasseurs, 6 contre trois, 7 contre quatre.',
  glance: [
    'Chasseur : lance tous les dés libres. Les dés qui montrent la momie sont bloqués.',
    'Relance autant que tu veux. Puis choisis un dé libre, annonce-le à la momie et déplace-toi comme il l’indique.',
    'Si tu finis sur un trésor d’une de tes missions, tu peux jouer la carte. Mais alors la momie sait où tu es.',
    'Avant de lancer, tu peux libérer les cinq dés. La momie peut alors marcher aussitôt.',
    'Momie : après le dernier chasseur, lance ton dé. Tu peux avancer d’autant de cases, plus une par dé bloqué. Entre sur la case d’un chasseur, et tu l’attrapes.',
  ],
  pieces: {
    hunter: {
      name: 'Les chasseurs',
      text: 'Jusqu’à quatre, chacun avec sa couleur et sa forme. Ils partent de l’escalier.',
    },
    mummy: { name: 'La momie', text: 'Elle part du cachot. Tout le monde voit toujours où elle est.' },
    ankh: {
      name: 'Les jetons-vie (ankhs)',
      text: 'Chaque chasseur en a trois. Chaque fois qu’on t’attrape, la momie t’en prend un.',
    },
    whiteDice: {
      name: 'Les dés blancs',
      text: 'Cinq dés avec 1, 2, 3, 4, une flèche et la momie. Les chasseurs se déplacent avec eux.',
    },
    brownDie: { name: 'Le dé de la momie', text: 'Un dé brun avec 1, 2 et 3, chacun deux fois.' },
    mission: {
      name: 'Les missions',
      text: 'Une carte par trésor. Tu en reçois une de chaque couleur et tu les caches ; les autres n’en voient que la couleur.',
    },
    chambers: {
      name: 'L’escalier et le cachot',
      text: 'Côte à côte tout en bas, séparés par un mur. On peut seulement en sortir, jamais y entrer.',
    },
  },
  steps: {
    setUp: {
      title: 'La mise en place',
      text: 'Les chasseurs sont sur l’escalier, la momie dans le cachot. Chaque chasseur pioche une mission de chacune des cinq couleurs. Les cinq dés blancs sont libres. La personne après la momie commence.',
      picture:
        'La pyramide en coupe : des couloirs, des trésors de cinq couleurs, l’escalier et le cachot tout en bas.',
    },
    roll: {
      title: 'Chasseur : lancer les dés',
      text: 'Lance tous les dés libres. Ceux qui montrent la momie sont bloqués jusqu’à ce que quelqu’un les libère. Si le reste ne te plaît pas, relance-le, autant que tu veux. Mais chaque nouvelle momie aide la momie, et si les cinq dés la montrent, ton tour est fini.',
      picture: ({ locked, free }) =>
        `${count(locked, 'dé bloqué', 'dés bloqués')} avec la momie, et les dés libres : ${free}.`,
    },
    number: {
      title: 'Se déplacer avec un nombre',
      text: 'Annonce le dé, puis avance d’exactement autant de cases, en tournant comme tu veux. Les murs et la momie te bloquent. Tu peux passer d’autres chasseurs, mais pas t’arrêter où il y en a un.',
      picture: (cells) => `Un chasseur avance de ${count(cells, 'case', 'cases')} en tournant.`,
    },
    arrow: {
      title: 'Ou se déplacer avec la flèche',
      text: 'Va dans une direction aussi loin que possible. Tu t’arrêtes sur la case juste avant le premier obstacle : un mur, la momie, un autre chasseur, l’escalier ou le cachot.',
      picture: 'Un chasseur court le long d’un couloir jusqu’au mur du fond.',
    },
    collect: {
      title: 'Ramasser un trésor',
      text: 'Si ton déplacement finit sur un trésor dont tu as la carte, tu peux la jouer et la montrer à tout le monde. Une mission est remplie, mais la momie voit la carte aussi.',
      picture: 'Une carte mission avec un trésor, et le dos d’une carte de sa couleur.',
    },
    hear: {
      title: 'Ce que la momie entend',
      text: 'La momie ne voit jamais les chasseurs ni les dés libres. On lui dit seulement quand les dés sont libérés, combien sont bloqués, quel dé chaque chasseur annonce et quelles cartes sont jouées.',
      picture: 'La pyramide dans le noir, telle que la connaît la momie : aucun chasseur n’est visible.',
    },
    prowl: {
      title: 'Le tour de la momie',
      text: 'Après le dernier chasseur, la momie lance son dé et peut avancer d’au plus ce nombre, plus une case par dé bloqué. Si elle entre sur la case d’un chasseur, son tour s’arrête : le chasseur va au cachot et lui donne un jeton-vie.',
      picture: 'La momie avance dans les couloirs jusque sur la case d’un chasseur.',
    },
    interrupt: {
      title: 'Libérer les dés, et réveiller la momie',
      text: 'Avant de lancer, un chasseur peut libérer les cinq dés ; s’ils sont tous bloqués, il le doit. La momie peut alors avancer aussitôt d’au plus autant de cases qu’il y avait de dés bloqués, sans lancer son dé. Puis le chasseur lance les cinq dés.',
      picture: 'Des dés bloqués redeviennent libres, et la momie avance.',
    },
    end: {
      title: 'La fin de la partie',
      text: 'Le premier chasseur qui joue sa dernière mission gagne aussitôt, seul. La momie gagne aussitôt quand elle a assez de jetons-vie.',
      picture: 'Cinq cartes mission d’un côté, des ankhs de l’autre.',
    },
  },
  examples: {
    story: {
      title: 'Dés, annonce, trésor, interruption',
      before: ({ name, locked }) =>
        `C’est le tour ${de(name)}. ${count(locked, 'dé est déjà bloqué', 'dés sont déjà bloqués')}.`,
      dice: ({ locked, free }) => `${count(locked, 'dé bloqué', 'dés bloqués')}, libres : ${free}`,
      walk: 'Le chasseur avance jusqu’au trésor.',
      prowl: 'La momie va jusqu’au chasseur qui a montré la carte.',
      after: ({ name, other, steps }) =>
        `La momie n’avait entendu qu’une carte, et cela a suffi. ${other} a libéré les dés et lui a donné ${count(steps, 'pas', 'pas')} ; ${name} l’a payé d’un jeton-vie. Les chasseurs sont rivaux !`,
    },
    heard: {
      title: 'Le même tour, tel que la momie l’entend',
      before: 'Pas de dés, pas de chemin : seulement ceci.',
      after: ({ name }) => `Avec le nombre annoncé et la carte, la momie peut aussi calculer où était ${name} avant.`,
      picture: 'La pyramide dans le noir. Une lueur marque l’endroit où un trésor a été pris.',
    },
    prowl: {
      title: 'Jusqu’où va la momie',
      before: ({ die, locked }) =>
        `La momie lance un ${die}, et ${count(locked, 'dé est bloqué', 'dés sont bloqués')}.`,
      picture: 'La momie avance pas à pas jusque sur la case d’un chasseur.',
      sum: ({ die, locked, steps }) =>
        `${die} + ${locked} : elle peut avancer de ${count(steps, 'case', 'cases')} au plus.`,
      after: 'Elle n’est pas obligée d’aller jusqu’au bout, et dès qu’elle attrape un chasseur, son tour est fini.',
    },
  },
  cases: {
    skipped: {
      name: 'Sans issue',
      text: 'Si, au début de ton tour, aucune face d’un dé ne te permet de bouger, tout ton tour est sauté : tu ne libères pas les dés et tu ne lances pas.',
    },
    five: {
      name: 'Cinq momies',
      text: 'Si les cinq dés montrent la momie, ton tour est fini et le chasseur suivant doit les libérer. Si tu étais le dernier chasseur, la momie joue son propre tour, puis aussi le tour d’interruption.',
    },
    useless: {
      name: 'Un dé qui ne mène nulle part',
      text: 'Tu ne peux pas choisir un dé avec lequel tu ne peux pas bouger. S’il n’y en a pas d’autre, tu dois relancer.',
    },
    again: {
      name: 'Deux fois la même case',
      text: 'Avec un nombre, tu peux entrer plusieurs fois sur une case pendant un déplacement, et même revenir à la case que tu viens de quitter.',
    },
    out: {
      name: 'Le dernier jeton-vie',
      text: 'Un chasseur qui donne son dernier jeton-vie est éliminé. Ses cartes non jouées restent secrètes jusqu’à la fin.',
    },
    two: {
      name: 'À deux',
      text: 'L’un joue la momie, l’autre mène deux chasseurs avec dix cartes. Chacun des deux a son propre tour, et l’un comme l’autre peut jouer n’importe quelle carte. La momie gagne avec son 3e jeton-vie.',
    },
  },
  advice: [
    'Chasseurs : restez à distance. Là où deux sont proches, la momie en trouvera toujours un.',
    'Quand tu as montré une carte, la momie connaît ta case. Garde une issue et ne t’arrête pas dans un cul-de-sac.',
    'Aidez-vous au début : libérez les dés tant que peu sont bloqués et que la momie est loin. Plus tard, chacun pour soi.',
    'La flèche en dit le moins à la momie : tu peux avoir fait une case ou huit.',
    'Momie : note chaque nombre annoncé et demande-toi d’où le chasseur a pu partir. Si la table le permet, le plateau marque ces cases pour toi.',
  ],
};
