import type { Refusals } from '../../en/momie/refusals.ts';
import { by } from '../distance.ts';

export const refusals: Refusals = {
  gameOver: 'La partie est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Cette action n’existe pas dans ce jeu.',
  notNow: 'Ce n’est pas possible en ce moment.',
  nothingToReset: 'Aucun dé ne montre la momie : il n’y a rien à libérer.',
  mustReset: 'Les cinq dés montrent la momie : il faut d’abord les libérer.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'Tu n’as pas de flèche libre.' : `Tu n’as pas de ${die} libre.`),
  dieOfNoUse: 'Ce dé ne te permet aucun déplacement. Prends-en un autre ou relance.',
  notSoFar: ({ die }) => `Impossible d’y arriver en avançant ${by(Number(die), 'case')} exactement.`,
  neverEntered: 'On n’entre jamais sur l’escalier ni dans le cachot : on peut seulement en sortir.',
  mummyThere: 'La momie s’y trouve.',
  hunterThere: 'Un autre chasseur s’y trouve : tu peux passer, pas t’arrêter.',
  ownPawnThere: 'Ton autre chasseur s’y trouve : tu peux passer, pas t’arrêter.',
  notTheEnd: 'La flèche te mène tout droit, jusqu’à la dernière case avant un obstacle.',
  noTreasure: 'Il n’y a pas de trésor sur cette case.',
  notYourMission: 'Ce trésor ne fait pas partie de tes missions.',
  tooFar: ({ steps, length }) => `Tu peux avancer ${by(Number(steps), 'case')} au plus, pas de ${length}.`,
  tooFarNow: ({ steps, length }) =>
    `Dans ce tour d’interruption, tu peux avancer ${by(Number(steps), 'case')} au plus, pas de ${length}.`,
  wall: 'Un mur barre le passage.',
};
