import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Das Material',
    setUp: 'Der Aufbau',
    pour: 'Den Beutel ausschütten',
    share: 'Die Beute teilen',
    cards: 'Aktionskarten',
    evaluation: 'Die Wertung',
    axes: 'Äxte',
    hides: 'Felle',
    loot: 'Stoßzähne, Fleisch, Feuer',
    animals: 'Tiere und das Ende der Runde',
    end: 'Das Ende',
  },
  clauses: {
    'MM-1':
      '31 Beuteplättchen und der Schamane, alle mit zwei Seiten. Es gibt sechs Sorten Beute: Axt, Fell, Stoßzahn, Fleisch, Feuer und Tier (sieben Tierarten). Manche Plättchen haben eine Seite mit Fragezeichen.',
    'MM-2':
      'Unsere Plättchen: acht mit einem Fragezeichen, sieben mit einem Tier (eines je Tierart), sechzehn mit zwei anderen Sorten. Was es gibt, wissen alle; unter einem Fragezeichen kann auch ein Tier stecken.',
    'MM-3':
      'Der Schamane zeigt auf einer Seite einen roten Pfeil (bei Gleichstand geht es im Uhrzeigersinn), auf der anderen einen blauen (gegen den Uhrzeigersinn).',
    'MM-4': '35 Tiermarken, fünf je Tierart. Niemand hat je zwei Marken derselben Art.',
    'MM-5':
      '19 Aktionskarten: acht Beutekarten („Spähen“, „Umdrehen“, „Zurückgeben“) und elf Wertungskarten. Was sie bewirken, steht auf den Karten und in den folgenden Kapiteln.',
    'MM-10':
      'Alle beginnen mit 10 Siegpunkten, bei 0 auf der Fellleiste und mit zwei Aktionskarten, die niemand sonst sieht.',
    'MM-11': 'Zu zweit oder zu dritt werden die Runden 1 bis 5 gespielt, zu viert oder zu fünft die Runden 2 bis 5.',
    'MM-12': 'Zu viert oder zu fünft ziehen alle am Anfang blind eine Tiermarke und behalten sie.',
    'MM-13': 'Wer beginnt, bestimmt der Tisch oder der Zufall.',
    'MM-20':
      'Wer die Runde beginnt, schüttet alle 32 Plättchen aus dem Beutel. Die Seite, die oben liegt, sehen alle, die andere niemand; nur mit Karten dürfen Plättchen umgedreht werden.',
    'MM-21': 'Was alle gesehen haben, bleibt allen bekannt; was du erspäht hast, bleibt nur dir bekannt.',
    'MM-30':
      'Wer die Runde beginnt, ist zuerst dran. Danach ist im Uhrzeigersinn immer die nächste Person dran, die noch keinen Anteil hat.',
    'MM-31':
      'Nimm in deinem Zug beliebig viele Plättchen aus der Mitte, mindestens eines. Sie sind dein Anteil: Er wird am Ende der Runde gewertet.',
    'MM-32':
      'Statt aus der Mitte zu nehmen, darfst du stehlen: Nimm einen ganzen fremden Anteil, leg mindestens ein Plättchen davon in die Mitte zurück und behalte den Rest als deinen Anteil.',
    'MM-33':
      'Ein Anteil ist nie leer: Wer stiehlt, behält mindestens ein Plättchen. Ein Anteil aus einem einzigen Plättchen kann deshalb nicht gestohlen werden.',
    'MM-34': 'Wer bestohlen wurde, hat keinen Anteil mehr und kommt noch einmal dran.',
    'MM-35':
      'Hast nur du noch keinen Anteil und nimmst aus der Mitte, musst du alles nehmen. Damit endet das Teilen, und du beginnst die nächste Runde.',
    'MM-36':
      'Zu zweit sammelt ihr je zwei getrennte Anteile, und beide werden gewertet. Übersprungen wird nur, wer schon beide hat. Ein Diebstahl nimmt einen Anteil; beim vierten Anteil muss man alles nehmen, was in der Mitte liegt.',
    'MM-37':
      'Ist zu zweit die Mitte leer und nichts zu stehlen, darfst du noch Karten spielen; hilft das nicht, passt du. Damit endet das Teilen, und du beginnst die nächste Runde.',
    'MM-40': 'In deinem Zug darfst du, bevor du Plättchen nimmst oder stiehlst, beliebig viele Aktionskarten spielen.',
    'MM-41':
      'Karte „Spähen“: Sieh heimlich unter ein oder zwei Plättchen mit Fragezeichen nach, ganz gleich, wo sie liegen.',
    'MM-42':
      'Karte „Umdrehen“: Dreh ein oder zwei Plättchen um, ganz gleich, wo sie liegen, auch den Schamanen, aber keines, das ein Tier zeigt.',
    'MM-43':
      'Karte „Zurückgeben“: Eine oder mehrere Personen legen alle ihre Plättchen in die Mitte zurück (zu zweit ein oder mehrere Anteile, auch eigene).',
    'MM-44':
      'Beutekarten werden offen gespielt und wirken sofort. Wertungskarten werden verdeckt gespielt und zählen in der Wertung.',
    'MM-45': 'Eine Beutekarte darf nur gespielt werden, wenn sie etwas bewirken kann.',
    'MM-50': 'Zuerst werden alle verdeckten Karten aufgedeckt, dann alle Fragezeichen umgedreht.',
    'MM-51':
      'Bei Gleichstand kommt zuerst, wer den Schamanen hat, dann die anderen in Pfeilrichtung. Von denen, die gleich viel haben, hat „am meisten“, wer zuerst kommt, und „am wenigsten“, wer zuletzt kommt.',
    'MM-52':
      'Diese Karten zählen während der ganzen Wertung wie ein Plättchen: „Mein Fell“ als Fell für die Person, die sie gespielt hat; „Kürschner“ als Fell und „Holzfäller“ als Feuer für die Person mit den meisten Äxten; „Elfenbeinfeuer“ als Feuer für die mit den meisten Stoßzähnen. Das meiste von einer Sorte hat nur, wer mindestens ein Plättchen davon hat.',
    'MM-53':
      'Die Punkte fallen nie unter 0. Gewertet wird Sorte für Sorte in der Reihenfolge dieser Kapitel, die Karten einer Sorte immer nach ihren Plättchen.',
    'MM-60':
      'Alle ziehen für jede ihrer Äxte eine Aktionskarte: zuerst, wer den Schamanen hat, dann die anderen im Uhrzeigersinn.',
    'MM-61': 'In der letzten Runde bringt jede Axt statt einer Karte 3 Punkte.',
    'MM-62': 'Karte „Scharfe Äxte“: Alle bekommen zusätzlich 2 Punkte für jede ihrer Äxte.',
    'MM-63':
      'Ist der Nachziehstapel leer, wird die Ablage zu einem neuen gemischt; ist auch sie leer, wird nicht gezogen. Karten, die in dieser Runde gespielt wurden, kommen erst am Ende der Runde auf die Ablage.',
    'MM-65': 'Für jedes Fell rückst du auf der Fellleiste einen Schritt vor. Sie gilt für die ganze Partie.',
    'MM-66':
      'Wer auf der Fellleiste am weitesten vorn ist, bekommt so viele Punkte, wie die Nummer der Runde sagt (in Runde 4 also 4).',
    'MM-67':
      'Wer auf der Fellleiste am weitesten hinten ist, verliert so viele Punkte, wie die Nummer der Runde sagt. Das ist nie dieselbe Person, die am weitesten vorn ist.',
    'MM-68':
      'Karte „Die meisten Felle“: Wer in dieser Runde die meisten Fellplättchen hat, bekommt 4 Punkte; die Fellleiste zählt dafür nicht.',
    'MM-70': 'Jeder Stoßzahn bringt 2 Punkte.',
    'MM-71': 'Karte „Die meisten Stoßzähne“: Wer die meisten Stoßzähne hat, bekommt 4 Punkte.',
    'MM-73':
      'Das meiste Fleisch bringt 8 Punkte, das zweitmeiste 5, das drittmeiste 2. Zu dritt gibt es nur die 8 und die 5, zu zweit nur die 8. Wer kein Fleisch hat, bekommt nichts. Beispiel zu viert: Ihr habt 3, 2, 2 und 0 Fleisch. Die 3 bringen 8 Punkte; von den beiden mit 2 Fleisch bekommt 5 Punkte, wer nach dem Schamanen früher kommt, und die andere Person 2; ohne Fleisch gibt es nichts.',
    'MM-76': 'Wer die wenigsten Feuer hat, verliert 5 Punkte.',
    'MM-77': 'Zu zweit bekommt die Person, die nicht die wenigsten Feuer hat, 1 Punkt für jedes ihrer Feuer.',
    'MM-80': 'Nimm für jedes deiner Tierplättchen eine Marke dieser Tierart, wenn du sie noch nicht hast.',
    'MM-81':
      'Karte „Wildes Tier“: Nimm statt der Marke eines deiner Tierplättchen eine Marke einer beliebigen Tierart, die dir fehlt.',
    'MM-82':
      'Karte „Felle und Gefährte“: Wer in dieser Runde die meisten Fellplättchen hat, nimmt eine Marke nach Wahl, aber von einer neuen Tierart.',
    'MM-83':
      'Tiere wählt zuerst, wer den Schamanen hat, dann die anderen im Uhrzeigersinn. Auf „Wildes Tier“ darf man verzichten.',
    'MM-85':
      'Nach der Wertung werden die gespielten Karten abgelegt, alle Plättchen kommen in den Beutel zurück, und die nächste Runde beginnt. Nicht gespielte Karten bleiben auf der Hand.',
    'MM-90':
      'Nach Runde 5 bringen die Tierarten Punkte: 3 Arten 4 Punkte, 4 Arten 9, 5 Arten 15, 6 Arten 22 und alle 7 Arten 30. Karten auf der Hand sind nichts wert.',
    'MM-91':
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer auf der Fellleiste am weitesten vorn ist; steht es auch dort gleich, wird der Sieg geteilt.',
  },
  synonyms: [
    ['stehl', 'stiehl', 'bestohlen', 'gestohlen', 'dieb', 'raub'],
    ['feld', 'plattchen', 'tafel', 'zelle'],
    ['punkt', 'wertung', 'gewertet'],
    ['fell', 'pelz'],
    ['gewinn', 'sieg'],
    ['ableg', 'abgelegt', 'ablage', 'abwerf'],
    ['nachziehstapel', 'stapel', 'ziehen'],
    ['umdreh', 'umgedreht', 'dreh'],
    ['tiermarke', 'marke', 'chip'],
  ],
  printed: {
    'MM-1': 'Beutestück',
    'MM-3': 'Medizinmann',
    'MM-5': 'Auswertungskarte',
    'MM-10': 'SP',
    'MM-13': 'jüngste Person, jüngster Spieler',
    'MM-20': 'ausgießen werfen',
    'MM-31': 'Haufen',
    'MM-36': 'Zweipersonenspiel',
    'MM-50': 'Auswertung',
    'MM-51': 'Gleichstand',
    'MM-65': 'Pelzleiste',
    'MM-76': 'frieren Kälte',
  },
};
