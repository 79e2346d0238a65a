import type { Errors } from '../../en/app/errors.ts';

export const errors: Errors = {
  deadLink: 'Dieser Link führt ins Leere',
  deadLinkHelp:
    'Vielleicht ist die Adresse falsch geschrieben, oder den Tisch gibt es nicht mehr. Beginne eine neue Partie oder bitte um einen neuen Link.',
  noTable: 'Diesen Tisch gibt es nicht mehr',
  noTableHelp:
    'Tische, an die niemand mehr kommt, werden gelöscht. Bitte um eine neue Einladung oder beginne selbst eine Partie.',
  fullTable: 'Dieser Tisch ist voll',
  fullTableHelp: 'Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.',
  watch: 'Zusehen',
  closedTable: 'Dieser Tisch wurde geschlossen',
  closedTableHelp:
    'Wer den Tisch leitet, hat ihn vor dem Beginn der Partie geschlossen, oder er wurde eine Woche lang nicht benutzt. Bitte um eine neue Einladung oder beginne selbst eine Partie.',
  colourTaken: 'Diese Farbe hat gerade jemand anderes genommen.',
  removed:
    'Wer den Tisch leitet, hat deinen Platz freigegeben. Du kannst an diesem Tisch zusehen oder einen eigenen eröffnen.',
  tooManyTables:
    'Du leitest zu viele Tische, an denen noch gespielt oder gewartet wird. Beende oder schließe einen davon (sie stehen unter „Offene Tische“) und versuche es noch einmal.',
  noServer: 'Der Server ist nicht erreichbar',
  noServerHelp: 'Auch offline kannst du gegen Bots und zu mehreren an einem Bildschirm spielen.',
  oldVersion: 'In diesem Tab läuft eine alte Version von Traque',
  oldVersionHelp: 'Der Server ist schon weiter. Lade die Seite neu; dein Platz am Tisch bleibt dir erhalten.',
  reload: 'Neu laden',
  brokenRecord: 'Diese Datei ist keine Partie, die Traque lesen kann',
  brokenRecordHelp: 'Wähle eine Partie, die aus Traque exportiert wurde (eine .json-Datei).',
  notSaved: 'Dieser Browser speichert nichts: Die Partie bleibt nur, bis du die Seite schließt.',
  noLocal: 'Diese Partie ist nicht auf diesem Gerät',
  noLocalHelp: 'Sie wurde in einem anderen Browser gespielt oder hier entfernt.',
  stillRunning: 'Diese Partie läuft noch',
  stillRunningHelp:
    'Mehrere Personen spielen sie an diesem Bildschirm. Wenn sie zu Ende ist, lässt sie sich von jedem Platz aus ansehen.',
  unfinishedRecord: 'Diese Datei zeigt eine unfertige Partie aus der Sicht eines einzigen Platzes',
  unfinishedRecordHelp:
    'Sie enthält nur, was man an diesem Platz wusste, und lässt sich deshalb nicht nachspielen. Exportiere die Partie, wenn sie zu Ende ist.',
  notSent:
    'Die Verbindung ist unterbrochen: Das wurde nicht gesendet. Versuche es noch einmal, wenn der Tisch wieder da ist.',
  unanswered: 'Der Server hat nicht geantwortet. Wenn sich am Tisch nichts ändert, versuche es noch einmal.',
  diskFull: 'Der Speicher des Servers ist voll: Deine Aktion wurde nicht gespeichert. Versuche es später noch einmal.',
  serverRefused: 'Der Server hat das abgelehnt',
  tooMany: 'Zu viele Anfragen. Warte kurz und versuche es noch einmal.',
  crashed: 'Auf dieser Seite ist ein Fehler aufgetreten',
  crashedHelp: 'Lade sie neu: Deine Partie ist gespeichert.',
};
