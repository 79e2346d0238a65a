import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Le matériel',
    setUp: 'La mise en place',
    dice: 'Les dés d’un chasseur',
    move: 'Le déplacement d’un chasseur',
    collect: 'Prendre un trésor, et ce qu’entend la momie',
    mummy: 'Le tour de la momie',
    end: 'La fin de la partie',
  },
  clauses: {
    'MO-1':
      'Une pyramide de cases reliées par des passages ou séparées par des murs ; l’escalier, le cachot (le Donjon de la règle) et 23 trésors, chacun sur sa case : 5 rouges, 5 bleus, 5 blancs, 4 verts, 4 jaunes. Les plans sont de nous.',
    'MO-2':
      'L’escalier et le cachot sont côte à côte tout en bas, séparés par un mur ; les trésors d’une même couleur sont dans la même région ; il y a des impasses ; le cachot a deux sorties.',
    'MO-3': 'Jusqu’à quatre chasseurs avec trois jetons-vie (ankhs) chacun ; une momie.',
    'MO-4': 'Cinq dés blancs : 1, 2, 3, 4, flèche, momie. Un dé brun pour la momie : 1, 1, 2, 2, 3, 3.',
    'MO-5': '23 cartes de mission, une par trésor ; le dos montre la couleur.',
    'MO-10':
      'Une personne joue la momie, toutes les autres un chasseur. La momie commence au cachot, tous les chasseurs sur l’escalier.',
    'MO-11':
      'Chaque chasseur tire une carte de chacune des cinq couleurs et les cache : ce sont ses cinq missions. Le reste est mis de côté sans être vu.',
    'MO-12': 'Au début, les cinq dés blancs sont libres.',
    'MO-13':
      'Les chasseurs voient tout le plateau. La momie ne voit ni les chasseurs ni les dés libres. Tout le monde voit la momie.',
    'MO-14':
      'La place à gauche de la momie commence, puis on joue dans le sens horaire ; après le dernier chasseur, c’est à la momie.',
    'MO-20':
      'Si un dé blanc montre la momie, tu peux libérer les cinq avant de lancer (« remettre à 0 » dans la règle imprimée). La momie peut alors jouer aussitôt un tour d’interruption.',
    'MO-21': 'Si les cinq dés montrent la momie, tu dois les libérer avant de lancer.',
    'MO-22': 'Lance tous les dés libres. Ceux qui montrent la momie sont bloqués jusqu’à ce que quelqu’un les libère.',
    'MO-23': 'Tu peux relancer aussi souvent que tu veux, mais toujours tous les dés libres à la fois.',
    'MO-24':
      'Si après un lancer les cinq dés montrent la momie, ton tour est fini sans déplacement. Si cela arrive au dernier chasseur, la momie joue deux fois de suite : son tour, puis le tour d’interruption quand le chasseur suivant doit libérer les dés.',
    'MO-30':
      'Choisis un dé libre qui te permet d’avancer, annonce-le et déplace-toi de ce qu’il indique. Si aucun dé ne permet d’avancer, tu dois relancer.',
    'MO-31':
      'Avec un nombre, tu avances d’exactement autant de cases, à l’horizontale ou à la verticale, en tournant comme tu veux ; tu peux repasser par une case.',
    'MO-32': 'Les murs et la momie t’arrêtent. Personne n’entre jamais sur l’escalier ni dans le cachot.',
    'MO-33': 'Avec un nombre, tu peux passer par la case d’un autre chasseur, mais pas t’y arrêter.',
    'MO-34':
      'Avec une flèche, tu avances tout droit, d’au moins une case, jusqu’à la dernière case avant un obstacle : mur, momie, autre chasseur, escalier ou cachot.',
    'MO-35': 'L’escalier et le cachot peuvent accueillir autant de chasseurs qu’il faut.',
    'MO-36': 'Un nombre peut te ramener à la case que tu viens de quitter (jamais sur l’escalier ni au cachot).',
    'MO-40':
      'Si ton déplacement finit sur un trésor dont tu as la carte, tu peux la jouer en la montrant à tout le monde, même à la momie.',
    'MO-41':
      'Si au début de ton tour aucune face de dé ne te permettrait d’avancer, ton tour est sauté : tu ne libères ni ne lances les dés.',
    'MO-42':
      'La momie entend quand on libère les dés, combien de dés sont bloqués après chaque lancer, le dé annoncé à chaque déplacement, chaque carte jouée et chaque tour sauté ou perdu. Rien d’autre.',
    'MO-50': 'À son tour, la momie lance son dé et avance d’au plus ce nombre, plus une case par dé blanc bloqué.',
    'MO-51': 'Les murs arrêtent la momie ; elle n’entre jamais sur l’escalier ni dans le cachot.',
    'MO-52': 'Si la momie entre sur la case d’un chasseur, elle l’attrape et son tour est fini.',
    'MO-53':
      'Le chasseur attrapé va au cachot et donne un jeton-vie (ankh) à la momie. Si c’était son dernier, il est éliminé.',
    'MO-54': 'Après le tour de la momie, les dés blancs restent comme ils sont.',
    'MO-55':
      'Dans un tour d’interruption, la momie avance d’au plus autant de cases qu’il y avait de dés bloqués ; elle ne lance pas son dé. Puis le chasseur qui a libéré les dés les lance tous les cinq, depuis le cachot s’il vient d’être attrapé. S’il est éliminé ou ne peut plus avancer, son tour est fini et les dés restent libres.',
    'MO-56':
      'La momie peut rester sur place. Son chemin entier est vérifié avant qu’elle ne parte : ce qui lui est permis ne révèle jamais où sont les chasseurs.',
    'MO-60': 'Un chasseur qui joue sa dernière carte de mission gagne aussitôt, et gagne seul.',
    'MO-61':
      'La momie gagne aussitôt avec son 4e jeton-vie (ankh) contre deux chasseurs, avec son 6e contre trois, avec son 7e contre quatre.',
    'MO-65':
      'À deux, une personne joue la momie, l’autre mène deux chasseurs et tire deux cartes de chaque couleur, dix en tout. Chaque chasseur a son propre tour, toujours dans le même ordre, et peut jouer n’importe laquelle de ces cartes. Les chasseurs gagnent quand les dix sont jouées ; la momie gagne avec son 3e jeton-vie (ankh).',
    'MO-66':
      'À deux aussi, un chasseur ne peut pas s’arrêter sur la case de l’autre, même s’ils sont dans le même camp.',
    'MO-67': 'Un chasseur éliminé ne joue plus ; ses cartes restent secrètes jusqu’à la fin.',
    'MO-70': 'Tout le monde, momie comprise, connaît la couleur des cartes de mission pas encore jouées.',
  },
  synonyms: [
    ['case', 'tuile'],
    ['cachot', 'donjon', 'sarcophage', 'prison'],
    ['escalier', 'depart', 'entree'],
    ['vies', 'jeton-vie', 'jetons-vie', 'ankh'],
    ['liber', 'remettre a 0', 'remise', 'debloq'],
    ['avanc', 'deplac', 'march', 'bouge'],
    ['attrap', 'captur', 'rattrap'],
    ['elimin', 'hors jeu', 'hors du jeu'],
    ['gagn', 'victoire', 'vainqueur', 'emporte'],
    ['tresor', 'mission', 'objet'],
    ['chasseur', 'aventurier', 'pilleur', 'voleur', 'pion'],
  ],
  printed: {
    'MO-1': 'donjon sarcophage, case de départ',
    'MO-3': 'jeton vie',
    'MO-4': 'dé de déplacement',
    'MO-5': 'carte trésor',
    'MO-10': 'aventurier',
    'MO-13': 'écran caché',
    'MO-20': 'remettre à 0, remise à zéro',
    'MO-42': 'annoncer à voix haute',
    'MO-53': 'donjon, jeton-vie',
    'MO-55': 'tour supplémentaire',
  },
};
