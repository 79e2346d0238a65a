import type { Refusals } from '../../en/momie/refusals.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const refusals: Refusals = {
  gameOver: 'Die Partie ist zu Ende.',
  notYourTurn: 'Du bist nicht dran.',
  malformed: 'Diese Aktion gibt es hier nicht.',
  notNow: 'Das geht gerade nicht.',
  nothingToReset: 'Kein Würfel zeigt die Mumie: Es gibt nichts zu befreien.',
  mustReset: 'Alle fünf Würfel zeigen die Mumie: Du musst sie zuerst befreien.',
  dieNotFree: ({ die }) => (die === 'arrow' ? 'Du hast keinen freien Pfeil.' : `Du hast keine freie ${die}.`),
  dieOfNoUse: 'Mit diesem Würfel kannst du nicht ziehen. Nimm einen anderen oder würfle noch einmal.',
  notSoFar: ({ die }) =>
    die === 1
      ? 'Dieses Feld ist nicht genau 1 Schritt entfernt.'
      : `Dorthin kommst du nicht in genau ${die} Schritten.`,
  neverEntered: 'Treppe und Verlies kann man nur verlassen.',
  mummyThere: 'Dort steht die Mumie.',
  hunterThere: 'Dort steht ein anderer Jäger: Du darfst vorbei, aber nicht stehen bleiben.',
  ownPawnThere: 'Dort steht dein anderer Jäger: Du darfst vorbei, aber nicht stehen bleiben.',
  notTheEnd: 'Der Pfeil führt dich geradeaus bis auf das Feld vor dem ersten Hindernis.',
  noTreasure: 'Auf diesem Feld liegt kein Schatz.',
  notYourMission: 'Dieser Schatz gehört nicht zu deinen Aufträgen.',
  tooFar: ({ steps, length }) =>
    `Du darfst höchstens ${count(Number(steps), 'Feld', 'Felder')} weit gehen, nicht ${length}.`,
  tooFarNow: ({ steps, length }) =>
    `In diesem Zwischenzug darfst du höchstens ${count(Number(steps), 'Feld', 'Felder')} weit gehen, nicht ${length}.`,
  wall: 'Eine Mauer versperrt den Weg.',
};
