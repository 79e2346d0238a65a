import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Le matériel',
    setUp: 'La mise en place',
    turn: 'Ton tour',
    flight: 'Le mammouth fuit',
    panic: 'Sur son passage',
    removed: 'Les chasseurs éliminés',
    end: 'La fin de la partie',
  },
  clauses: {
    'MA-1': '37 tuiles hexagonales : 7 tuiles rocher, 18 herbe, 11 neige et la croix, qui compte comme neige.',
    'MA-2': 'Jusqu’à quatre chasseurs, chacun avec sa couleur, sa forme et quatre pièges ; un mammouth.',
    'MA-3': '36 cartes de déplacement : douze 1, seize 2, huit 3.',
    'MA-10': 'La croix est au centre ; les autres tuiles, mélangées, forment autour d’elle un hexagone.',
    'MA-11':
      'Si plus de quatre des six tuiles autour de la croix sont des rochers, on reprend toutes les tuiles et on recommence.',
    'MA-12': 'Chacun reçoit trois cartes et les cache aux autres. Le reste forme la pioche, face cachée.',
    'MA-13': 'Le mammouth commence sur la croix.',
    'MA-14':
      'À partir de la personne qui commence, dans le sens horaire, chacun pose son chasseur sur une tuile du bord : ni sur un rocher, ni sur une tuile occupée.',
    'MA-15': 'La table choisit qui commence, ou tire au sort.',
    'MA-16': 'À deux ou à trois, les règles sont les mêmes.',
    'MA-17':
      'Si la table le souhaite, c’est la personne suivante qui ouvre la chasse ; qui s’est placé en premier joue alors en dernier.',
    'MA-20':
      'Se déplacer : joue une carte et avance tout droit, dans une des six directions, d’exactement autant de tuiles qu’elle l’indique.',
    'MA-21':
      'Un chasseur n’entre jamais sur un rocher, ne sort pas du plateau et parcourt toujours toute la distance. Exemple : avec un 2, tu ne peux pas partir dans une direction où la deuxième tuile est un rocher.',
    'MA-22': 'Un chasseur peut traverser une tuile où il y a des pièges ou d’autres chasseurs, et s’y arrêter.',
    'MA-30': 'Poser un piège : mets un de tes pièges en réserve sur la tuile de ton chasseur.',
    'MA-31': 'Un piège ne se pose que sur une tuile herbe.',
    'MA-32': 'Il y a au plus un piège par tuile.',
    'MA-33': 'Tu ne peux poser un piège que si aucun autre chasseur n’est sur la tuile.',
    'MA-35':
      'Retirer un piège : retire celui qui se trouve sur la tuile de ton chasseur, que ce soit le tien ou celui d’un autre. Son propriétaire le récupère et peut le réutiliser.',
    'MA-36': 'Tu ne peux retirer un piège que si aucun autre chasseur n’est sur la tuile.',
    'MA-38': 'Passer : défausse une carte et ne fais rien d’autre.',
    'MA-39':
      'Après un coup avec carte, complète ta main à trois une fois ses effets terminés. Puis c’est au chasseur suivant encore en jeu, dans le sens horaire.',
    'MA-40':
      'Quand la dernière carte de la pioche est tirée, on mélange aussitôt la défausse, carte jouée comprise, pour former une nouvelle pioche.',
    'MA-50':
      'Quand un chasseur entre sur la tuile du mammouth, en chemin ou à la fin de son déplacement, le mammouth fuit aussitôt, tout droit, d’exactement autant de tuiles que l’indique la carte jouée.',
    'MA-51': 'Le mammouth fuit droit devant, dans le sens où avançait le chasseur, si cette voie est libre.',
    'MA-52':
      'Une voie est libre si toutes les tuiles de la fuite sont sur le plateau et qu’aucune n’est un rocher. Ni les pièges ni les chasseurs ne ferment une voie.',
    'MA-53':
      'Si la voie devant lui est fermée, le mammouth tourne dans le sens horaire jusqu’à la première voie libre, sauf celle d’où vient le chasseur. Exemple : le chasseur avance vers l’est et la voie est fermée ; le mammouth essaie le sud-est, le sud-ouest, saute l’ouest, puis essaie le nord-ouest et enfin le nord-est.',
    'MA-54': 'Après la fuite, le chasseur termine son propre déplacement.',
    'MA-55':
      'Si aucune voie n’est libre, le mammouth reste et fait face : le chasseur qui est entré sur sa tuile est éliminé.',
    'MA-60':
      'Le mammouth fuit tuile par tuile. Dès qu’il entre sur une tuile avec un piège, il y tombe et la partie s’arrête.',
    'MA-61':
      'Les chasseurs sur son passage paniquent : chacun fuit aussitôt sur une tuile voisine libre, puis le mammouth continue.',
    'MA-62':
      'Une tuile est libre pour fuir si elle est sur le plateau, sans rocher, sans chasseur ni mammouth, et si ce n’est pas celle d’où arrive le mammouth. Un piège n’y change rien.',
    'MA-63':
      'Chacun choisit la tuile où fuit son chasseur. À plusieurs, on choisit dans l’ordre du tour, à partir de la gauche de la personne dont c’est le tour. S’il n’y a qu’une tuile possible, le chasseur y va d’office.',
    'MA-64': 'Un chasseur qui panique et n’a nulle part où fuir est éliminé.',
    'MA-65': 'Un chasseur qui a fui devant le mammouth peut être rattrapé et panique alors de nouveau.',
    'MA-70': 'Un chasseur éliminé ne joue plus ; ses cartes vont face visible sur la défausse.',
    'MA-71':
      'Les pièges d’un chasseur éliminé restent et peuvent encore le faire gagner ; un tel piège qu’on retire sort du jeu. La table peut aussi choisir de les faire disparaître.',
    'MA-72': 'Le dernier chasseur continue seul : survivre aux autres n’est pas une victoire.',
    'MA-80':
      'La victoire revient à une seule personne : celle à qui appartient le piège où tombe le mammouth, peu importe qui l’y a poussé.',
    'MA-81': 'Le mammouth gagne quand il ne reste aucun chasseur.',
    'MA-82': 'Le mammouth gagne aussi quand plus rien ne peut le pousser dans un piège, posé ou encore à poser.',
    'MA-83':
      'Si la table a fixé un nombre de tours et que chaque chasseur encore en jeu les a joués, le mammouth a survécu et gagne.',
  },
  synonyms: [
    ['tuile', 'case', 'hexagon', 'plaquette'],
    ['attrap', 'captur', 'rattrap'],
    ['fui', 'cour', 'echapp'],
    ['retir', 'enlev', 'reprend'],
    ['avanc', 'deplac', 'bouge'],
    ['elimin', 'hors jeu', 'hors du jeu', 'sort du jeu', 'mort', 'tue'],
    ['gagn', 'victoire', 'vainqueur', 'emporte', 'lance'],
    ['defauss', 'jette'],
    ['pioche', 'paquet', 'talon'],
    ['chasseur', 'pion'],
  ],
  printed: {
    'MA-1': 'terrain plaine',
    'MA-2': 'pion figurine',
    'MA-3': 'carte déplacement',
    'MA-15': 'imite le cri du mammouth, premier joueur',
    'MA-30': 'creuser placer un piège',
    'MA-35': 'enlever un piège',
    'MA-55': 'charge attaque',
    'MA-80': 'lance esprit du chasseur',
  },
};
