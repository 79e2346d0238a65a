import type { Refusals } from '../../en/mammut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'Die Partie ist zu Ende.',
  notYourTurn: 'Du bist nicht dran.',
  malformed: 'Diese Aktion gibt es hier nicht.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'Die Beute wird geteilt: Nimm, stiehl oder spiel eine Karte.'
      : moment === 'wildAnimal'
        ? 'Tausche eines deiner Tierplättchen oder verzichte darauf.'
        : 'Wähle das Tier, das zu dir kommt.',
  takeNothing: 'Nimm mindestens ein Plättchen.',
  notInMiddle: 'Dieses Plättchen liegt nicht in der Mitte.',
  mustTakeAll: 'Nur du hast noch keinen Anteil: Nimm alles, was in der Mitte liegt, oder stiehl einen Anteil.',
  ownShare: 'Deinen eigenen Anteil kannst du nicht stehlen.',
  noSuchShare: 'Dort liegt kein Anteil.',
  returnNothing: 'Wer stiehlt, legt mindestens ein Plättchen in die Mitte zurück.',
  notInShare: 'Dieses Plättchen gehört nicht zu diesem Anteil.',
  keepNothing: 'Behalte mindestens ein Plättchen: Ein Anteil ist nie leer.',
  singleTile: 'Ein Anteil aus einem einzigen Plättchen kann nicht gestohlen werden.',
  mayNotPass: 'Du kannst noch nehmen oder stehlen, also darfst du nicht passen.',
  notInHand: 'Diese Karte hast du nicht auf der Hand.',
  peekCount: 'Späh unter ein oder zwei Plättchen.',
  noQuestionMark: 'Spähen darfst du nur unter ein Fragezeichen.',
  nothingToPeek: 'Kein Plättchen zeigt ein Fragezeichen.',
  flipCount: 'Dreh ein oder zwei Plättchen um.',
  showsAnimal: 'Ein Plättchen, das ein Tier zeigt, darf nicht umgedreht werden.',
  giveNothing: 'Wähle mindestens einen Anteil, der zurückgeht.',
  nothingToGive: 'Niemand hat einen Anteil, der zurückgehen könnte.',
  faceDownCard: 'Eine Wertungskarte wird verdeckt gespielt.',
  openCard: 'Eine Beutekarte wird offen gespielt.',
  notYourAnimal: 'Das ist keines deiner Tierplättchen.',
  alreadyExchanged: 'Dieses Plättchen hast du schon getauscht.',
  hasSpecies: 'Dieses Tier hast du schon.',
};
