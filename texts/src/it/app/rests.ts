import type { Rests } from '../../en/app/rests.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');

export const rests: Rests = {
  title: 'Notti e vacanze',
  intro:
    'Ai tavoli con un giorno o più per mossa, il tuo tempo si ferma nelle tue notti e nelle tue vacanze, a meno che il tavolo non lo escluda. Gli altri vedono in quali giorni non ci sei, e nient’altro.',
  zone: 'Fuso orario',
  useDevice: (zone) => `Usa il fuso di questo dispositivo: ${zone}`,
  night: 'Notti',
  nightOn: 'Di notte il mio tempo si ferma',
  nightFrom: 'Dalle',
  nightTo: 'Alle',
  nightHelp: (hours) => `Al massimo ${count(hours, 'ora', 'ore')}. Una modifica vale dal tuo prossimo turno.`,
  save: 'Salva',
  saved: 'Salvato.',
  holidays: 'Vacanze',
  left: ({ days, year }) => `Ancora ${count(days, 'giorno', 'giorni')} nel ${year}`,
  since: (until) => `In vacanza, al più tardi fino al ${until}.`,
  planned: ({ from, to }) => `Dal ${from} al ${to}`,
  end: 'Eccomi di nuovo',
  cancel: 'Annulla queste vacanze',
  first: 'Primo giorno',
  last: 'Ultimo giorno',
  add: 'Aggiungi queste vacanze',
  holidayHelp:
    'Da oggi: subito. Un giorno conta anche se non ci sei solo per una parte. Puoi tornare prima: i giorni che restano sono ancora tuoi.',
  none: 'Questo server non ha vacanze.',
  noDaysLeft: 'In quell’anno non restano così tanti giorni.',
  badDays: 'Questi giorni non vanno: il primo non può essere passato, né l’ultimo prima del primo.',
  badNight: (hours) => `Una notte ha al massimo ${count(hours, 'ora', 'ore')}.`,
  name: 'Prima scegli un nome, così il server ti riconosce.',
};
