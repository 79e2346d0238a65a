import type { Options } from '../../en/maamut/options.ts';

export const options: Options = {
  first: { label: 'Chi comincia', help: 'Un posto a tua scelta, o decide la sorte.', values: {} },
  fallenTraps: {
    label: 'Trappole di un cacciatore eliminato',
    help: 'Le trappole di un cacciatore eliminato restano e possono ancora farlo vincere, o spariscono con lui.',
    values: { stay: 'Restano', vanish: 'Spariscono' },
  },
  huntLimit: {
    label: 'Durata della caccia',
    help: 'Dopo tanti turni ciascuno il mammut è sopravvissuto e vince. Lascia vuoto per non avere limite.',
    values: {},
  },
  begins: {
    label: 'Il primo turno della caccia',
    help: 'Se apre il giocatore successivo, chi si è piazzato per primo agisce per ultimo: per i tavoli da tre dove il primo vince troppo spesso.',
    values: { first: 'Il primo giocatore', next: 'Il giocatore successivo' },
  },
};
