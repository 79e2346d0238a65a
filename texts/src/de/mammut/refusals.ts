import type { Refusals } from '../../en/mammut/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'Die Partie ist vorbei.',
  notYourTurn: 'Du bist nicht am Zug.',
  malformed: 'Das ist keine Aktion dieses Spiels.',
  notNow: ({ moment }) =>
    moment === 'share'
      ? 'Die Beute wird geteilt: Nimm, stiehl oder spiel eine Karte.'
      : moment === 'wildAnimal'
        ? 'Tausche eines deiner Tierplättchen ein oder verzichte.'
        : 'Wähle das Tier, das zu dir kommt.',
  takeNothing: 'Nimm mindestens ein Plättchen.',
  notInMiddle: 'Dieses Plättchen liegt nicht in der Mitte.',
  mustTakeAll: 'Nur dein Anteil fehlt noch: Nimm alles, was in der Mitte liegt, oder stiehl einen Anteil.',
  ownShare: 'Du kannst dich nicht selbst bestehlen.',
  noSuchShare: 'Dort liegt kein Anteil.',
  returnNothing: 'Wer stiehlt, legt mindestens ein Plättchen in die Mitte zurück.',
  notInShare: 'Dieses Plättchen gehört nicht zu diesem Anteil.',
  keepNothing: 'Behalte mindestens ein Plättchen: Ein Anteil ist nie leer.',
  singleTile: 'Ein Anteil aus einem einzigen Plättchen kann nicht gestohlen werden.',
  mayNotPass: 'Du kannst noch nehmen oder stehlen, also darfst du nicht passen.',
  notInHand: 'Diese Karte hast du nicht auf der Hand.',
  peekCount: 'Sieh dir ein oder zwei Plättchen an.',
  noQuestionMark: 'Nachsehen darfst du nur unter einem Fragezeichen.',
  nothingToPeek: 'Kein Plättchen zeigt ein Fragezeichen.',
  flipCount: 'Dreh ein oder zwei Plättchen um.',
  showsAnimal: 'Ein Plättchen, das ein Tier zeigt, wird nie umgedreht.',
  giveNothing: 'Wähle mindestens einen Anteil, der zurückgeht.',
  nothingToGive: 'Niemand hat einen Anteil, der zurückgehen könnte.',
  faceDownCard: 'Eine Wertungskarte wird verdeckt abgelegt.',
  openCard: 'Eine Beutekarte wird offen gespielt.',
  notYourAnimal: 'Das ist kein Tierplättchen von dir.',
  alreadyExchanged: 'Dieses Plättchen hast du schon eingetauscht.',
  hasSpecies: 'Dieses Tier hast du schon.',
};
