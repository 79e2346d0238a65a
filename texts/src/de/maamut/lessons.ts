import type { Lessons } from '../../en/maamut/lessons.ts';

export const lessons: Lessons = {
  'first-hunt': {
    title: 'Erste Jagd',
    idea: 'Treibe das Mammut in deine eigene Falle.',
    says: {
      goal: 'Das ist das Mammut. Treibst du es in eine deiner Fallen, gewinnst du die Jagd.',
      you: 'Das ist dein Jäger. In deinem Zug tust du eines: ziehen, eine Falle stellen, eine entfernen oder passen.',
      trap: 'Du stehst im Gras, wo sich eine Falle verbergen lässt. Stell hier eine Falle.',
      trapFirst: 'Das ginge auch, aber zur Jagd gehört eine Falle. Stell zuerst hier eine.',
      trapHint: 'Der Knopf „Falle stellen“ ist neben deinen Karten.',
      around: 'Das Mammut wird vor dir fliehen. Geh also um es herum: mit einer 2 auf das markierte Feld.',
      wholeWay: 'Ein Jäger zieht immer die ganze Strecke geradeaus, nie auf Fels und nie vom Brett.',
      marked: 'Das ginge, aber unser Weg führt auf das markierte Feld.',
      aroundHint: 'Eine 2 führt dich genau zwei Felder geradeaus. Wähle das markierte Feld.',
      line: 'Für die gespielte Karte hast du eine neue gezogen. Spiel jetzt die 3, geradeaus nach Westen.',
      lineHint: 'Wähle das markierte Feld, drei Felder von dir.',
      behind: 'Deine Falle liegt östlich des Mammuts. Komm hinter das Mammut: auf das markierte Feld im Westen.',
      notBehind: 'Von dort kannst du es nicht zu deiner Falle treiben. Versuch es noch einmal.',
      behindHint: 'Das markierte Feld liegt zwei Felder südöstlich.',
      look: 'Läufst du hinein, flieht es geradeaus, so viele Felder, wie deine Karte sagt. Bis zur Falle sind es zwei.',
      push: 'Wähle die Karte, die es in deine Falle treibt. Los!',
      tooShort: 'Es ist nicht in deine Falle gelaufen. Zähl nach: zwei Felder.',
      pushHint: 'Mit einer 2 läufst du über das Feld des Mammuts, und es flieht zwei Felder.',
      won: 'Es ist in deine Falle gestürzt: Du gewinnst! Es zählt, wem die Falle gehört, nicht, wer treibt.',
    },
  },
};
