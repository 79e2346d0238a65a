import type { Rules } from '../../en/app/rules.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const rules: Rules = {
  title: (game) => `Regole: ${game}`,
  search: 'Cerca nelle regole',
  found: (n) => count(n, 'regola trovata', 'regole trovate'),
  unknown: (id) => `Qui non c’è nessuna regola ${id}. Sfoglia i capitoli o usa la ricerca.`,
  nothing: 'Nessuna regola ne parla.',
  clause: (id) => `Regola ${id}`,
  open: 'Apri il regolamento',
  others: 'Gli altri giochi',
  contents: 'Indice',
  sections: {
    story: 'La storia e lo scopo',
    glance: 'Un turno in trenta secondi',
    pieces: 'Il materiale',
    steps: 'Come si gioca',
    cases: 'Casi particolari',
    advice: 'Per la prima partita',
    reference: 'Tutte le regole',
  },
  example: 'Esempio',
  print: 'Stampa',
  backToTable: 'Torna al tavolo',
  ruling: 'Nostra decisione: le regole stampate non lo precisano.',
  house: 'Materiale nostro: non disponevamo di ciò che è stampato sui pezzi originali.',
  noAction: 'In questo momento non è possibile.',
  wordEndings: /(?:ando|endo|are|ere|ire|ano|ono|ato|ata|ati|ate|[aeio])$/u,
  variant: 'Variante facoltativa: non è nelle regole stampate. Decide ogni tavolo.',
};
