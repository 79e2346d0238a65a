import type { Editor } from '../../en/mammut/editor.ts';
import { counted, percentage } from '../../grammar.ts';

const count = counted('it');
const percent = percentage('it');

export const editor: Editor = {
  title: 'Editor del bottino',
  lead: 'Componi un bottino tutto tuo: 31 tessere con due lati.',
  tiles: 'Le tessere nel sacco',
  total: ({ n, needed }) => `${n}/${needed}`,
  tile: ({ one, other }) => `${one} / ${other}`,
  tileCount: ({ tile, n }) => `${tile}: ${n}`,
  oneMore: (tile) => `Una in più: ${tile}`,
  oneLess: (tile) => `Una in meno: ${tile}`,
  add: 'Aggiungi una tessera',
  firstSide: 'Un lato',
  secondSide: 'L’altro lato',
  sides: 'I lati per tipo',
  sidesHelp: 'Quanti lati in tutto mostrano ogni cosa.',
  house: 'Il bottino della grotta',
  empty: 'Niente',
  full: 'Nel sacco non entrano altre tessere.',
  problems: {
    total: ({ found, needed }) => `Tessere: ${found}/${needed}.`,
    species: (names) => `Deve esserci ogni specie. Manca: ${names}.`,
    twoMarks: 'Nessuna tessera può avere un punto interrogativo su entrambi i lati.',
  },
  seat: (n) => (n === 1 ? 'Vince chi comincia' : `Vince il posto ${n}`),
  fair: (n) => `Se l’ordine di gioco non contasse, ogni posto vincerebbe il ${percent(n)} delle partite.`,
  points: 'I punti per tipo',
  pointsHelp: 'In media, per un posto in una partita.',
  pointCount: (n) => `${n} punti`,
  gamesPlayed: (n) => `${count(n, 'partita giocata', 'partite giocate')}.`,
};
