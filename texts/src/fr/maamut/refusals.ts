import type { Refusals } from '../../en/maamut/refusals.ts';
import { by } from '../distance.ts';

export const refusals: Refusals = {
  gameOver: 'La chasse est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Cette action n’existe pas dans ce jeu.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'Tous les chasseurs doivent d’abord être en place.'
      : phase === 'panic'
        ? 'Le mammouth te charge : choisis où fuir.'
        : 'Déplace-toi, pose ou retire un piège, ou passe.',
  notOuter: 'Les chasseurs commencent sur une tuile du bord.',
  placeRock: 'Un chasseur ne peut pas commencer sur un rocher.',
  placeTaken: 'Cette tuile est déjà occupée.',
  cardNotHeld: ({ card }) => `Tu n’as pas de ${card} en main.`,
  moveEdge: ({ card }) => `Impossible d’avancer ${by(Number(card), 'tuile')} par là : le plateau s’arrête avant.`,
  moveRock: 'Un rocher te barre la route.',
  noTrapLeft: 'Tu as déjà posé tous tes pièges.',
  notGrass: 'Un piège ne se pose que sur une tuile herbe.',
  trapThere: 'Il y a déjà un piège sur cette tuile.',
  notAlone: 'Impossible de poser un piège : un autre chasseur est avec toi.',
  noTrapHere: 'Il n’y a pas de piège à retirer ici.',
  notAloneToLift: 'Impossible de retirer le piège : un autre chasseur est avec toi.',
  passCardNotHeld: ({ card }) => `Tu n’as pas de ${card} à défausser.`,
  fleeNotAdjacent: 'Tu ne peux fuir que sur une tuile voisine.',
  fleeEdge: 'Le plateau s’arrête là.',
  fleeRock: 'Impossible de fuir sur un rocher.',
  fleeTaken: 'Cette tuile est déjà occupée.',
  fleeBack: 'Le mammouth arrive de là.',
};
