import type { Helps, Options } from '../../en/momie/options.ts';

export const options: Options = {
  mummy: { label: 'Wer die Mumie ist', help: 'Ein Platz jagt blind; alle anderen stehlen.', values: {} },
  map: {
    label: 'Die Pyramide',
    help: 'Jeder Plan hat eigene Gänge und Sackgassen.',
    values: { ramses: 'Ramses', hatchepsout: 'Hatschepsut', amenophis: 'Amenophis', nefertari: 'Nefertari' },
  },
};

export const helps: Helps = {
  label: 'Hilfe für die Mumie',
  help: 'Die Mumie darf sich die Felder zeigen lassen, auf denen jeder Jäger nach dem Gehörten sein könnte. Nichts Geheimes wird verraten: Wer gut zuhört, kommt selbst darauf.',
};
