import type { Ending } from '../../en/maamut/ending.ts';

export const ending: Ending = {
  drove: ({ name, cell }) => `${name} hat das Mammut auf ${cell} in eine eigene Falle getrieben.`,
  droveFor: ({ name, owner, cell }) =>
    `${name} hat das Mammut auf ${cell} in die Falle von ${owner} getrieben: Eine Falle zählt für die Person, die sie gestellt hat.`,
  escapes: {
    'MA-80': 'Das Mammut ist in eine Falle gestürzt.',
    'MA-81': 'Auf der Ebene ist kein Jäger mehr übrig.',
    'MA-82': 'Nichts konnte das Mammut mehr in eine Falle treiben.',
    'MA-83': 'Die Jagd ist vorbei, und das Mammut steht noch immer.',
  },
  columns: {
    pushes: 'Aufgeschreckt',
    driven: 'Felder getrieben',
    trapsSet: 'Fallen gestellt',
    trapsLifted: 'Fallen entfernt',
    panics: 'In Panik',
  },
};
