import type { Refusals } from '../../en/maamut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'La chasse est finie.',
  notYourTurn: 'Ce n’est pas ton tour.',
  malformed: 'Ce n’est pas une action de ce jeu.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'D’abord, tous les chasseurs prennent place.'
      : phase === 'panic'
        ? 'Le mammouth est sur toi : choisis où t’enfuir.'
        : 'Joue une carte, passe, ou occupe-toi d’un piège.',
  notOuter: 'Les chasseurs partent d’une tuile du bord.',
  placeRock: 'Personne ne tient debout sur un rocher.',
  placeTaken: 'La place est déjà prise.',
  cardNotHeld: ({ card }) => `Tu n’as pas de ${card} en main.`,
  moveEdge: ({ card }) => `Le plateau s’arrête avant que tu aies avancé de ${card} par là.`,
  moveRock: 'Un rocher te barre la route.',
  noTrapLeft: 'Tous tes pièges sont déjà posés.',
  notGrass: 'Un piège ne se creuse que dans l’herbe.',
  trapThere: 'Il y a déjà un piège sur cette tuile.',
  notAlone: 'Impossible de poser un piège : un autre chasseur est avec toi.',
  noTrapHere: 'Il n’y a pas de piège à retirer ici.',
  notAloneToLift: 'Impossible de retirer le piège : un autre chasseur est avec toi.',
  passCardNotHeld: ({ card }) => `Tu n’as pas de ${card} à défausser.`,
  fleeNotAdjacent: 'Tu ne peux t’enfuir que sur une tuile voisine.',
  fleeEdge: 'Le plateau s’arrête là.',
  fleeRock: 'Impossible de t’enfuir sur un rocher.',
  fleeTaken: 'La place est déjà prise.',
  fleeBack: 'C’est de là que vient le mammouth.',
};
