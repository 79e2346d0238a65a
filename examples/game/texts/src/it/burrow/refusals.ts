import type { Refusals } from '../../en/burrow/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La caccia è finita.',
  notYourTurn: 'Non tocca a te.',
  malformed: 'Questa azione qui non esiste.',
  otherSide: 'La lepre salta, gli altri frugano.',
  wrongDistance: ({ die }) => `Il dado segna ${die}: salta esattamente di tanto e resta sulla fila.`,
  searchedLast: ({ cell }) => `Scegli una casella diversa dalla ${cell}: è appena stata frugata.`,
};
