import type { Refusals } from '../../en/momie/refusals.ts';

export const refusals: Refusals = {
  over: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Ce n’est pas une action de ce jeu.',
  notNow: 'Ce n’est pas possible en ce moment.',
  nothingToReset: 'Aucun dé ne montre la momie : il n’y a rien à libérer.',
  mustReset: 'Les cinq dés montrent la momie : il faut d’abord les libérer.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'Tu n’as pas de flèche libre.' : `Tu n’as pas de ${die} libre.`),
  dieOfNoUse: 'Ce dé ne te permet aucun déplacement. Prends-en un autre ou relance.',
  notSoFar: ({ die }) =>
    die === 1 ? 'Cette case n’est pas à 1 pas exactement.' : `On n’y arrive pas en ${die} pas exactement.`,
  neverEntered: 'L’escalier et le cachot ne peuvent qu’être quittés.',
  mummyThere: 'La momie s’y trouve.',
  hunterThere: 'Un autre aventurier s’y trouve : on peut passer, pas s’arrêter.',
  ownPawnThere: 'Ton autre aventurier s’y trouve : on peut passer, pas s’arrêter.',
  notTheEnd: 'La flèche te mène tout droit jusqu’à la case devant le premier obstacle.',
  noTreasure: 'Il n’y a pas de trésor sur cette case.',
  notYourMission: 'Ce trésor ne fait pas partie de tes missions.',
  tooFar: ({ steps, length }) => `Tu peux avancer de ${steps} cases au plus, pas de ${length}.`,
  tooFarNow: ({ steps, length }) =>
    `Dans cette interruption, tu peux avancer de ${steps} cases au plus, pas de ${length}.`,
  wall: 'Un mur barre le passage.',
};
