import type { Helps, Options } from '../../en/momie/options.ts';

export const options: Options = {
  mummy: { label: 'Chi è la mummia', help: 'Un posto caccia alla cieca; tutti gli altri rubano.', values: {} },
  map: {
    label: 'La piramide',
    help: 'Ogni mappa ha i suoi corridoi e i suoi vicoli ciechi.',
    values: { ramses: 'Ramses', hatchepsout: 'Hatshepsut', amenophis: 'Amenofi', nefertari: 'Nefertari' },
  },
};

export const helps: Helps = {
  label: 'Aiuto per la mummia',
  help: 'La mummia può far segnare le caselle in cui ogni cacciatore può trovarsi dopo ciò che ha sentito. Non si svela nessun segreto: chi ascolta bene ci arriva da solo.',
};
