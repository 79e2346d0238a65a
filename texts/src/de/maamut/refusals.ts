import type { Refusals } from '../../en/maamut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'Die Jagd ist vorbei.',
  notYourTurn: 'Du bist nicht an der Reihe.',
  malformed: 'Das ist keine Aktion dieses Spiels.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'Zuerst nehmen alle Jäger ihren Platz ein.'
      : phase === 'panic'
        ? 'Das Mammut ist bei dir: Wähle, wohin du fliehst.'
        : 'Spiel eine Karte, passe oder kümmere dich um eine Falle.',
  notOuter: 'Jäger beginnen auf einem Feld am Rand.',
  placeRock: 'Auf einem Felsen kann niemand stehen.',
  placeTaken: 'Da steht schon jemand.',
  cardNotHeld: ({ card }) => `Du hast keine ${card} auf der Hand.`,
  moveEdge: ({ card }) => `In dieser Richtung endet der Plan, bevor du ${card} weit gegangen bist.`,
  moveRock: 'Ein Felsen versperrt dir den Weg.',
  noTrapLeft: 'Alle deine Fallen liegen schon aus.',
  notGrass: 'Eine Falle lässt sich nur ins Gras graben.',
  trapThere: 'Auf diesem Feld liegt schon eine Falle.',
  notAlone: 'Du kannst keine Falle stellen, solange ein anderer Jäger bei dir steht.',
  noTrapHere: 'Hier liegt keine Falle, die du aufheben könntest.',
  notAloneToLift: 'Du kannst keine Falle aufheben, solange ein anderer Jäger bei dir steht.',
  passCardNotHeld: ({ card }) => `Du hast keine ${card} zum Abwerfen.`,
  fleeNotAdjacent: 'Du kannst nur auf ein Nachbarfeld fliehen.',
  fleeEdge: 'Dort endet der Plan.',
  fleeRock: 'Auf einen Felsen kannst du nicht fliehen.',
  fleeTaken: 'Da steht schon jemand.',
  fleeBack: 'Von dort kommt das Mammut.',
};
