import type { Book } from '../../en/momie/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const book: Book = {
  story:
    'In den Gängen einer Pyramide liegen Schätze, und die Mumie, der sie gehören, ist erwacht. Eine Person spielt die Mumie. Die anderen führen Jäger, die nach den Schätzen suchen und miteinander wetteifern. Sie sehen alles; die Mumie sieht sie nicht, aber sie hört jeden Schritt.',
  goal: 'Führst du einen Jäger, erfülle vor den anderen deine fünf Aufträge. Bist du die Mumie, nimm den Jägern vorher genug Ankhs ab: 4 gegen zwei Jäger, 6 gegen drei, 7 gegen vier.',
  glance: [
    'Jäger: Würfle mit allen freien Würfeln. Würfel, die die Mumie zeigen, sind gesperrt.',
    'Würfle noch einmal, so oft du willst. Dann wähle einen freien Würfel, sag ihn der Mumie an und zieh, wie er sagt.',
    'Endest du auf einem Schatz aus deinen Aufträgen, darfst du die Karte spielen. Aber dann weiß die Mumie, wo du bist.',
    'Vor dem Würfeln darfst du alle fünf Würfel befreien. Dann darf die Mumie sofort gehen.',
    'Mumie: Nach dem letzten Jäger wirfst du deinen Würfel. Du darfst so viele Felder gehen, dazu eines für jeden gesperrten Würfel. Betrittst du das Feld eines Jägers, fängst du ihn.',
  ],
  pieces: {
    hunter: { name: 'Jäger', text: 'Bis zu vier, jeder mit eigener Farbe und Form. Sie beginnen auf der Treppe.' },
    mummy: { name: 'Die Mumie', text: 'Sie beginnt im Verlies. Alle sehen immer, wo sie ist.' },
    ankh: { name: 'Ankhs', text: 'Jeder Jäger hat drei. Jedes Mal, wenn du gefangen wirst, nimmt die Mumie einen.' },
    whiteDice: {
      name: 'Weiße Würfel',
      text: 'Fünf Würfel mit 1, 2, 3, 4, einem Pfeil und der Mumie. Mit ihnen ziehen die Jäger.',
    },
    brownDie: { name: 'Der Würfel der Mumie', text: 'Ein brauner Würfel mit 1, 2 und 3, jeweils zweimal.' },
    mission: {
      name: 'Aufträge',
      text: 'Eine Karte für jeden Schatz. Du bekommst von jeder Farbe eine und hältst sie verdeckt; die anderen sehen nur die Farben.',
    },
    chambers: {
      name: 'Treppe und Verlies',
      text: 'Nebeneinander ganz unten, mit einer Wand dazwischen. Man kann sie nur verlassen, nie betreten.',
    },
  },
  steps: {
    setUp: {
      title: 'Der Aufbau',
      text: 'Die Jäger stehen auf der Treppe, die Mumie im Verlies. Jeder Jäger zieht von jeder der fünf Farben einen Auftrag. Alle fünf weißen Würfel sind frei. Es beginnt, wer nach der Mumie sitzt.',
      picture: 'Die Pyramide im Schnitt: Gänge, Schätze in fünf Farben, ganz unten die Treppe und das Verlies.',
    },
    roll: {
      title: 'Jäger: würfeln',
      text: 'Würfle mit allen freien Würfeln. Die mit der Mumie sind gesperrt, bis jemand sie befreit. Gefällt dir der Rest nicht, würfle damit noch einmal, so oft du willst. Aber jede neue Mumie hilft der Mumie, und zeigen alle fünf Würfel sie, ist dein Zug vorbei.',
      picture: ({ locked, free }) =>
        `${count(locked, 'gesperrter Würfel', 'gesperrte Würfel')} mit der Mumie und die freien: ${free}.`,
    },
    number: {
      title: 'Mit einer Zahl ziehen',
      text: 'Sag den Würfel an, dann zieh genau so viele Felder und bieg ab, wie du willst. Wände und die Mumie halten dich auf. An anderen Jägern darfst du vorbei, aber nicht stehen bleiben, wo einer steht.',
      picture: (cells) => `Ein Jäger zieht ${count(cells, 'Feld', 'Felder')} weit um die Ecke.`,
    },
    arrow: {
      title: 'Oder mit dem Pfeil ziehen',
      text: 'Zieh in eine Richtung, so weit es geht. Du bleibst auf dem Feld vor dem ersten Hindernis stehen: einer Wand, der Mumie, einem anderen Jäger, der Treppe oder dem Verlies.',
      picture: 'Ein Jäger läuft einen Gang entlang bis zur Wand am Ende.',
    },
    collect: {
      title: 'Einen Schatz nehmen',
      text: 'Endet dein Zug auf einem Schatz, dessen Karte du hast, darfst du die Karte spielen und allen zeigen. Ein Auftrag ist erfüllt, aber auch die Mumie sieht die Karte.',
      picture: 'Eine Auftragskarte mit einem Schatz und die Rückseite einer Karte in seiner Farbe.',
    },
    hear: {
      title: 'Was die Mumie hört',
      text: 'Die Mumie sieht weder die Jäger noch die freien Würfel. Sie erfährt nur, wann Würfel befreit werden, wie viele gesperrt sind, welchen Würfel jeder Jäger ansagt und welche Karten gespielt werden.',
      picture: 'Die Pyramide im Dunkeln, wie die Mumie sie kennt: Kein Jäger ist zu sehen.',
    },
    prowl: {
      title: 'Der Zug der Mumie',
      text: 'Nach dem letzten Jäger wirft die Mumie ihren Würfel und darf bis zu so viele Felder gehen, dazu eines für jeden gesperrten Würfel. Betritt sie das Feld eines Jägers, endet ihr Zug: Der Jäger kommt ins Verlies und gibt ihr einen Ankh.',
      picture: 'Die Mumie geht durch die Gänge bis auf das Feld eines Jägers.',
    },
    interrupt: {
      title: 'Würfel befreien und die Mumie wecken',
      text: 'Vor dem Würfeln darf ein Jäger alle fünf Würfel befreien; sind alle gesperrt, muss er es. Die Mumie darf dann sofort gehen, bis zu so viele Felder, wie Würfel gesperrt waren, ohne zu würfeln. Dann wirft der Jäger alle fünf.',
      picture: 'Gesperrte Würfel werden wieder frei, und die Mumie geht.',
    },
    end: {
      title: 'Das Ende',
      text: 'Wer zuerst den letzten eigenen Auftrag spielt, gewinnt sofort und allein. Die Mumie gewinnt sofort, wenn sie genug Ankhs hat.',
      picture: 'Fünf Auftragskarten auf der einen Seite, Ankhs auf der anderen.',
    },
  },
  examples: {
    story: {
      title: 'Würfel, Ansage, Schatz, Zwischenzug',
      before: ({ name, locked }) =>
        `${name} ist dran. ${count(locked, 'Würfel ist schon gesperrt', 'Würfel sind schon gesperrt')}.`,
      dice: ({ locked, free }) => `${count(locked, 'gesperrter Würfel', 'gesperrte Würfel')}, frei: ${free}`,
      walk: 'Der Jäger zieht zum Schatz.',
      prowl: 'Die Mumie geht zu dem Jäger, dessen Karte gezeigt wurde.',
      after: ({ name, other, steps }) =>
        `Die Mumie hatte nur von einer Karte gehört, und das genügte. ${other} hat die Würfel befreit und ihr ${count(steps, 'Schritt', 'Schritte')} geschenkt, und ${name} hat mit einem Ankh bezahlt. Jäger sind Rivalen!`,
    },
    heard: {
      title: 'Derselbe Zug, wie die Mumie ihn hört',
      before: 'Keine Würfel, kein Weg: Nur das hier.',
      after: ({ name }) =>
        `Aus der angesagten Zahl und der Karte kann die Mumie auch schließen, wo ${name} vorher war.`,
      picture: 'Die Pyramide im Dunkeln. Wo ein Schatz genommen wurde, leuchtet es.',
    },
    prowl: {
      title: 'Wie weit die Mumie geht',
      before: ({ die, locked }) =>
        `Die Mumie wirft eine ${die}, und ${count(locked, 'Würfel ist gesperrt', 'Würfel sind gesperrt')}.`,
      picture: 'Die Mumie geht Schritt für Schritt bis auf das Feld eines Jägers.',
      sum: ({ die, locked, steps }) =>
        `${die} + ${locked}: Sie darf bis zu ${count(steps, 'Feld', 'Felder')} weit gehen.`,
      after: 'Sie muss nicht den ganzen Weg gehen, und sobald sie einen Jäger fängt, ist ihr Zug vorbei.',
    },
  },
  cases: {
    skipped: {
      name: 'Eingeschlossen',
      text: 'Könntest du zu Beginn deines Zuges mit keiner Seite eines Würfels ziehen, setzt du aus: Du befreist keine Würfel und würfelst nicht.',
    },
    five: {
      name: 'Fünf Mumien',
      text: 'Zeigen alle fünf Würfel die Mumie, ist dein Zug vorbei, und der nächste Jäger muss sie befreien. War deiner der letzte Jäger, hat die Mumie ihren eigenen Zug und dann auch noch den Zwischenzug.',
    },
    useless: {
      name: 'Ein Würfel, der nirgends hinführt',
      text: 'Einen Würfel, mit dem du nicht ziehen kannst, darfst du nicht wählen. Gibt es keinen anderen, musst du noch einmal würfeln.',
    },
    again: {
      name: 'Zweimal dasselbe Feld',
      text: 'Mit einer Zahl darfst du in einem Zug ein Feld mehrmals betreten und sogar dorthin zurückkehren, wo du losgegangen bist.',
    },
    out: {
      name: 'Der letzte Ankh',
      text: 'Ein Jäger, der seinen letzten Ankh abgibt, scheidet aus. Seine nicht gespielten Karten bleiben bis zum Ende geheim.',
    },
    two: {
      name: 'Zu zweit',
      text: 'Eine Person ist die Mumie, die andere führt zwei Jäger mit zehn Karten. Jeder der beiden hat einen eigenen Zug, und beide dürfen jede Karte spielen. Die Mumie gewinnt mit dem 3. Ankh.',
    },
  },
  advice: [
    'Jäger: Bleibt weit auseinander. Wo zwei nah beieinander sind, findet die Mumie immer einen.',
    'Hast du eine Karte gezeigt, kennt die Mumie dein Feld. Halte dir einen Fluchtweg offen und bleib nicht in einer Sackgasse.',
    'Helft euch am Anfang: Befreit die Würfel, solange wenige gesperrt sind und die Mumie weit weg ist. Später denken alle an sich selbst.',
    'Der Pfeil verrät der Mumie am wenigsten: Du kannst ein Feld weit gegangen sein oder acht.',
    'Mumie: Merk dir jede angesagte Zahl und überleg, wo der Jäger gestartet sein kann. Wenn der Tisch es erlaubt, zeigt dir das Brett diese Felder.',
  ],
};
