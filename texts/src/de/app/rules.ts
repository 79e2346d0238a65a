import type { Rules } from '../../en/app/rules.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const rules: Rules = {
  title: (game) => `Die Regeln: ${game}`,
  search: 'In den Regeln suchen',
  found: (n) => count(n, 'Regel gefunden', 'Regeln gefunden'),
  unknown: (id) => `Eine Regel ${id} gibt es hier nicht. Sieh in die Kapitel, oder suche.`,
  nothing: 'Keine Regel spricht davon.',
  clause: (id) => `Regel ${id}`,
  open: 'Regelbuch öffnen',
  others: 'Die anderen Spiele',
  contents: 'Inhalt',
  ruling: 'Unsere Entscheidung: die gedruckten Regeln lassen es offen.',
  house: 'Unser eigener Satz: die gedruckten Teile waren nicht zu bekommen.',
  noAction: 'Das ist in diesem Augenblick nicht möglich.',
  wordEndings: /(?:ern|est|en|er|em|es|et|n|e|t|s)$/u,
};
