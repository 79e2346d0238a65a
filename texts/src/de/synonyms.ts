const synonyms: readonly (readonly string[])[] = [
  ['stehl', 'stiehl', 'bestohlen', 'gestohlen', 'dieb', 'raub', 'jemandes ganzen anteil'],
  ['feld', 'plattchen', 'tafel', 'zelle'],
  ['leben', 'ankh', 'anch'],
  ['fang', 'fangt', 'gefangen', 'erwisch'],
  ['flieh', 'flucht', 'renn', 'entkomm'],
  ['punkt', 'wertung'],
  ['fell', 'pelz'],
  ['ausgeschieden', 'ausscheid', 'aus dem spiel', 'aus der jagd'],
  ['gewinn', 'sieg'],
  ['ableg', 'abgelegt', 'ablage', 'legt eine karte ab'],
  ['nachziehstapel', 'stapel', 'zieht'],
  ['schatz', 'schatze', 'auftrag', 'auftrage', 'mission'],
  ['jager', 'rauber', 'abenteurer'],
];
export default synonyms;
