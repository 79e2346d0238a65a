import type { Refusals } from '../../en/momie/refusals.ts';

export const refusals: Refusals = {
  over: 'Das Spiel ist zu Ende.',
  notYourTurn: 'Du bist nicht am Zug.',
  malformed: 'Das ist keine Aktion dieses Spiels.',
  notNow: 'Das geht in diesem Augenblick nicht.',
  nothingToReset: 'Kein Würfel zeigt die Mumie: Es gibt nichts zu befreien.',
  mustReset: 'Alle fünf Würfel zeigen die Mumie: Du musst sie erst befreien.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'Du hast keinen freien Pfeil.' : `Du hast keine freie ${die}.`),
  dieOfNoUse: 'Mit diesem Würfel kannst du nicht ziehen. Nimm einen anderen oder würfle noch einmal.',
  notSoFar: ({ die }) =>
    die === 1
      ? 'Dieses Feld ist nicht genau 1 Schritt entfernt.'
      : `Dorthin kommst du nicht in genau ${die} Schritten.`,
  neverEntered: 'Treppe und Verlies kann man nur verlassen.',
  mummyThere: 'Dort steht die Mumie.',
  hunterThere: 'Dort steht ein anderer Jäger: Du darfst vorbei, aber nicht anhalten.',
  ownPawnThere: 'Dort steht dein anderer Jäger: Du darfst vorbei, aber nicht anhalten.',
  notTheEnd: 'Der Pfeil trägt dich geradeaus bis vor das erste Hindernis.',
  noTreasure: 'Auf diesem Feld liegt kein Schatz.',
  notYourMission: 'Dieser Schatz gehört nicht zu deinen Aufträgen.',
  tooFar: ({ steps, length }) => `Du darfst höchstens ${steps} Felder weit gehen, nicht ${length}.`,
  tooFarNow: ({ steps, length }) =>
    `In dieser Unterbrechung darfst du höchstens ${steps} Felder weit gehen, nicht ${length}.`,
  wall: 'Eine Mauer versperrt den Weg.',
};
