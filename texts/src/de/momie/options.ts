import type { Options } from '../../en/momie/options.ts';

export const options: Options = {
  mummy: { label: 'Wer die Mumie ist', help: 'Die Mumie jagt blind; alle anderen stehlen.', values: {} },
  map: {
    label: 'Die Pyramide',
    help: 'Jede Pyramide hat eigene Gänge und Sackgassen.',
    values: {
      ramses: 'Ramses',
      hatchepsout: 'Hatschepsut',
      amenophis: 'Amenophis',
      nefertari: 'Nefertari',
      toutankhamon: 'Tutanchamun',
      khephren: 'Chephren',
      djoser: 'Djoser',
    },
    own: { chosen: 'Deine eigene Pyramide', make: 'Eigene Pyramide zeichnen' },
  },
  helps: {
    label: 'Hilfe für die Mumie',
    help: 'Markiert alle Felder, auf denen ein Jäger nach allem, was die Mumie gehört hat, sein könnte. Das verrät nichts, worauf man durch genaues Zuhören nicht selbst käme.',
    values: { yes: 'An', no: 'Aus' },
  },
  reach: {
    label: 'Hilfe für die Jäger',
    help: 'Markiert die Felder, die die Mumie in ihrem nächsten Zug erreichen könnte, so wie die Würfel gerade liegen. Das sehen alle Jäger auch selbst.',
    values: { yes: 'An', no: 'Aus' },
  },
};
