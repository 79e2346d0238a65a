import type { Errors } from '../../en/app/errors.ts';

export const errors: Errors = {
  deadLink: 'Dieser Link führt nirgendwohin',
  deadLinkHelp:
    'Vielleicht ein Tippfehler, oder den Tisch gibt es nicht mehr. Beginne eine Partie oder bitte um einen neuen Link.',
  noTable: 'Diesen Tisch gibt es nicht mehr',
  noTableHelp:
    'Tische, die niemand besucht, werden abgeräumt. Bitte um eine neue Einladung oder beginne selbst eine Partie.',
  fullTable: 'Dieser Tisch ist voll',
  fullTableHelp: 'Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.',
  watch: 'Zusehen',
  closedTable: 'Dieser Tisch wurde geschlossen',
  closedTableHelp:
    'Der Gastgeber hat ihn vor dem Spielbeginn geschlossen. Bitte um eine neue Einladung, oder beginne ein eigenes Spiel.',
  colourTaken: 'Diese Farbe hat gerade jemand anders genommen.',
  removed: 'Der Gastgeber hat deinen Platz freigegeben. Du kannst an diesem Tisch zusehen oder einen eigenen eröffnen.',
  tooManyTables:
    'Du hast zu viele unfertige Tische. Beende oder schließe einen davon (sie stehen unter den offenen Tischen) und versuche es noch einmal.',
  noServer: 'Der Server ist nicht erreichbar',
  noServerHelp: 'Ohne Netz kannst du gegen Bots und um diesen Bildschirm spielen.',
  oldVersion: 'In diesem Tab läuft eine alte Version von Traque',
  oldVersionHelp: 'Der Server ist weiter. Lade die Seite neu; dein Platz bleibt dir.',
  reload: 'Neu laden',
  brokenRecord: 'Diese Datei ist keine Partie, die Traque lesen kann',
  brokenRecordHelp: 'Wähle eine Partie, die aus Traque exportiert wurde (eine .json-Datei).',
  notSaved: 'Dieser Browser bewahrt nichts auf: die Partie hält, bis du die Seite schließt.',
  noLocal: 'Diese Partie ist nicht auf diesem Gerät',
  noLocalHelp: 'Sie wurde in einem anderen Browser gespielt oder hier entfernt.',
  stillRunning: 'Dieses Spiel läuft noch',
  stillRunningHelp:
    'Mehrere spielen es an diesem Bildschirm. Wenn es zu Ende ist, lässt es sich von jedem Platz aus ansehen.',
  unfinishedRecord: 'Das ist die private Aufzeichnung eines Platzes, von einem unfertigen Spiel',
  unfinishedRecordHelp:
    'Sie enthält nur, was dieser Platz wusste, und lässt sich nicht nachspielen. Exportiere das Spiel, wenn es zu Ende ist.',
  notSent: 'Die Verbindung ist weg: Das wurde nicht gesendet. Versuche es noch einmal, wenn der Tisch wieder da ist.',
  unanswered: 'Der Server hat nicht geantwortet. Wenn sich am Tisch nichts ändert, versuche es noch einmal.',
  serverRefused: 'Der Server hat das abgelehnt',
  tooMany: 'Zu viele Anfragen. Warte kurz und versuche es noch einmal.',
  crashed: 'Auf dieser Seite ist etwas zerbrochen',
  crashedHelp: 'Lade sie neu: deine Partie ist aufbewahrt.',
};
