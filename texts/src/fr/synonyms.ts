const synonyms: readonly (readonly string[])[] = [
  ['vole', 'vol ', 'vol,', 'voleur', 'derob', 'pique', 'la part d’un autre'],
  ['tuile', 'case'],
  ['vie', 'ankh'],
  ['attrap', 'captur', 'rattrap'],
  ['fui', 'fuit', 'cour', 'echapp'],
  ['point', 'marque', 'score'],
  ['peau', 'fourrure'],
  ['elimin', 'hors jeu', 'hors du jeu', 'hors de la'],
  ['gagn', 'victoire', 'vainqueur', 'emporte'],
  ['defauss', 'pose une carte'],
  ['pioche', 'paquet'],
  ['tresor', 'mission'],
  ['aventurier', 'chasseur', 'pilleur'],
];
export default synonyms;
