import type { Book } from '../../en/maamut/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const book: Book = {
  story:
    'Der Clan hat in der Ebene ein Mammut aufgespürt. Alle Jäger treiben es gemeinsam, aber es gibt nur einen Ehrenspeer. Ihn bekommt, in wessen Falle das Mammut stürzt.',
  goal: 'Du gewinnst allein, wenn das Mammut in eine deiner Fallen stürzt, ganz gleich, wer es hineingetrieben hat. Ist kein Jäger mehr da oder lässt sich das Mammut nicht mehr fangen, gewinnt das Mammut.',
  glance: [
    'Tu genau eines: laufen, eine Falle stellen, eine Falle entfernen oder passen.',
    'Zum Laufen spielst du eine Karte und ziehst geradeaus, genau so viele Felder, wie sie sagt.',
    'Betrittst du das Feld des Mammuts, flieht es sofort, so weit deine Karte sagt: geradeaus, wenn es kann, sonst dreht es sich im Uhrzeigersinn.',
    'Jäger auf seinem Weg geraten in Panik und rennen zur Seite. Liegt eine Falle auf seinem Weg, stürzt es hinein, und die Partie ist zu Ende.',
    'Hast du eine Karte benutzt, zieh auf drei nach. Dann kommt der nächste Zug.',
  ],
  pieces: {
    mammoth: {
      name: 'Das Mammut',
      text: 'Es beginnt in der Mitte und gehört niemandem. Es läuft nur, wenn ein Jäger es aufschreckt.',
    },
    hunter: { name: 'Jäger', text: 'Alle haben einen, jeder mit eigener Farbe und Form.' },
    trap: { name: 'Fallen', text: 'Alle haben vier. Jede Falle zeigt, wem sie gehört.' },
    card: {
      name: 'Laufkarten',
      text: 'Die Zahl der Speere sagt, wie weit du läufst: 1, 2 oder 3 Felder. Du hast immer drei Karten auf der Hand.',
    },
    grass: { name: 'Gras', text: 'Nur hier darf eine Falle gestellt werden. 18 Felder.' },
    snow: {
      name: 'Schnee',
      text: 'Freies Gelände, aber kein Platz für eine Falle. 11 Felder; auch das Kreuz in der Mitte zählt als Schnee.',
    },
    rock: { name: 'Fels', text: 'Niemand betritt ihn je: Er hält Jäger auf und lässt das Mammut abbiegen. 7 Felder.' },
  },
  steps: {
    setUp: {
      title: 'Der Aufbau',
      text: 'Die Felder werden zufällig um das Kreuz gelegt, das Mammut steht auf dem Kreuz. Alle bekommen drei Karten und setzen ihren Jäger auf ein Randfeld, aber nicht auf Fels.',
      picture: (hunters) =>
        `Das Brett zu Beginn: das Mammut auf dem Kreuz in der Mitte, ${count(hunters, 'Jäger', 'Jäger')} am Rand.`,
    },
    move: {
      title: 'Laufen',
      text: 'Spiel eine Karte und zieh deinen Jäger geradeaus in eine der sechs Richtungen, genau so viele Felder, wie die Karte sagt. Fels und der Rand halten dich auf, Fallen und andere Jäger nicht.',
      picture: (card) =>
        `Ein Jäger läuft ${count(card, 'Feld', 'Felder')} geradeaus; die Karte zeigt ${count(card, 'Speer', 'Speere')}.`,
    },
    trap: {
      title: 'Oder eine Falle stellen oder entfernen',
      text: 'Statt zu laufen, stell eine Falle auf das Feld deines Jägers. Es muss Gras sein, ohne andere Falle und ohne anderen Jäger. Genauso darfst du jede Falle entfernen, auch eine fremde: Sie geht zurück an die Person, der sie gehört.',
      picture: 'Ein Jäger auf Gras hat auf seinem Feld eine Falle gestellt.',
    },
    pass: {
      title: 'Oder passen, und nachziehen',
      text: 'Passt dir nichts, dann passe und leg eine Karte ab. Hast du eine Karte gespielt oder abgelegt, ziehst du am Ende deines Zuges immer auf drei nach.',
      picture: 'Drei Laufkarten mit einem, zwei und drei Speeren und die Rückseite einer Karte.',
    },
    flee: {
      title: 'Das Mammut flieht',
      text: 'Betritt dein Jäger unterwegs oder am Ende das Feld des Mammuts, flieht es sofort in dieselbe Richtung, so viele Felder, wie deine Karte sagt. Dann läuft dein Jäger zu Ende.',
      picture: (tiles) =>
        `Ein Jäger kommt von links, das Mammut flieht ${count(tiles, 'Feld', 'Felder')} geradeaus, und der Jäger läuft weiter.`,
    },
    turn: {
      title: 'Das Mammut biegt ab',
      text: 'Liegt irgendwo auf der Flucht geradeaus Fels oder der Rand, ist dieser Weg versperrt. Das Mammut dreht sich im Uhrzeigersinn zum ersten offenen Weg, aber nie dorthin zurück, woher der Jäger kam.',
      picture: 'Fünf Pfeile um das Mammut, im Uhrzeigersinn nummeriert in der Reihenfolge, in der es seine Wege prüft.',
    },
    panic: {
      title: 'Jäger auf seinem Weg geraten in Panik',
      text: 'Kommt das Mammut auf ein Feld mit Jägern, rennt jeder sofort auf ein freies Nachbarfeld, das wählt, wer ihn führt. Dann rennt das Mammut weiter. Ein Jäger ohne Ausweg scheidet aus.',
      picture: 'Das Mammut rennt über das Feld eines anderen Jägers, der zur Seite rennt.',
    },
    fall: {
      title: 'Das Mammut stürzt',
      text: 'Kommt das Mammut, auch mitten in der Flucht, auf ein Feld mit einer Falle, stürzt es hinein, und die Partie ist zu Ende. Es gewinnt, wem die Falle gehört.',
      picture: 'Das Mammut rennt in eine Falle und stürzt hinein.',
    },
  },
  examples: {
    oneWay: {
      title: 'Eine Karte, die nur in eine Richtung führt',
      picture: ({ closed, card }) =>
        `Ein Jäger am Rand des Bretts. ${count(closed, 'Richtung ist', 'Richtungen sind')} durchgestrichen, eine führt ${count(card, 'Feld', 'Felder')} weit.`,
      before: ({ name, tile, card }) =>
        `Der Jäger von ${name} steht auf ${tile}, am Rand des Bretts. Wohin führt hier eine ${card}?`,
      edge: (n) => `In ${count(n, 'Richtung', 'Richtungen')} endet das Brett vorher.`,
      rock: (n) =>
        `In ${count(n, 'Richtung', 'Richtungen')} kommt in dieser Entfernung Fels. Dass das erste Feld frei ist, hilft nicht: Ein Jäger läuft immer die ganze Strecke.`,
      after: ({ card, tile }) => `Also führt die ${card} nur in eine Richtung: nach ${tile}.`,
    },
    fifthWay: {
      title: 'Das Mammut nimmt den fünften Weg',
      picture: (closed) =>
        `Ein Jäger kommt von links. ${count(closed, 'Weg des Mammuts ist', 'Wege des Mammuts sind')} durchgestrichen; es flieht auf dem nächsten.`,
      before: ({ name, tile, card }) =>
        `${name} schreckt das Mammut auf ${tile} mit einer ${card} auf. Es prüft seine Wege einen nach dem anderen, im Uhrzeigersinn.`,
      edge: (dir) => `Der Weg ${dir} ist versperrt: Das Brett endet.`,
      rock: ({ dir, tile }) => `Der Weg ${dir} ist versperrt: ${tile} ist Fels.`,
      open: ({ nth, dir, tile }) => `Der Weg ${dir}, Nummer ${nth}, ist offen: Das Mammut flieht nach ${tile}.`,
      after: 'Den Weg, aus dem der Jäger kam, hat es gar nicht geprüft.',
    },
    cornered: {
      picture: (closed) =>
        `Das Mammut in der Ecke des Bretts: ${count(closed, 'Weg ist', 'Wege sind')} durchgestrichen, keiner bleibt.`,
      before: ({ name, tile, card }) =>
        `${name} schreckt das Mammut auf ${tile} mit einer ${card} auf. Auf jedem Weg liegt Fels oder der Rand.`,
      after: 'Mit einer niedrigeren Karte hätte das Mammut vielleicht einen Weg gefunden.',
    },
    pushed: {
      title: 'Die Falle zählt, egal wer treibt',
      picture: 'Das Mammut flieht vor einem Jäger und stürzt in die Falle eines anderen.',
      before: ({ name, owner }) => `${name} schreckt das Mammut auf, und auf seinem Weg liegt die Falle von ${owner}.`,
      after: ({ name, pusher }) =>
        `Die Flucht war noch nicht zu Ende, aber die Falle zählt. ${name} gewinnt, obwohl ${pusher} das Mammut getrieben hat.`,
    },
  },
  cases: {
    cornered: {
      name: 'Das Mammut ist in die Enge getrieben',
      text: 'Sind alle fünf Wege versperrt, bleibt das Mammut stehen und geht auf den Jäger los, der sein Feld betreten hat: Er scheidet aus.',
    },
    together: {
      name: 'Mehrere Jäger auf einem Feld',
      text: 'Das ist erlaubt, aber dann darf niemand auf diesem Feld eine Falle stellen oder entfernen.',
    },
    again: {
      name: 'Zweimal überrannt',
      text: 'Ein Jäger, der vor dem Mammut hergerannt ist, kann auf derselben Flucht noch einmal erreicht werden und gerät wieder in Panik.',
    },
    fallen: {
      name: 'Fallen eines ausgeschiedenen Jägers',
      text: 'Sie bleiben auf dem Brett und können noch zum Sieg führen. Wird eine solche Falle entfernt, kommt sie aus dem Spiel.',
    },
    lost: {
      name: 'Das Mammut entkommt',
      text: 'Das Mammut gewinnt, wenn alle Jäger ausgeschieden sind oder wenn es in keine Falle mehr getrieben werden kann. Nur länger durchzuhalten als die anderen ist kein Sieg.',
    },
  },
  advice: [
    'Stell deine erste Falle früh. Ohne Falle auf dem Brett kannst du nur den anderen helfen.',
    'Das Mammut stürzt auch mitten in der Flucht: Eine Falle gleich hinter ihm fängt es mit jeder Karte.',
    'Fels ist nützlich: Ist der Weg geradeaus versperrt, bestimmst du, wohin das Mammut abbiegt.',
    'Steh nicht zwischen Felsen vor dem Mammut: Vielleicht kannst du nirgends hin.',
    'Steht das Mammut vor einer fremden Falle, treib es von dort weg oder entferne die Falle.',
  ],
};
