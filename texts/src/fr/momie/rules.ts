import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  intro:
    'Un joueur est la momie ; les autres pillent sa pyramide. Les aventuriers voient tout, la momie ne voit personne : elle entend seulement de combien ils marchent. Qui joue le premier toutes ses cartes gagne, à moins que la momie n’ait pris assez de vies.',
  chapters: {
    pieces: 'Le matériel',
    setUp: 'La mise en place',
    dice: 'Les dés d’un aventurier',
    move: 'Le déplacement d’un aventurier',
    collect: 'Ramasser, et ce qu’entend la momie',
    mummy: 'Le tour de la momie',
    end: 'La fin',
  },
  clauses: {
    'MO-1':
      'Une pyramide de cases reliées par des passages ou séparées par des murs ; l’escalier, le cachot, et 23 trésors chacun sur sa case : 5 rouges, 5 bleus, 5 blancs, 4 verts, 4 jaunes. Les plans sont les nôtres.',
    'MO-2':
      'Escalier et cachot sont côte à côte en bas, un mur entre eux ; chaque couleur a sa région ; il y a des impasses ; le cachot a deux sorties.',
    'MO-3': 'Jusqu’à quatre aventuriers avec trois jetons-vie (ankhs) chacun ; une momie.',
    'MO-4': 'Cinq dés blancs : 1, 2, 3, 4, flèche, momie. Un dé brun pour la momie : 1, 1, 2, 2, 3, 3.',
    'MO-5': '23 cartes de mission, une par trésor ; le dos montre la couleur.',
    'MO-10': 'La momie commence au cachot, tous les aventuriers sur l’escalier.',
    'MO-11': 'Chaque aventurier tire une carte de chaque couleur et les cache. Le reste est mis de côté sans être vu.',
    'MO-12': 'Les cinq dés blancs sont libres.',
    'MO-13':
      'Les aventuriers voient tout le plateau. La momie ne voit ni les aventuriers ni les dés libres. Tous voient la momie.',
    'MO-14':
      'La place à gauche de la momie commence, dans le sens horaire ; après le dernier aventurier, c’est à la momie.',
    'MO-20':
      'Si un dé blanc montre une momie, tu peux libérer les cinq avant de lancer. La momie peut alors aussitôt jouer un tour d’interruption.',
    'MO-21': 'Si les cinq dés montrent la momie, tu dois les libérer avant de lancer.',
    'MO-22': 'Lance tous les dés libres. Ceux qui montrent une momie sont bloqués jusqu’à ce que quelqu’un les libère.',
    'MO-23': 'Tu peux relancer aussi souvent que tu veux, toujours tous les dés libres.',
    'MO-24': 'Si après un lancer les cinq montrent la momie, ton tour est fini.',
    'MO-30': 'Choisis un dé libre, annonce-le et déplace-toi avec. Si aucun ne sert, il faut relancer.',
    'MO-31': 'Un nombre : exactement autant de cases, en tournant à volonté ; on peut repasser par une case.',
    'MO-32': 'Les murs et la momie t’arrêtent. Personne n’entre jamais sur l’escalier ni dans le cachot.',
    'MO-33': 'Avec un nombre tu peux passer sur d’autres aventuriers, mais pas t’arrêter où il y en a un.',
    'MO-34':
      'Une flèche : tout droit, aussi loin que possible, jusqu’à un mur, la momie, un aventurier, l’escalier ou le cachot ; au moins une case.',
    'MO-35': 'Autant d’aventuriers qu’on veut peuvent être sur l’escalier et au cachot.',
    'MO-36': 'Un nombre peut te ramener à la case que tu viens de quitter (jamais sur l’escalier ni au cachot).',
    'MO-40': 'Si ton déplacement finit sur un trésor dont tu as la carte, tu peux la jouer en la montrant à tous.',
    'MO-41': 'Si au début de ton tour aucune face ne pourrait te déplacer, ton tour est sauté.',
    'MO-42':
      'La momie entend : chaque libération des dés, combien sont bloqués après chaque lancer, le dé de chaque déplacement, chaque carte jouée, chaque tour sauté ou perdu. Rien d’autre.',
    'MO-50': 'La momie lance son dé et peut marcher d’au plus ce nombre plus le nombre de dés blancs bloqués.',
    'MO-51': 'Les murs l’arrêtent ; elle n’entre jamais sur l’escalier ni dans le cachot.',
    'MO-52': 'Entrant dans la case d’un aventurier, elle l’attrape et son tour finit.',
    'MO-53':
      'L’aventurier attrapé va au cachot et donne un jeton-vie (ankh) à la momie. Si c’était son dernier, il est éliminé.',
    'MO-54': 'Les dés blancs restent comme ils sont.',
    'MO-55':
      'Tour d’interruption : au plus autant de cases que de dés montraient la momie avant d’être libérés ; aucun dé n’est lancé. Puis l’aventurier lance les cinq.',
    'MO-56':
      'La momie peut rester. Tout son chemin est jugé avant d’être parcouru : ce qui est permis ne lui dit jamais où sont les aventuriers.',
    'MO-60': 'Un aventurier qui joue sa dernière carte de mission gagne aussitôt.',
    'MO-61':
      'La momie gagne avec son 4e jeton-vie (ankh) contre deux aventuriers, avec son 6e contre trois, avec son 7e contre quatre.',
    'MO-65':
      'À deux : l’aventurier mène deux pions avec dix cartes, chaque pion a son tour. Il gagne quand les dix sont jouées ; la momie gagne avec son 3e jeton-vie (ankh).',
    'MO-66': 'Ses deux pions ne peuvent pas non plus s’arrêter sur la même case.',
    'MO-67': 'Qui est éliminé perd ses tours ; ses cartes restent secrètes jusqu’à la fin.',
    'MO-70': 'Tous connaissent les couleurs des cartes pas encore jouées.',
  },
  synonyms: [
    ['tuile', 'case'],
    ['vie', 'ankh'],
    ['attrap', 'captur', 'rattrap'],
    ['elimin', 'hors jeu', 'hors du jeu', 'hors de la'],
    ['gagn', 'victoire', 'vainqueur', 'emporte'],
    ['tresor', 'mission'],
    ['aventurier', 'chasseur', 'pilleur'],
  ],
};
