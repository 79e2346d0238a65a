import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  intro:
    'La chasse est finie, on partage le butin. Prends ce que tu veux au milieu ; mais ce qui paraît trop beau devant toi, quelqu’un te le prendra. Le plus de points de victoire après la dernière manche gagne.',
  chapters: {
    pieces: 'Le matériel',
    setUp: 'La mise en place',
    pour: 'On vide le sac',
    share: 'Le partage du butin',
    cards: 'Les cartes d’action',
    evaluation: 'L’évaluation',
    axes: 'Les haches',
    hides: 'Les peaux',
    loot: 'Défenses, viande, feu',
    animals: 'Les animaux, et la fin de la manche',
    end: 'La fin',
  },
  clauses: {
    'MM-1':
      '31 tuiles de butin et le chaman, toutes à deux faces. Six sortes de butin : hache, peau, défense, viande, feu et animal (sept espèces). Certaines faces portent un point d’interrogation.',
    'MM-2':
      'Notre série : huit tuiles à point d’interrogation, sept tuiles d’animaux (une par espèce), seize à deux sortes. La série est publique ; un point d’interrogation peut cacher un animal.',
    'MM-3':
      'Le chaman montre d’un côté une flèche rouge (égalités dans le sens horaire), de l’autre une bleue (sens inverse).',
    'MM-4': '35 jetons d’animaux, cinq par espèce. Personne n’a jamais deux fois la même espèce.',
    'MM-5': '19 cartes d’action : huit cartes de butin (regarder, retourner, rendre) et onze cartes d’évaluation.',
    'MM-10': 'Chacun commence avec 10 points de victoire, à 0 sur la piste des peaux, avec deux cartes cachées.',
    'MM-11': 'À deux ou trois : manches 1 à 5. À quatre ou cinq : manches 2 à 5.',
    'MM-12': 'À quatre ou cinq, chacun tire au hasard un jeton d’animal.',
    'MM-13': 'La table ou le sort dit qui commence.',
    'MM-20':
      'Le premier joueur vide le sac de ses 32 tuiles. La face visible est vue de tous, l’autre de personne ; seules les cartes retournent une tuile.',
    'MM-21': 'Ce que tous ont vu reste connu ; ce que tu as regardé reste connu de toi.',
    'MM-30': 'Le premier joueur commence. Puis toujours le joueur suivant, dans le sens horaire, qui n’a pas de part.',
    'MM-31': 'À ton tour, prends au milieu autant de tuiles que tu veux, au moins une : c’est ta part.',
    'MM-32':
      'À la place, tu peux voler : prends toute la part d’un autre, remets au moins une de ses tuiles au milieu et garde le reste.',
    'MM-33':
      'Une part n’est jamais vide : le voleur garde au moins une tuile ; une part d’une tuile ne se vole donc pas.',
    'MM-34': 'Qui a été volé n’a plus de part et aura un autre tour.',
    'MM-35':
      'Si tu es le seul sans part et prends au milieu, tu dois tout prendre. Cela finit le partage et tu commences la manche suivante.',
    'MM-36': 'À deux, chacun réunit deux parts séparées ; un vol en prend une.',
    'MM-37':
      'À deux, si le milieu est vide et que rien ne peut être volé, tu peux encore jouer des cartes puis passer : cela finit le partage et tu commences la manche suivante.',
    'MM-40': 'À ton tour, avant de prendre des tuiles, tu peux jouer autant de cartes que tu veux.',
    'MM-41': 'Regarder : vois en secret l’autre face d’une ou deux tuiles à point d’interrogation, où qu’elles soient.',
    'MM-42':
      'Retourner : retourne une ou deux tuiles, où qu’elles soient, même le chaman, mais jamais une qui montre un animal.',
    'MM-43':
      'Rendre : un ou plusieurs joueurs remettent toutes leurs tuiles au milieu (à deux : une ou plusieurs parts, même la tienne).',
    'MM-44':
      'Les cartes de butin se jouent ouvertement et agissent aussitôt. Les cartes d’évaluation se posent face cachée.',
    'MM-45': 'Une carte de butin a besoin de quelque chose sur quoi agir.',
    'MM-50': 'D’abord toutes les cartes cachées sont montrées, puis tous les points d’interrogation retournés.',
    'MM-51':
      'Égalités : d’abord celui qui a le chaman, puis les autres dans le sens de la flèche. Plus tôt vaut mieux.',
    'MM-52':
      'Les cartes qui valent une tuile comptent dès le début. Avoir le plus d’une sorte demande au moins une tuile.',
    'MM-53':
      'Les points ne descendent jamais sous 0. On compte sorte après sorte, les cartes d’une sorte après ses tuiles.',
    'MM-60': 'À partir de celui qui a le chaman, dans le sens horaire, chacun pioche une carte par hache.',
    'MM-61': 'À la dernière manche, chaque hache vaut 3 points à la place.',
    'MM-62': 'Carte Haches affûtées : chacun reçoit 2 points par hache.',
    'MM-63':
      'Pioche vide : la défausse est mélangée ; si tout est vide, on ne pioche rien. Les cartes jouées ne sont défaussées qu’à la fin de la manche.',
    'MM-65': 'Chaque peau avance son joueur d’un pas sur la piste des peaux, qui dure toute la partie.',
    'MM-66': 'Le plus avancé gagne autant de points que le numéro de la manche.',
    'MM-67': 'Le moins avancé en perd autant. Ce n’est jamais le même joueur.',
    'MM-68': 'Carte Le plus de peaux : qui a le plus de tuiles de peau dans cette manche reçoit 4 points.',
    'MM-70': 'Chaque défense : 2 points.',
    'MM-71': 'Carte Le plus de défenses : qui en a le plus reçoit 4 points.',
    'MM-73':
      'Le plus de viande 8 points, le deuxième 5, le troisième 2. À trois : 8 et 5 ; à deux : 8 seulement. Sans viande, rien.',
    'MM-76': 'Le moins de feu : perd 5 points.',
    'MM-77': 'À deux, l’autre gagne 1 point par feu.',
    'MM-80': 'Pour chaque tuile d’animal, prends un jeton de cette espèce, sauf si tu l’as déjà.',
    'MM-81':
      'Carte Animal sauvage : au lieu du jeton d’une de tes tuiles d’animal, prends celui d’une espèce qui te manque.',
    'MM-82':
      'Carte Peaux et compagnon : qui a le plus de tuiles de peau dans cette manche choisit un jeton qui lui manque.',
    'MM-83': 'On choisit à partir de celui qui a le chaman, dans le sens horaire. Un animal sauvage peut être refusé.',
    'MM-85':
      'Puis les cartes jouées sont défaussées, les tuiles retournent dans le sac, la manche suivante commence. Les cartes non jouées restent en main.',
    'MM-90':
      'Après la manche 5, les espèces comptent : 3 valent 4 points, 4 en valent 9, 5 en valent 15, 6 en valent 22, 7 en valent 30.',
    'MM-91':
      'Le plus de points gagne ; à égalité, le plus avancé sur la piste des peaux, sinon la victoire est partagée.',
  },
  synonyms: [
    ['vole', 'vol ', 'vol,', 'voleur', 'derob', 'pique', 'la part d’un autre'],
    ['tuile', 'case'],
    ['point', 'marque', 'score'],
    ['peau', 'fourrure'],
    ['gagn', 'victoire', 'vainqueur', 'emporte'],
    ['defauss', 'pose une carte'],
    ['pioche', 'paquet'],
  ],
};
