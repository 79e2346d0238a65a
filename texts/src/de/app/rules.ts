import type { Rules } from '../../en/app/rules.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const rules: Rules = {
  title: (game) => `Regeln: ${game}`,
  search: 'In den Regeln suchen',
  found: (n) => count(n, 'Regel gefunden', 'Regeln gefunden'),
  unknown: (id) => `Eine Regel ${id} gibt es hier nicht. Sieh in den Kapiteln nach oder benutze die Suche.`,
  nothing: 'Dazu gibt es keine Regel.',
  clause: (id) => `Regel ${id}`,
  open: 'Regelbuch öffnen',
  others: 'Die anderen Spiele',
  contents: 'Inhalt',
  sections: {
    story: 'Geschichte und Ziel',
    glance: 'Ein Zug in dreißig Sekunden',
    pieces: 'Das Material',
    steps: 'So wird gespielt',
    cases: 'Besondere Fälle',
    advice: 'Für die erste Partie',
    reference: 'Alle Regeln',
  },
  example: 'Beispiel',
  print: 'Drucken',
  backToTable: 'Zurück zum Tisch',
  ruling: 'Unsere Entscheidung: Die gedruckten Regeln lassen das offen.',
  house: 'Unser eigenes Material: Was auf den gedruckten Teilen steht, lag uns nicht vor.',
  noAction: 'Das ist gerade nicht möglich.',
  wordEndings: /(?:ern|est|en|er|em|es|et|n|e|t|s)$/u,
  variant: 'Wahlvariante: Sie steht nicht in den gedruckten Regeln. Jeder Tisch entscheidet selbst.',
};
