import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Le matériel',
    setUp: 'La mise en place',
    pour: 'On vide le sac',
    share: 'Le partage du butin',
    cards: 'Les cartes d’action',
    evaluation: 'Le décompte',
    axes: 'Les haches',
    hides: 'Les peaux',
    loot: 'Défenses, viande, feu',
    animals: 'Les animaux, et la fin de la manche',
    end: 'La fin de la partie',
  },
  clauses: {
    'MM-1':
      '31 plaquettes de butin et la plaquette du chaman, toutes à deux faces. Six sortes de butin : hache, peau, défense, viande, feu et animal (sept espèces). Certaines faces montrent un point d’interrogation.',
    'MM-2':
      'Série maison : huit plaquettes à point d’interrogation, sept plaquettes animal (une par espèce) et seize plaquettes avec deux sortes de butin. Tout le monde connaît la série ; un point d’interrogation peut cacher un animal.',
    'MM-3':
      'Le chaman montre d’un côté une flèche rouge (égalités dans le sens horaire), de l’autre une flèche bleue (sens inverse).',
    'MM-4': '35 pions animaux, cinq par espèce. Personne n’a jamais deux pions de la même espèce.',
    'MM-5':
      '19 cartes d’action : huit cartes de butin (« Regarder », « Retourner », « Rendre ») et onze cartes de décompte.',
    'MM-10':
      'Chacun commence avec 10 points de victoire, à 0 sur le parcours des peaux, avec deux cartes d’action cachées.',
    'MM-11': 'À deux ou trois, on joue les manches 1 à 5 ; à quatre ou cinq, les manches 2 à 5.',
    'MM-12': 'À quatre ou cinq, chacun tire au hasard un pion animal, d’une espèce différente.',
    'MM-13': 'La table choisit qui commence, ou tire au sort.',
    'MM-20':
      'Qui commence la manche vide le sac de ses 32 plaquettes. Tout le monde voit la face du dessus, personne celle du dessous ; seules les cartes permettent de retourner une plaquette.',
    'MM-21':
      'Ce que tout le monde a vu reste connu de tout le monde ; ce que tu as regardé en secret, les autres ne le savent pas.',
    'MM-30':
      'Qui commence la manche joue en premier. Puis, dans le sens horaire, c’est toujours le tour de la prochaine personne sans part.',
    'MM-31':
      'À ton tour, prends au milieu autant de plaquettes que tu veux, au moins une, et pose-les devant toi : c’est ta part du butin pour cette manche.',
    'MM-32':
      'Au lieu de prendre au milieu, tu peux voler : prends toute la part de quelqu’un, remets au moins une de ses plaquettes au milieu et garde le reste comme ta part.',
    'MM-33':
      'Une part n’est jamais vide : en volant, tu gardes au moins une plaquette. Une part d’une seule plaquette ne se vole donc pas.',
    'MM-34': 'Qui s’est fait voler n’a plus de part et rejouera.',
    'MM-35':
      'Si tu es la seule personne sans part et que tu prends au milieu, tu dois tout prendre. Le partage est alors fini, et tu commences la manche suivante.',
    'MM-36':
      'À deux, chacun réunit deux parts séparées, qui comptent toutes les deux ; ton tour n’est sauté que si tu as déjà les deux. Un vol porte sur une seule part. Si tu prends la quatrième part au milieu, tu dois tout prendre.',
    'MM-37':
      'À deux, si le milieu est vide et que rien ne peut être volé, tu peux encore jouer des cartes ; si cela ne change rien, tu passes : le partage est alors fini, et tu commences la manche suivante.',
    'MM-40':
      'À ton tour, avant de prendre ou de voler des plaquettes, tu peux jouer autant de cartes d’action que tu veux, l’une après l’autre.',
    'MM-41':
      'Carte « Regarder » : regarde en secret l’autre face d’une ou deux plaquettes qui montrent un point d’interrogation, où qu’elles soient.',
    'MM-42':
      'Carte « Retourner » : retourne une ou deux plaquettes, où qu’elles soient, même le chaman, mais jamais une qui montre un animal.',
    'MM-43':
      'Carte « Rendre » : un ou plusieurs joueurs de ton choix remettent toutes leurs plaquettes au milieu (à deux, une ou plusieurs parts, même une des tiennes).',
    'MM-44':
      'Les cartes de butin se jouent face visible et agissent aussitôt. Les cartes de décompte se posent face cachée : on voit qu’une carte est posée, pas laquelle.',
    'MM-45': 'Une carte de butin ne se joue que si elle peut agir.',
    'MM-50':
      'On révèle d’abord toutes les cartes posées face cachée, puis on retourne toutes les plaquettes qui montrent un point d’interrogation.',
    'MM-51':
      'En cas d’égalité, qui a le chaman passe en premier, puis les autres dans le sens de la flèche. Parmi les ex æquo, le premier dans cet ordre a « le plus », le dernier a « le moins ».',
    'MM-52':
      'Certaines cartes comptent comme une plaquette dès le début du décompte : « Ma peau » est une peau pour qui l’a posée, « Dépeceurs » une peau pour qui a le plus de haches, « Bûcherons » un feu pour qui a le plus de haches, « Feu d’ivoire » un feu pour qui a le plus de défenses. Sans aucune plaquette d’une sorte, on n’en a jamais « le plus ».',
    'MM-53':
      'Les points ne descendent jamais sous 0. On compte une sorte après l’autre, dans l’ordre de ce livret ; les cartes d’une sorte viennent après ses plaquettes.',
    'MM-60':
      'À partir de la personne qui a le chaman, dans le sens horaire, chacun pioche une carte d’action par hache.',
    'MM-61': 'À la dernière manche, on ne pioche pas : chaque hache vaut 3 points.',
    'MM-62': 'Carte « Haches affûtées » : en plus du reste, chacun reçoit 2 points par hache.',
    'MM-63':
      'Si la pioche est vide, on mélange la défausse ; si les deux sont vides, on ne pioche rien. Les cartes jouées ne sont défaussées qu’à la fin de la manche.',
    'MM-65': 'Chaque peau te fait avancer d’une case sur le parcours des peaux, qui dure toute la partie.',
    'MM-66':
      'Qui est en tête du parcours des peaux reçoit autant de points que le numéro de la manche (manche 4 : 4 points).',
    'MM-67':
      'Qui est en queue du parcours des peaux perd autant de points que le numéro de la manche. Ce n’est jamais la même personne qu’en tête.',
    'MM-68': 'Carte « Le plus de peaux » : qui a le plus de plaquettes peau dans cette manche reçoit 4 points.',
    'MM-70': 'Chaque défense vaut 2 points.',
    'MM-71': 'Carte « Le plus de défenses » : qui a le plus de défenses reçoit 4 points.',
    'MM-73':
      'Qui a le plus de viande reçoit 8 points, le deuxième 5, le troisième 2. À trois : 8 et 5 ; à deux : 8 seulement. Sans viande, rien. Exemple à quatre : Ana a 3 viandes, Ben et Cléo en ont 2, Dan n’en a pas. Ana reçoit 8 points ; Ben, avant Cléo dans l’ordre du chaman, 5 ; Cléo 2 ; Dan rien.',
    'MM-76': 'Qui a le moins de feux perd 5 points.',
    'MM-77': 'À deux, l’autre joueur gagne 1 point pour chacun de ses feux.',
    'MM-80': 'Pour chaque plaquette animal, prends un pion de cette espèce, sauf si tu l’as déjà.',
    'MM-81':
      'Carte « Animal sauvage » : au lieu du pion d’une de tes plaquettes animal, prends celui d’une espèce qui te manque. Une carte vaut pour une seule plaquette.',
    'MM-82':
      'Carte « Peaux et compagnon » : qui a le plus de plaquettes peau dans cette manche choisit un pion animal qui lui manque.',
    'MM-83':
      'On choisit à partir de la personne qui a le chaman, dans le sens horaire. Tu peux renoncer à « Animal sauvage », mais c’est alors pour toutes celles qui te restent dans cette manche.',
    'MM-85':
      'À la fin de la manche, les cartes jouées sont défaussées, les plaquettes retournent dans le sac et la manche suivante commence. Les cartes non jouées restent en main.',
    'MM-90':
      'Après la manche 5, tes espèces d’animaux rapportent : 4 points pour 3, 9 pour 4, 15 pour 5, 22 pour 6, 30 pour 7. Les cartes en main ne valent rien.',
    'MM-91':
      'Qui a le plus de points gagne. À égalité, c’est la personne la plus avancée sur le parcours des peaux ; si l’égalité demeure, la victoire est partagée.',
  },
  synonyms: [
    ['vole', 'vol ', 'vol,', 'volant', 'voleur', 'derob', 'pique'],
    ['plaquette', 'tuile'],
    ['pion', 'jeton'],
    ['parcours', 'piste'],
    ['part ', 'part,', 'part.', 'parts', 'lot ', 'lots'],
    ['point', 'marque', 'score', 'decompte', 'evaluation'],
    ['peau', 'fourrure'],
    ['defense', 'ivoire'],
    ['chaman', 'sorcier'],
    ['gagn', 'victoire', 'vainqueur', 'emporte'],
    ['defauss', 'jette'],
    ['pioche', 'paquet', 'talon'],
  ],
  printed: {
    'MM-1': 'tuile de butin',
    'MM-3': 'sorcier',
    'MM-5': 'carte d’évaluation',
    'MM-10': 'PV',
    'MM-13': 'le plus jeune',
    'MM-20': 'verser jeter',
    'MM-31': 'lot tas',
    'MM-36': 'jeu à deux joueurs',
    'MM-50': 'évaluation',
    'MM-51': 'égalité départager',
    'MM-65': 'piste des peaux',
    'MM-76': 'froid gel',
  },
};
