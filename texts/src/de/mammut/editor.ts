import type { Editor } from '../../en/mammut/editor.ts';
import { counted, percentage } from '../../grammar.ts';

const count = counted('de');
const percent = percentage('de');

export const editor: Editor = {
  title: 'Beute-Editor',
  lead: 'Stelle eine eigene Beute zusammen: 31 Plättchen mit je zwei Seiten.',
  tiles: 'Plättchen im Beutel',
  total: ({ n, needed }) => `${n}/${needed}`,
  tile: ({ one, other }) => `${one} / ${other}`,
  tileCount: ({ tile, n }) => `${tile}: ${n}`,
  oneMore: (tile) => `Eines mehr: ${tile}`,
  oneLess: (tile) => `Eines weniger: ${tile}`,
  add: 'Plättchen hinzufügen',
  firstSide: 'Eine Seite',
  secondSide: 'Die andere Seite',
  sides: 'Seiten nach Art',
  sidesHelp: 'Wie viele aller Seiten etwas zeigen.',
  house: 'Die Höhlenbeute',
  empty: 'Nichts',
  full: 'Mehr Plättchen passen nicht in den Beutel.',
  problems: {
    total: ({ found, needed }) => `Plättchen: ${found}/${needed}.`,
    species: (names) => `Jede Tierart muss vorkommen. Es fehlt: ${names}.`,
    twoMarks: 'Kein Plättchen darf auf beiden Seiten ein Fragezeichen haben.',
  },
  seat: (n) => (n === 1 ? 'Wer beginnt, gewinnt' : `Platz ${n} gewinnt`),
  fair: (n) => `Wäre die Reihenfolge egal, gewänne jeder Platz ${percent(n)} der Partien.`,
  points: 'Punkte nach Art',
  pointsHelp: 'Im Mittel für einen Platz in einer Partie.',
  pointCount: (n) => `${n} Punkte`,
  gamesPlayed: (n) => `${count(n, 'Partie gespielt', 'Partien gespielt')}.`,
};
