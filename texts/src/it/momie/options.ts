import type { Options } from '../../en/momie/options.ts';

export const options: Options = {
  mummy: { label: 'Chi è la mummia', help: 'La mummia caccia alla cieca; gli altri rubano i tesori.', values: {} },
  map: {
    label: 'La piramide',
    help: 'Ogni piramide ha i suoi corridoi e i suoi vicoli ciechi.',
    values: {
      ramses: 'Ramses',
      hatchepsout: 'Hatshepsut',
      amenophis: 'Amenofi',
      nefertari: 'Nefertari',
      toutankhamon: 'Tutankhamon',
      khephren: 'Chefren',
      djoser: 'Djoser',
    },
    own: { chosen: 'La tua piramide', make: 'Disegna una piramide tua' },
  },
  helps: {
    label: 'Aiuto per la mummia',
    help: 'Segna tutte le caselle in cui un cacciatore potrebbe trovarsi, in base a ciò che la mummia ha sentito. Non svela nulla che non si possa capire ascoltando con attenzione.',
    values: { yes: 'Sì', no: 'No' },
  },
  reach: {
    label: 'Aiuto per i cacciatori',
    help: 'Segna le caselle che la mummia potrebbe raggiungere nel suo prossimo turno, con i dadi come sono ora. Usa solo ciò che tutti i cacciatori vedono.',
    values: { yes: 'Sì', no: 'No' },
  },
};
