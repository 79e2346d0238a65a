/** Pourquoi La Malédiction de la Momie ne permet pas une action. */
import type { refusals as en } from '../../en/refusals/momie.ts';

export const refusals: typeof en = {
  over: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas à vous de jouer.',
  malformed: 'Ce n’est pas une action de ce jeu.',
  notNow: 'Ce n’est pas possible en ce moment.',
  nothingToReset: 'Aucun dé ne montre la momie : il n’y a rien à libérer.',
  mustReset: 'Les cinq dés montrent la momie : il faut d’abord les libérer.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'Vous n’avez pas de flèche libre.' : `Vous n’avez pas de ${die} libre.`),
  dieOfNoUse: 'Ce dé ne vous permet aucun déplacement. Prenez-en un autre ou relancez.',
  notSoFar: ({ die }) =>
    die === 1 ? 'Cette case n’est pas à 1 pas exactement.' : `On n’y arrive pas en ${die} pas exactement.`,
  neverEntered: 'L’escalier et le cachot ne peuvent qu’être quittés.',
  mummyThere: 'La momie s’y trouve.',
  hunterThere: 'Un autre aventurier s’y trouve : on peut passer, pas s’arrêter.',
  ownPawnThere: 'Votre autre aventurier s’y trouve : on peut passer, pas s’arrêter.',
  notTheEnd: 'La flèche vous mène tout droit jusqu’à la case devant le premier obstacle.',
  noTreasure: 'Il n’y a pas de trésor sur cette case.',
  notYourMission: 'Ce trésor ne fait pas partie de vos missions.',
  tooFar: ({ steps, length }) => `Vous pouvez avancer de ${steps} cases au plus, pas de ${length}.`,
  tooFarNow: ({ steps, length }) =>
    `Dans cette interruption, vous pouvez avancer de ${steps} cases au plus, pas de ${length}.`,
  wall: 'Un mur barre le passage.',
};
