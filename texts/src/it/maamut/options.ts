import type { Options } from '../../en/maamut/options.ts';

export const options: Options = {
  first: { label: 'Chi comincia', help: 'Un posto a tua scelta, oppure decide il caso.', values: {} },
  fallenTraps: {
    label: 'Trappole di un cacciatore eliminato',
    help: 'Restano e possono ancora far vincere, oppure spariscono con il cacciatore.',
    values: { stay: 'Restano', vanish: 'Spariscono' },
  },
  huntLimit: {
    label: 'Durata della caccia',
    help: 'Variante facoltativa: dopo questo numero di turni a testa il mammut è sopravvissuto e vince. Vuoto: nessun limite.',
    values: {},
  },
  begins: {
    label: 'Il primo turno della caccia',
    help: 'Variante facoltativa: chi posa per primo gioca per ultimo.',
    values: { first: 'Chi ha posato per primo', next: 'La persona successiva' },
  },
};
