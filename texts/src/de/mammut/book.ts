import type { Book } from '../../en/mammut/book.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

export const book: Book = {
  story:
    'Die große Jagd ist vorbei, und die Beute liegt mitten im Lager: Äxte, Felle, Stoßzähne, Fleisch, Feuer und zahme Tiere. Alle nehmen sich einen Anteil. Aber sieht deiner zu gut aus, nimmt ihn dir jemand weg.',
  goal: 'Sammle so viele Siegpunkte wie möglich. Jede Runde endet mit einer Wertung; wer nach der letzten Runde die meisten Punkte hat, gewinnt.',
  glance: [
    'Hast du keinen Anteil, bist du dran. Zuerst darfst du Aktionskarten spielen.',
    'Dann nimmst du aus der Mitte, was du willst: Das ist dein Anteil.',
    'Oder du stiehlst einen ganzen fremden Anteil und legst mindestens ein Plättchen davon in die Mitte zurück.',
    'Wer bestohlen wurde, hat keinen Anteil mehr und kommt noch einmal dran.',
    'Hast nur noch du keinen Anteil und nimmst aus der Mitte, nimmst du alles. Dann werden alle Anteile gewertet.',
  ],
  pieces: {
    loot: {
      name: 'Beuteplättchen',
      text: '31 Plättchen mit zwei Seiten. Nur die Seite oben zählt, und ohne Karte darf niemand ein Plättchen umdrehen.',
    },
    unknown: {
      name: 'Fragezeichen',
      text: 'Manche Plättchen zeigen ein Fragezeichen. Was darunter ist, zeigt sich bei der Wertung.',
    },
    shaman: {
      name: 'Der Schamane',
      text: 'Ein Plättchen, das bei Gleichstand entscheidet. Der rote Pfeil läuft im Uhrzeigersinn, der blaue dagegen.',
    },
    animal: {
      name: 'Tiere',
      text: 'Sieben Arten. Für ein Tierplättchen bekommst du eine Marke, die du behältst. Du hast nie zweimal dieselbe Art.',
    },
    card: { name: 'Aktionskarten', text: '19 Karten. Du beginnst mit zwei; Äxte bringen weitere.' },
    track: {
      name: 'Die Fellleiste',
      text: 'Jedes Fell bringt dich einen Schritt weiter. Dein Platz auf der Leiste bleibt die ganze Partie.',
    },
  },
  steps: {
    pour: {
      title: 'Der Beutel wird ausgeschüttet',
      text: 'Zu Beginn einer Runde kommen alle 32 Plättchen in die Mitte. Jedes fällt zufällig auf eine seiner Seiten.',
      picture: 'Alle Plättchen einer Runde in der Mitte, einige davon mit Fragezeichen.',
    },
    take: {
      title: 'Einen Anteil aus der Mitte nehmen',
      text: 'Nimm beliebig viele Plättchen, mindestens eines. Viele Plättchen bringen viel, aber ein kleiner Anteil lockt weniger zum Stehlen.',
      picture: 'Aus der Mitte wurden einige Plättchen als Anteil genommen.',
    },
    steal: {
      title: 'Oder einen Anteil stehlen',
      text: 'Nimm einen ganzen fremden Anteil, leg mindestens ein Plättchen davon in die Mitte zurück und behalte den Rest. Ein Anteil aus nur einem Plättchen kann nicht gestohlen werden.',
      picture: 'Dieser Anteil wurde gestohlen; ein Plättchen davon liegt wieder in der Mitte.',
    },
    cards: {
      title: 'Vorher, wenn du willst, Karten spielen',
      text: 'Bevor du nimmst oder stiehlst, darfst du beliebig viele Karten spielen. Beutekarten wirken sofort und offen. Wertungskarten werden verdeckt gespielt und zählen am Ende der Runde.',
      picture: 'Eine offene Beutekarte und eine verdeckte Wertungskarte.',
    },
    last: {
      title: 'Der letzte Anteil',
      text: 'Haben alle anderen einen Anteil, stiehlst du noch einmal oder nimmst alles, was übrig ist. Damit ist das Verteilen zu Ende, und du beginnst die nächste Runde.',
      picture: 'Zum Schluss werden alle übrigen Plättchen genommen.',
    },
    order: {
      title: 'Die Wertung: zuerst der Schamane',
      text: 'Verdeckte Karten werden aufgedeckt, Fragezeichen umgedreht. Wer den Schamanen hat, kommt bei jedem Gleichstand zuerst, dann die anderen in Pfeilrichtung. Wer dabei vorn ist, hat „die meisten“, wer hinten ist, „die wenigsten“.',
      picture: 'Die zwei Seiten des Schamanen, mit rotem und mit blauem Pfeil.',
    },
    axes: {
      title: 'Äxte: neue Karten',
      text: 'Für jede Axt ziehst du eine Aktionskarte. In der letzten Runde ist jede Axt stattdessen 3 Punkte wert.',
      picture: 'Eine Axt und die Rückseite einer Karte.',
    },
    hides: {
      title: 'Felle: die Leiste',
      text: 'Jedes Fell bringt dich auf der Fellleiste einen Schritt weiter. Wer dann am weitesten ist, bekommt so viele Punkte, wie die Rundenzahl sagt; wer hinten liegt, verliert so viele.',
      picture: (hides) =>
        `${count(hides, 'Fell', 'Felle')}: ${count(hides, 'Schritt', 'Schritte')} auf der Fellleiste.`,
    },
    tusks: {
      title: 'Stoßzähne: je 2 Punkte',
      text: 'Die einfachste Beute: Jeder Stoßzahn ist 2 Punkte wert.',
      picture: (points) => `Ein Stoßzahn ist ${count(points, 'Punkt', 'Punkte')} wert.`,
    },
    meat: {
      title: 'Fleisch: Wer hat am meisten?',
      text: 'Das meiste Fleisch bringt 8 Punkte, das zweitmeiste 5, das drittmeiste 2. Zu dritt gibt es nur 8 und 5, zu zweit nur 8.',
      picture: (points) => `Fleisch auf dem Treppchen, mit den Punkten für jeden Platz: ${points}.`,
    },
    fire: {
      title: 'Feuer: Wer friert?',
      text: 'Wer die wenigsten Feuer hat, verliert 5 Punkte. Oft genügt ein einziges Feuer. Zu zweit bekommt die andere Person 1 Punkt für jedes ihrer Feuer.',
      picture: (points) => `Ohne Feuer verliert man ${count(points, 'Punkt', 'Punkte')}.`,
    },
    animals: {
      title: 'Tiere: Arten sammeln',
      text: 'Für jedes Tierplättchen nimmst du eine Marke dieser Art, außer du hast sie schon. Sie zählen erst ganz am Ende.',
      picture: 'Die sieben Arten.',
    },
    end: {
      title: 'Nach der letzten Runde',
      text: 'Deine verschiedenen Arten bringen Punkte: Je mehr du hast, desto mehr ist jede wert. Dann gewinnt, wer die meisten Punkte hat.',
      picture: (scale) => `Eine Skala der Tierarten und ihrer Punkte: ${scale}.`,
    },
  },
  examples: {
    scoring: {
      title: 'Eine ganze Wertung mit Zahlen',
      before: ({ round, name }) =>
        `Runde ${round} zu viert. ${name} nimmt alles, was übrig ist, und nun haben alle einen Anteil.`,
      shares: 'Die Anteile, nachdem die Fragezeichen umgedreht sind',
      totals: 'Die Punkte nach der Runde',
      total: ({ name, before, change, after }) =>
        `${name}: vorher ${before}, in dieser Runde ${change}, jetzt ${after}.`,
      after: ({ name, points }) =>
        `${name} führt mit ${count(points, 'Punkt', 'Punkten')}. Alle behalten ihre nicht gespielten Karten, ihre Tiere und ihren Platz auf der Fellleiste.`,
    },
  },
  galleries: {
    cards: {
      title: 'Alle Aktionskarten',
      intro: 'Acht Beutekarten, die sofort wirken, und elf Wertungskarten, die verdeckt gespielt werden.',
      loot: (n) => `Beutekarte, ${count(n, 'Exemplar', 'Exemplare')}.`,
      scoring: (n) => `Wertungskarte, ${count(n, 'Exemplar', 'Exemplare')}.`,
    },
    tiles: {
      title: 'Alle Beuteplättchen',
      intro: 'Die zwei Seiten jedes Plättchens. Diese Liste dürfen alle während der Partie ansehen.',
      copies: (n) => `${n}-mal`,
      sides: ({ one, other }) => `${one} / ${other}`,
    },
  },
  cases: {
    two: {
      name: 'Zu zweit',
      text: 'Beide sammeln zwei getrennte Anteile, und beide werden gewertet. Übersprungen wirst du nur, wenn du beide hast. Gestohlen wird ein Anteil; wer den vierten aus der Mitte nimmt, nimmt alles.',
    },
    four: {
      name: 'Zu viert oder fünft',
      text: 'Die Partie beginnt mit Runde 2, und alle starten mit einem zufällig gezogenen Tier.',
    },
    most: {
      name: 'Die meisten von nichts',
      text: 'Um von einer Sorte die meisten zu haben, brauchst du mindestens eins davon. Sonst hat niemand die meisten.',
    },
    cards: {
      name: 'Karten, die als Plättchen zählen',
      text: '„Mein Fell“ und die Karten, die ein Fell oder ein Feuer bringen, zählen in der ganzen Wertung als Plättchen, auch für die Fellleiste und für die wenigsten Feuer.',
    },
    zero: { name: 'Keine Schulden', text: 'Deine Punkte fallen nie unter 0.' },
    tie: {
      name: 'Gleichstand am Ende',
      text: 'Es gewinnt, wer auf der Fellleiste am weitesten ist. Ist auch das gleich, wird der Sieg geteilt.',
    },
  },
  advice: [
    'Nimm weniger, als du möchtest. Um einen Anteil, den niemand dir neidet, musst du nicht fürchten.',
    'Hab immer ein Feuer: 5 Punkte zu verlieren ist mehr, als ein zweiter Stoßzahn bringt.',
    'Der Schamane ist viel wert, wenn andere gleich viel haben wie du: Sieh nach, wer den Gleichstand gewinnen würde.',
    'Ein paar Felle in jeder Runde zahlen sich später aus: Die Leiste bleibt die ganze Partie, und ihre Punkte wachsen.',
    'Lass einen Köder liegen: Ist in der Mitte wenig, wird bei dir gestohlen.',
  ],
};
