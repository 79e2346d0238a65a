import type { Ending } from '../../en/maamut/ending.ts';

export const ending: Ending = {
  drove: ({ name, cell }) => `${name} ha spinto il mammut in una propria trappola in ${cell}.`,
  droveFor: ({ name, owner, cell }) =>
    `${name} ha spinto il mammut nella trappola di ${owner} in ${cell}: una trappola fa vincere chi l’ha posata.`,
  escapes: {
    'MA-80': 'Il mammut è caduto in una trappola.',
    'MA-81': 'Nella pianura non resta nessun cacciatore.',
    'MA-82': 'Nessuna spinta poteva più portare il mammut in una trappola.',
    'MA-83': 'La caccia è durata abbastanza, e il mammut è ancora in piedi.',
  },
  columns: {
    pushes: 'Spinte',
    driven: 'Tessere percorse',
    trapsSet: 'Trappole posate',
    trapsLifted: 'Trappole tolte',
    panics: 'Panico',
  },
};
