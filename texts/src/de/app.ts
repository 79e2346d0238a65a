import type { App } from '../en/app.ts';
import { counted } from '../plural.ts';
import { room } from './appRoom.ts';
import { tables } from './appTables.ts';

const count = counted('de');

export const app: App = {
  common: {
    labelled: (label, value) => `${label}: ${value}`,
    home: 'Start',
    lobby: 'Offene Tische',
    rules: 'Regeln',
    replay: 'Nachspielen',
    settings: 'Einstellungen',
    close: 'Schließen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyByHand: 'Kopiere den markierten Text',
    share: 'Teilen',
    skipToContent: 'Zum Inhalt',
    loading: 'Einen Moment …',
    mainMenu: 'Hauptmenü',
    shapes: ['Dreieck', 'Kreis', 'Quadrat', 'Raute', 'Stern'],
  },
  games: {
    maamut: {
      teaser:
        'Treibe das Mammut in deine Falle. Es flieht vor dir, dreht ab, wo Fels den Weg versperrt, und stellt sich dir vielleicht.',
      scene: 'Ein gemaltes Mammut an einer Höhlenwand, umringt von Jägern mit Speeren',
    },
    mammut: {
      teaser: 'Teilt die Beute der Jagd. Nimm wenig und behalte es, oder nimm viel und sieh zu, wie es gestohlen wird.',
      scene: 'Beute am Feuer: Äxte, Felle, Stoßzähne und Fleisch auf dem Höhlenboden',
    },
    momie: {
      teaser: 'Stiehl die Schätze der Pyramide, während eine blinde Mumie auf jeden Schritt lauscht.',
      scene: 'Eine Pyramide im Querschnitt bei Nacht; eine Mumie geht im Fackelschein durch ihre Gänge',
    },
  },
  home: {
    tagline: 'Drei Jagden, ein Tisch',
    intro:
      'Spiel sofort: kein Konto, keine Werbung. Mit Freunden, gegen Bots, um einen Bildschirm, und auch ohne Netz.',
    withBots: 'Gegen Bots',
    withFriends: 'Freunde einladen',
    aroundScreen: 'Um diesen Bildschirm',
    players: (min, max) => `${min} bis ${max} Spieler`,
    minutes: (n) => `etwa ${n} Minuten`,
    goOn: 'Weiterspielen',
    forget: 'Entfernen',
    newVersion: 'Eine neue Version von Traque ist da.',
    update: 'Jetzt erneuern',
    install: 'Traque installieren',
    offlineReady: 'Traque ist bereit, ohne Netz zu spielen.',
    footer: 'Zeichnungen, Texte und Code sind unsere eigenen. Die Spiele gehören ihren Autoren.',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Licht',
    themes: { auto: 'Wie das System', light: 'Tag', dark: 'Nacht' },
    motion: 'Bewegung auf dem Brett',
    motions: { auto: 'Wie das System', full: 'Voll', reduced: 'Wenig' },
    motionHelp: 'Wenig: nichts wandert; was sich ändert, wird hervorgehoben und erzählt.',
    speed: 'Spieltempo',
    speeds: { '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell', '4': 'Sehr schnell' },
    sound: 'Töne',
    soundHelp: 'Eine leise Trommel, wenn du am Zug bist.',
    on: 'An',
    off: 'Aus',
    name: 'Dein Name',
    nameHelp: 'Die anderen am Tisch sehen ihn.',
    storageDenied:
      'Dieser Browser lässt Traque nichts aufbewahren. Einstellungen und Partien halten, bis du die Seite schließt.',
  },
  rules: {
    title: (game) => `Die Regeln: ${game}`,
    search: 'In den Regeln suchen',
    found: (n) => count(n, 'Regel gefunden', 'Regeln gefunden'),
    unknown: (id) => `Eine Regel ${id} gibt es hier nicht. Sieh in die Kapitel, oder suche.`,
    nothing: 'Keine Regel spricht davon.',
    clause: (id) => `Regel ${id}`,
    open: 'Regelbuch öffnen',
    others: 'Die anderen Spiele',
    contents: 'Inhalt',
    ruling: 'Unsere Entscheidung: die gedruckten Regeln lassen es offen.',
    house: 'Unser eigener Satz: die gedruckten Teile waren nicht zu bekommen.',
    noAction: 'Das ist in diesem Augenblick nicht möglich.',
  },
  errors: {
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
    lookTaken: 'Diese Farbe hat gerade jemand anders genommen.',
    removed:
      'Der Gastgeber hat deinen Platz freigegeben. Du kannst an diesem Tisch zusehen oder einen eigenen eröffnen.',
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
    refusedHere: 'Der Server hat das abgelehnt',
    tooMany: 'Zu viele Anfragen. Warte kurz und versuche es noch einmal.',
    crashed: 'Auf dieser Seite ist etwas zerbrochen',
    crashedHelp: 'Lade sie neu: deine Partie ist aufbewahrt.',
  },
  tables,
  room,
};
