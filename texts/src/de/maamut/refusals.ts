import type { Refusals } from '../../en/maamut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'Die Jagd ist vorbei.',
  notYourTurn: 'Du bist nicht dran.',
  malformed: 'Diese Aktion gibt es hier nicht.',
  notNow: ({ phase }) =>
    phase === 'place'
      ? 'Zuerst stellen alle ihren Jäger auf.'
      : phase === 'panic'
        ? 'Das Mammut stürmt auf dich zu: Wähle, wohin du rennst.'
        : 'Spiel eine Karte, stell oder entferne eine Falle, oder passe.',
  notOuter: 'Jäger beginnen auf einem Randfeld.',
  placeRock: 'Auf Fels kann niemand stehen.',
  placeTaken: 'Da steht schon jemand.',
  cardNotHeld: ({ card }) => `Du hast keine ${card} auf der Hand.`,
  moveEdge: ({ card }) =>
    card === 1
      ? 'In dieser Richtung ist das Brett zu Ende.'
      : `In dieser Richtung endet das Brett, bevor du ${card} Felder weit gezogen bist.`,
  moveRock: 'Fels versperrt dir den Weg.',
  noTrapLeft: 'Alle deine Fallen liegen schon aus.',
  notGrass: 'Eine Falle lässt sich nur auf Gras stellen.',
  trapThere: 'Auf diesem Feld liegt schon eine Falle.',
  notAlone: 'Du kannst keine Falle stellen, solange noch ein anderer Jäger auf dem Feld steht.',
  noTrapHere: 'Hier liegt keine Falle, die du entfernen könntest.',
  notAloneToLift: 'Du kannst keine Falle entfernen, solange noch ein anderer Jäger auf dem Feld steht.',
  passCardNotHeld: ({ card }) => `Du hast keine ${card}, die du ablegen könntest.`,
  fleeNotAdjacent: 'Du kannst nur auf ein Nachbarfeld rennen.',
  fleeEdge: 'Dort ist das Brett zu Ende.',
  fleeRock: 'Auf Fels kannst du nicht rennen.',
  fleeTaken: 'Da steht schon jemand.',
  fleeBack: 'Von dort kommt das Mammut.',
};
