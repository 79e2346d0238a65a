import type { Lessons } from '../../en/maamut/lessons.ts';

export const lessons: Lessons = {
  'first-hunt': {
    title: 'Première chasse',
    idea: 'Pousse le mammouth dans ton propre piège.',
    says: {
      goal: 'Voici le mammouth. Pousse-le dans un de tes pièges, et tu gagnes la chasse.',
      you: 'Voici ton chasseur. À ton tour, fais une seule chose : avancer, poser un piège, en retirer un ou passer.',
      trap: 'Tu es dans l’herbe, où un piège se cache bien. Pose un piège ici.',
      trapFirst: 'C’est possible aussi, mais il faut un piège pour chasser. Poses-en d’abord un ici.',
      trapHint: 'Le bouton « Poser un piège » est à côté de tes cartes.',
      around: 'Le mammouth fuira devant toi. Contourne-le donc : joue un 2 jusqu’à la tuile marquée.',
      wholeWay:
        'Un chasseur parcourt toute la distance en ligne droite, sans entrer sur un rocher ni quitter le plateau.',
      marked: 'C’est possible, mais notre chemin mène à la tuile marquée.',
      aroundHint: 'Un 2 te mène exactement deux tuiles plus loin, tout droit. Choisis la tuile marquée.',
      line: 'Pour la carte jouée, tu en as pioché une autre. Joue maintenant le 3, tout droit vers l’ouest.',
      lineHint: 'Choisis la tuile marquée, à trois tuiles de toi.',
      behind: 'Ton piège est à l’est du mammouth. Passe derrière lui : sur la tuile marquée, à l’ouest.',
      notBehind: 'De là, tu ne peux pas le pousser vers ton piège. Réessaie.',
      behindHint: 'La tuile marquée est deux tuiles plus loin, au sud-est.',
      look: 'Si tu lui fonces dessus, il fuit tout droit, d’autant de tuiles que dit ta carte. Ton piège est à deux tuiles.',
      push: 'Choisis la carte qui le pousse dans ton piège. En avant !',
      tooShort: 'Il n’est pas tombé dans ton piège. Recompte : deux tuiles.',
      pushHint: 'Avec un 2, tu passes par la tuile du mammouth, et il fuit de deux tuiles.',
      won: 'Il est tombé dans ton piège : tu gagnes ! Le piège compte, peu importe qui a poussé.',
    },
  },
};
