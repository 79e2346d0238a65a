import type { Characters } from '../../en/mammut/characters.ts';

export const characters: Characters = {
  random: { name: 'Lepre', way: 'Salta dove capita: una parte qualsiasi fra quelle permesse.' },
  easy: { name: 'Pernice', way: 'Confronta poche parti, pensa di rado a rubare e dimentica metà delle carte.' },
  normal: {
    name: 'Castoro',
    way: 'Confronta parti e furti, ma si lascia sfuggire un terzo dei furti e un quinto delle carte.',
  },
  hard: {
    name: 'Volpe',
    way: 'Confronta decine di parti e di furti, prevede le risposte e non dimentica nessuna carta.',
  },
};
