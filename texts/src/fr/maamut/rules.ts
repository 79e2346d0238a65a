import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  intro:
    'Tu es un chasseur. Celui à qui appartient le piège où tombe le mammouth gagne, qui que ce soit qui l’y ait poussé. Mais accule-le, et il se retourne contre toi.',
  chapters: {
    pieces: 'Le matériel',
    setUp: 'La mise en place',
    turn: 'Ton tour',
    flight: 'Le mammouth fuit',
    panic: 'Sur son passage',
    removed: 'Chasseurs éliminés',
    end: 'La fin',
  },
  clauses: {
    'MA-1': '37 tuiles hexagonales : 7 rochers, 18 herbes, 11 neiges et la croix, qui compte comme neige.',
    'MA-2': 'Jusqu’à quatre chasseurs, chacun avec sa couleur, sa forme et quatre pièges ; un mammouth.',
    'MA-3': '36 cartes de déplacement : douze 1, seize 2, huit 3.',
    'MA-10': 'La croix est au centre ; les autres tuiles, mélangées, forment autour d’elle un hexagone.',
    'MA-11': 'Si plus de quatre des six tuiles autour de la croix sont des rochers, on recommence la mise en place.',
    'MA-12': 'Chacun reçoit trois cartes et les cache. Le reste forme la pioche.',
    'MA-13': 'Le mammouth commence sur la croix.',
    'MA-14':
      'À partir du premier joueur, dans le sens horaire, chacun pose son chasseur sur une tuile du bord : ni rocher, ni tuile occupée.',
    'MA-15': 'La table choisit le premier joueur, ou le sort décide.',
    'MA-16': 'À deux et à trois, les règles sont les mêmes.',
    'MA-17':
      'Si la table le souhaite, c’est le joueur suivant qui ouvre la chasse : qui s’est placé le premier joue alors en dernier. Pour les tables de trois où le premier gagne trop souvent.',
    'MA-20':
      'Se déplacer : joue une carte et avance tout droit, dans une des six directions, d’exactement autant de tuiles.',
    'MA-21': 'Un chasseur n’entre jamais dans un rocher, ne sort pas du plateau et fait toujours toute la distance.',
    'MA-22': 'Les chasseurs peuvent traverser et partager une tuile avec d’autres chasseurs et des pièges.',
    'MA-30': 'Poser un piège : mets un de tes pièges sur la tuile de ton chasseur.',
    'MA-31': 'Un piège ne se pose que sur l’herbe.',
    'MA-32': 'Il y a au plus un piège par tuile.',
    'MA-33': 'Tu ne peux poser un piège que si aucun autre chasseur n’est sur la tuile.',
    'MA-35':
      'Retirer un piège, le tien ou celui d’un autre, de la tuile de ton chasseur. Il revient à son propriétaire, qui peut le réutiliser.',
    'MA-36': 'Tu ne peux retirer un piège que si aucun autre chasseur n’est sur la tuile.',
    'MA-38': 'Passer : défausse une carte et ne fais rien d’autre.',
    'MA-39':
      'Qui a joué ou défaussé une carte complète sa main à trois quand tout ce qui en découle est fini. Puis joue le chasseur vivant suivant, dans le sens horaire.',
    'MA-40':
      'Quand la dernière carte de la pioche est prise, la défausse est aussitôt mélangée pour en faire une nouvelle.',
    'MA-50':
      'Quand un chasseur en mouvement entre sur la tuile du mammouth, celui-ci fuit aussitôt, tout droit, d’exactement autant de tuiles que la carte jouée.',
    'MA-51': 'Il fuit droit devant, dans le sens où avançait le chasseur, si cette voie est libre.',
    'MA-52':
      'Une voie est libre si chaque tuile de toute la fuite est sur le plateau et n’est pas un rocher. Pièges et chasseurs ne la ferment jamais.',
    'MA-53':
      'Si elle est fermée, le mammouth tourne dans le sens horaire jusqu’à la première voie libre, sauf celle d’où vient le chasseur.',
    'MA-54': 'Après la fuite, le chasseur termine son propre déplacement.',
    'MA-55': 'Si aucune voie n’est libre, le mammouth fait face : ce chasseur est éliminé.',
    'MA-60': 'Le mammouth court tuile par tuile. S’il rencontre un piège, il y tombe et la partie s’arrête.',
    'MA-61':
      'Les chasseurs sur son passage paniquent : chacun court sur une tuile libre voisine, puis le mammouth continue.',
    'MA-62':
      'Libre veut dire : sur le plateau, pas de rocher, personne dessus, et pas la tuile d’où vient le mammouth.',
    'MA-63':
      'Le joueur qui panique choisit sa tuile. À plusieurs, dans l’ordre du tour à partir de la gauche de celui qui pousse. Une tuile unique est prise sans demander.',
    'MA-64': 'Un chasseur qui n’a nulle part où courir est éliminé.',
    'MA-65': 'Qui a couru devant le mammouth peut être rattrapé.',
    'MA-70': 'Un chasseur éliminé ne joue plus ; ses cartes vont face visible sur la défausse.',
    'MA-71':
      'Ses pièges restent, et il gagne encore si le mammouth y tombe ; la table peut aussi les faire disparaître.',
    'MA-72': 'Le dernier chasseur continue seul : survivre aux autres n’est pas une victoire.',
    'MA-80': 'Le propriétaire du piège où tombe le mammouth gagne seul, qui que ce soit qui ait poussé.',
    'MA-81': 'Le mammouth gagne quand il ne reste aucun chasseur.',
    'MA-82': 'Le mammouth gagne aussi quand plus rien ne peut le mener à un piège, posé ou encore à poser.',
    'MA-83':
      'Si la table a fixé un nombre de tours et que chaque chasseur vivant les a joués, le mammouth a survécu et gagne.',
  },
  synonyms: [
    ['tuile', 'case'],
    ['attrap', 'captur', 'rattrap'],
    ['fui', 'fuit', 'cour', 'echapp'],
    ['elimin', 'hors jeu', 'hors du jeu', 'hors de la'],
    ['gagn', 'victoire', 'vainqueur', 'emporte'],
    ['defauss', 'pose une carte'],
    ['pioche', 'paquet'],
    ['aventurier', 'chasseur', 'pilleur'],
  ],
};
