const synonyms: readonly (readonly string[])[] = [
  ['ruba', 'rubare', 'furto', 'ladro', 'derub', 'l’intera parte di un altro'],
  ['tessera', 'tessere', 'casella', 'caselle'],
  ['vita', 'vite', 'ankh'],
  ['cattur', 'acciuff'],
  ['fugg', 'fuga', 'corr', 'scapp'],
  ['punt', 'segna'],
  ['pelle', 'pelli', 'pelliccia'],
  ['elimin', 'fuori dal gioco', 'fuori gioco', 'fuori dalla'],
  ['vinc', 'vittoria', 'vincitore'],
  ['scart', 'posa una carta'],
  ['mazzo', 'pesca'],
  ['tesoro', 'tesori', 'missione', 'missioni'],
  ['avventurier', 'cacciator', 'predon'],
];
export default synonyms;
