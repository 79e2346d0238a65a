import type { Rules } from '../../en/app/rules.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const rules: Rules = {
  title: (game) => `Le regole: ${game}`,
  search: 'Cerca nelle regole',
  found: (n) => count(n, 'articolo trovato', 'articoli trovati'),
  unknown: (id) => `Qui non c’è un articolo ${id}. Sfoglia i capitoli, o cerca.`,
  nothing: 'Nessun articolo ne parla.',
  clause: (id) => `Articolo ${id}`,
  open: 'Apri il regolamento',
  others: 'Gli altri giochi',
  contents: 'Indice',
  ruling: 'Nostra decisione: le regole stampate non lo dicono.',
  house: 'Serie nostra: i pezzi stampati non erano disponibili.',
  noAction: 'In questo momento non è possibile.',
  wordEndings: /(?:ando|endo|are|ere|ire|ano|ono|ato|ata|ati|ate|[aeio])$/u,
};
