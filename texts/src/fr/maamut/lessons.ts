import type { Lessons } from '../../en/maamut/lessons.ts';

/** Said in several lessons. */
const wholeWay =
  'Un chasseur parcourt toute la distance en ligne droite, sans entrer sur un rocher ni quitter le plateau.';
const marked = 'C’est possible, mais cette fois nous allons sur la tuile marquée.';

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
      wholeWay,
      marked,
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
  cards: {
    title: 'Avancer',
    idea: 'Chaque carte est une ligne droite, exactement de la longueur indiquée.',
    says: {
      place: 'La chasse commence au bord ; le mammouth attend au milieu. Commence sur la tuile marquée.',
      outer: 'Les chasseurs commencent sur une tuile du bord, ni sur un rocher, ni sur une tuile occupée.',
      placeHere: 'C’est possible aussi, mais prends cette fois la tuile marquée.',
      placeHint: 'Choisis la tuile marquée, tout à l’ouest.',
      hand: 'Voici tes trois cartes. Personne d’autre ne les voit. Chacune te mène exactement d’autant de tuiles.',
      one: 'Joue le 1 : avance d’une tuile vers l’est.',
      oneHint: 'Choisis la tuile marquée, à côté de toi.',
      three: 'Maintenant le 3 : trois tuiles tout droit vers le nord-est. Ni deux, ni une.',
      threeHint: 'Choisis la tuile marquée, au bord nord.',
      drawn:
        'Après avoir joué une carte, tu pioches jusqu’à en avoir trois. Le 2 est le plus fréquent, le 3 le plus rare.',
      share:
        'L’autre chasseur s’est approché. Les chasseurs ne se gênent pas et peuvent partager une tuile : va sur la sienne.',
      shareMissed: 'Ce n’est pas la tuile de l’autre chasseur. Réessaie.',
      shareHint: 'Deux tuiles au sud-est : un 2 y mène.',
      pass: 'Si aucun déplacement ne t’aide, passe : tu défausses une carte et en pioches une autre. Choisis une carte, puis passe.',
      passNow: 'Cette fois, défausse une carte et passe.',
      passHint: 'Choisis d’abord une de tes cartes, puis le bouton « Passer ».',
      end: 'C’est tout pour les déplacements. Où un 3 te mène-t-il, et pas un 1 ni un 2 ?',
      wholeWay,
      marked,
    },
  },
  traps: {
    title: 'Pièges',
    idea: 'Pose-les dans l’herbe, et retire ceux des autres.',
    says: {
      grass: 'Un piège se pose dans l’herbe, pas dans la neige ni sur un rocher. Tu en as quatre ; un seul par tuile.',
      set: 'Ici, il y a de l’herbe, et personne d’autre. Pose un piège.',
      setNow: 'Pose d’abord un piège ici.',
      setHint: 'Utilise le bouton « Poser un piège ».',
      rival: 'À côté de toi, un piège adverse. Si le mammouth y tombe, la partie est perdue pour toi ! Vas-y.',
      rivalHint: 'Un 1 vers le sud-est mène à la tuile marquée.',
      lift: 'Tu peux retirer tout piège de ta tuile. Il revient à qui l’a posé. Retire-le.',
      liftNow: 'Retire d’abord le piège qui se trouve ici.',
      liftHint: 'Utilise le bouton « Retirer le piège ».',
      own: 'La tuile est libre. Prends-la pour toi.',
      ownMissed: 'Il faut un de tes pièges sur cette tuile. Réessaie.',
      ownHint: 'Pose un piège là où tu es.',
      alone:
        'L’autre chasseur te rejoint. Tant que deux chasseurs partagent une tuile, personne ne peut y poser ni retirer de piège.',
      end: 'Garde donc tes pièges : reste dessus, ou tiens les autres à distance.',
      wholeWay,
      marked,
    },
  },
  push: {
    title: 'Pousser',
    idea: 'Le mammouth fuit tout droit devant toi, aussi loin que dit ta carte.',
    says: {
      enter: 'Fonce sur le mammouth : joue le 1, vers l’est.',
      one: 'Cette fois, joue le 1, vers l’est.',
      enterHint: 'Le mammouth est juste à côté de toi. Choisis sa tuile.',
      ran: 'Il a fui dans ta direction : d’une tuile, parce que tu as joué un 1.',
      through: 'Joue maintenant le 2. Tu le rencontres en chemin : il fuit aussitôt, puis tu continues.',
      two: 'Cette fois, joue le 2, vers l’est.',
      throughHint: 'Choisis la tuile derrière le mammouth, deux tuiles à l’est.',
      finished: 'En chemin, tu as traversé sa tuile. Il a fui de deux tuiles, puis tu as fini ton déplacement.',
      steer: 'Dirige-le : amène-le en deux coups sur la tuile de neige marquée. Passe d’abord derrière lui.',
      steerMissed: 'Il n’est pas sur la tuile marquée. De quel côté faut-il venir ? Réessaie.',
      steerHint: 'La tuile marquée est au nord-est. Va donc d’abord au sud-est avec un 1, puis pousse avec un 2.',
      end: 'Direction et distance : ton chemin décide de l’une, ta carte de l’autre.',
      wholeWay,
    },
  },
  turning: {
    title: 'Le mammouth tourne',
    idea: 'Si sa voie est fermée, il tourne dans le sens horaire.',
    says: {
      ahead: 'À l’est du mammouth, il y a un rocher. Si tu le pousses vers l’est, sa voie est fermée.',
      order:
        'Il tourne alors dans le sens horaire, vers la première voie libre sur toute sa longueur : ici le sud-est.',
      try: 'Pousse-le vers l’est avec un 1 et regarde.',
      one: 'Pousse-le vers l’est, avec un 1.',
      tryHint: 'Choisis la tuile du mammouth.',
      turned:
        'L’est était fermé, le sud-est libre. Seuls les rochers et le bord ferment une voie, jamais pièges ni chasseurs.',
      ways: 'Pousse-le vers le sud-est : devant, un rocher, et de même les deux voies suivantes. Il ne fuit jamais vers toi.',
      fifth: 'Au nord-est, encore un rocher. Il ne reste que la dernière voie : l’est, dans ton piège. Pousse !',
      fifthMissed: 'Il n’est pas tombé dans ton piège. Pousse-le vers le sud-est, avec un 1.',
      fifthHint: 'Avance d’une tuile vers le sud-est, sur le mammouth.',
      end: 'Devant, puis dans le sens horaire, jamais vers le chasseur : les rochers dirigent pour toi.',
      wholeWay,
    },
  },
  panic: {
    title: 'Panique',
    idea: 'Si le mammouth arrive sur ta tuile, il faut fuir.',
    says: {
      way: 'Tu es sur le passage du mammouth, et l’autre chasseur va le pousser. Regarde.',
      run: 'Il arrive sur ta tuile : tu paniques et dois fuir sur une tuile libre voisine. Fuis vers l’est.',
      free: 'Libre veut dire : ni rocher, ni chasseur, ni la tuile d’où vient le mammouth. Un piège ne change rien.',
      runHere: 'Tu peux choisir toute tuile libre. Cette fois, fuis vers l’est, derrière le mammouth.',
      runHint: 'Choisis la tuile marquée.',
      strike: 'L’autre chasseur est maintenant derrière le mammouth. Fais-le paniquer !',
      strikeMissed: 'Personne n’a paniqué. Pousse le mammouth sur la tuile de l’autre chasseur.',
      strikeHint: 'Pousse-le vers l’ouest. La tuile de l’autre chasseur est juste à côté.',
      nowhere:
        'Sans tuile libre, un chasseur qui panique est éliminé. Et qui fuit devant le mammouth peut être rattrapé.',
      end: 'Reste donc hors de son passage, ou place-toi là d’où tu peux fuir vers une meilleure place.',
      wholeWay,
    },
  },
  facing: {
    title: 'Face au mammouth',
    idea: 'Pousse-le là où aucune voie n’est libre, et c’est l’élimination.',
    says: {
      corner: 'Le mammouth est dans un coin. L’autre chasseur le pousse avec un 2. Regarde.',
      faced:
        'Aucune voie n’était libre sur deux tuiles. Il a donc fait face : ce chasseur est éliminé, ses cartes défaussées.',
      short: 'Avec un 1, une seule tuile libre lui suffit. Au nord-ouest il y en a une, avec ton piège.',
      win: 'Tu chasses maintenant en solitaire, mais il faut encore gagner. Tu as deux coups.',
      winMissed: 'Il n’est pas dans ton piège. Viens de l’ouest, et pousse avec un 1.',
      winHint: 'D’abord un 2 vers le sud-est, à côté du mammouth. Puis un 1 vers l’est.',
      end: 'Avant de pousser, compte : une voie est-elle libre sur toute la distance ?',
      wholeWay,
    },
  },
  lost: {
    title: 'Chasses perdues',
    idea: 'Le mammouth peut gagner, lui aussi.',
    says: {
      pocket: 'Ce coin a des rochers des deux côtés : on n’y entre et n’en sort que par un seul chemin.',
      never:
        'De là, personne ne pourrait plus faire sortir le mammouth. La chasse serait perdue aussitôt : le mammouth gagne.',
      out: 'Pousse-le sans qu’il finisse dans le coin.',
      outMissed: 'Ce n’est pas ça. Avec quelle carte la voie vers le coin est-elle fermée ?',
      outHint: 'Pour un 2, le coin est trop court : il tourne alors.',
      end: 'Le mammouth gagne aussi quand il ne reste aucun chasseur. Survivre aux autres n’est pas une victoire.',
      wholeWay,
    },
  },
  others: {
    title: 'Quand d’autres poussent',
    idea: 'Le piège décide, peu importe qui a poussé.',
    says: {
      threat: 'Danger ! L’autre chasseur va pousser le mammouth deux tuiles vers l’est, dans son propre piège.',
      between: 'Il doit d’abord passer par ta tuile. Il tombe dans le premier piège sur son passage. Que fais-tu ?',
      betweenMissed: 'Dommage. Et s’il y avait eu un piège sur ta tuile ?',
      betweenHint: 'Pose un piège là où tu es.',
      owner: 'Il est tombé dans ton piège avant d’atteindre l’autre. Ton adversaire a poussé, et tu gagnes !',
      fallen: 'Les pièges restent : même un chasseur éliminé gagne si le mammouth tombe dans son piège.',
      end: 'Un bon piège se trouve là où les autres veulent pousser.',
    },
  },
  'win-from-here': {
    title: 'Gagne d’ici',
    idea: 'Deux de tes pièges sont tout près. Pousse le mammouth dans l’un d’eux.',
    says: {
      play: 'Deux de tes pièges sont à côté du mammouth. Gagne avant l’autre chasseur, en douze tours.',
      playHint: 'Va du côté du mammouth opposé à l’un de tes pièges, puis pousse.',
    },
  },
  'hold-out': {
    title: 'Tiens bon',
    idea: 'Empêche l’autre chasseur de gagner pendant trois tours.',
    says: {
      play: 'L’autre chasseur gagne à sa prochaine poussée. Arrête-le, et tiens bon trois tours.',
      playHint: 'Un piège retiré n’attrape plus rien.',
    },
  },
  'two-rivals': {
    title: 'Deux adversaires',
    idea: 'Une chasse entière contre deux chasseurs.',
    says: {
      play: 'Aucun piège n’est posé, et il y a deux adversaires. Gagne cette chasse.',
      playHint: 'Pose tes pièges là où l’on peut pousser de plusieurs côtés, et profite des poussées des autres.',
    },
  },
};
