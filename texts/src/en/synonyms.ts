/**
 * Words that mean the same in a rule book, by how they begin: whoever looks for one finds the clauses with the others.
 * A phrase may stand among them.
 */
const synonyms: readonly (readonly string[])[] = [
  ['steal', 'stole', 'theft', 'thief', 'rob', 'somebody’s whole share'],
  ['dice', 'die'],
  ['tile', 'cell', 'space', 'square'],
  ['life', 'lives', 'ankh'],
  ['catch', 'caught'],
  ['flee', 'flight', 'escape', 'runs', 'run to'],
  ['point', 'score', 'scoring'],
  ['hide', 'fur', 'skin'],
  ['eliminat', 'killed', 'out of the game', 'fallen hunter'],
  ['win', 'won', 'victor'],
  ['discard', 'lay down', 'laid down'],
  ['deck', 'draw pile'],
  ['treasure', 'mission'],
  ['robber', 'hunter', 'adventurer'],
];
export default synonyms;
