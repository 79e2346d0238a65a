/** “h” is silent in these names and never in Harry or Hans: in doubt “de” stays whole, which is never wrong. */
const silentH = /^h(?:e\u0301|ector|elene|eloise|enri|ermi|erv|ilaire|ippoly|onor|ortense|ubert|ugo\b|ugu|yacinthe)/;

/** “y” is a vowel in Yves, a consonant in Yann. */
const vowel = /^(?:[aeiouæœø]|y(?![aeiou]))/;

/** “de” before a name: de Ben, d’Ana. */
export function de(name: string): string {
  // Decomposed, so that á, é, ö or å begin with their vowel.
  const sound = name.normalize('NFD').toLocaleLowerCase('fr');
  return vowel.test(sound) || silentH.test(sound) ? `d’${name}` : `de ${name}`;
}
