import type { Lessons } from '../../en/mammut/lessons.ts';

/** Said in several lessons. */
const takeAll = 'Nur du hast noch keinen Anteil: Aus der Mitte musst du alles nehmen.';
const keepOne = 'Behalte mindestens ein Plättchen des gestohlenen Anteils, und gib mindestens eines zurück.';
const layFirst = 'Spiel zuerst die markierte Karte verdeckt.';

export const lessons: Lessons = {
  'first-hunt': {
    title: 'Erste Jagd',
    idea: 'Nimm einen guten Anteil der Beute, aber nicht so viel, dass er gestohlen wird.',
    says: {
      goal: 'Die Mammuts sind erlegt, die Beute liegt in der Mitte. Es ist die letzte Runde: Die meisten Punkte gewinnen.',
      worth: 'Das meiste Fleisch bringt 8 Punkte. Wer die wenigsten Feuer hat, verliert 5.',
      take: 'In deinem Zug nimmst du beliebig viele Plättchen. Sei gierig: Nimm alles Fleisch und alle Feuer.',
      takeThese: 'Das ginge, aber nimm diesmal alles Fleisch und alle Feuer, sonst nichts.',
      takeHint: 'Über der Beute hat jede Sorte einen Knopf. Wähle Fleisch und Feuer, dann nimm die Plättchen.',
      stolen:
        'Zu viel! Statt Plättchen zu nehmen, hat dir jemand den ganzen Anteil gestohlen. Nur ein Plättchen musste zurück.',
      turn: 'Du hast jetzt keinen Anteil mehr. Deshalb kommst du noch einmal an die Reihe.',
      axes: 'Hier liegen jetzt Äxte, Stoßzähne und Felle. In der letzten Runde bringt eine Axt 3 Punkte, ein Stoßzahn 2.',
      last: 'Jetzt fehlt nur noch dein Anteil. In der Mitte liegt wenig, und du müsstest alles davon nehmen.',
      win: 'Aber auch du kannst stehlen! Hol dir das Fleisch wieder, und gib nur ein Feuer zurück. Dann gewinnst du.',
      all: takeAll,
      keep: keepOne,
      missed: 'So gewinnst du nicht. Du brauchst die 8 Punkte für das meiste Fleisch und ein paar Feuer.',
      winHint: 'Wähle „Stehlen“ beim markierten Anteil, dann ein Feuer, das zurückgeht, und bestätige.',
      won: 'Das meiste Fleisch und genug Feuer: Du gewinnst! Ein Anteil muss gut sein, darf aber niemanden reizen.',
    },
  },
  share: {
    title: 'Einen Anteil nehmen',
    idea: 'Alle nehmen einmal, und wer als Letztes dran ist, nimmt alles.',
    says: {
      first:
        'Zu Beginn der Runde wird der Beutel ausgeschüttet. Hier wurde schon gewählt: Die Äxte sind der erste Anteil.',
      take: 'Jetzt du. Du darfst beliebig viele Plättchen nehmen, auch nur eines. Nimm alle Stoßzähne.',
      atLeast: 'Nimm mindestens ein Plättchen aus der Mitte.',
      tusks: 'Das ginge, aber nimm diesmal genau die Stoßzähne.',
      takeHint: 'Wähle die Stoßzähne einzeln oder mit dem Knopf ihrer Sorte, dann nimm sie.',
      passed: 'Das ist dein Anteil. Stiehlt ihn niemand, wird er gewertet, und du wirst übersprungen.',
      last: 'Nur hier fehlt noch ein Anteil. Aus der Mitte muss jetzt alles genommen werden, Gutes wie Schlechtes.',
      next: 'Die Runde wurde gewertet, alle Plättchen kamen in den Beutel zurück. Wer den letzten Anteil nimmt, beginnt die nächste Runde.',
      yours: 'Diesmal bist du als Letztes dran. Nimm alles.',
      all: takeAll,
      noTheft: 'Das ginge, aber nimm diesmal alles aus der Mitte.',
      yoursHint: 'Dafür ist der Knopf „Alles nehmen“ da.',
      end: 'Der letzte Anteil war deiner: Jetzt beginnst du und hast die ganze Beute zur Auswahl.',
    },
  },
  kinds: {
    title: 'Was die Beute wert ist',
    idea: 'Stoßzähne und Äxte zählen einzeln, Fleisch, Feuer und Felle im Vergleich.',
    says: {
      simple: 'Ein Stoßzahn bringt 2 Punkte. Für eine Axt ziehst du eine Aktionskarte.',
      meat: 'Fleisch wird verglichen: Das meiste bringt 8 Punkte, das zweitmeiste 5. Zu viert oder zu fünft bringt das drittmeiste 2.',
      fire: 'Die wenigsten Feuer kosten 5 Punkte. Nimm einen Anteil mit dem meisten Fleisch, ohne dass du frierst.',
      fireMissed: 'Noch nicht. Du brauchst vier Fleisch und Feuer, und mit zu viel anderem wird der Anteil gestohlen.',
      fireHint: 'Nimm alles Fleisch und alle Feuer, sonst nichts.',
      scored:
        'Du hast 8 Punkte für das Fleisch bekommen, und die 5 Punkte für die wenigsten Feuer hat jemand anders verloren.',
      track:
        'Jedes Fell ist ein Schritt auf dieser Leiste, die ganze Partie lang. Vorn gewinnt man Punkte, hinten verliert man sie.',
      hides: 'Es sind so viele wie die Nummer der Runde, jetzt also 3. Nimm Felle, und setz dich an die Spitze!',
      hidesMissed: 'Du bist nicht vorn. Nimm mehr Felle, aber nicht alles: Ein riesiger Anteil wird gestohlen.',
      hidesHint: 'Nimm alle Felle und sonst nichts.',
      end: 'Je später die Runde, desto mehr ist die Leiste wert: in Runde 5 sind es 5 Punkte.',
    },
  },
  stealing: {
    title: 'Stehlen',
    idea: 'Du nimmst einen ganzen Anteil, musst aber etwas davon zurückgeben.',
    says: {
      fat: 'Hier liegt ein fetter Anteil: fünf Fleisch, zwei Stoßzähne, Feuer und Äxte.',
      steal: 'Stiehl ihn. Mindestens ein Plättchen muss zurück in die Mitte: diesmal das Fragezeichen.',
      atLeast: 'Stehlen hat seinen Preis: mindestens ein Plättchen des Anteils geht zurück.',
      keep: keepOne,
      thatOne: 'Das ginge, aber stiehl diesmal den markierten Anteil, und gib nur das Fragezeichen zurück.',
      stealHint: 'Wähle „Stehlen“ beim markierten Anteil, dann das Fragezeichen, und bestätige.',
      back: 'Wer bestohlen wurde, ist noch einmal dran: Der Anteil ist wieder weg, und eine Axt liegt in der Mitte.',
      most: 'Wieder du. Beende die Runde mit dem meisten Fleisch, aber nicht mit den wenigsten Feuern.',
      mostMissed:
        'Noch nicht. Welcher Anteil hat das meiste Fleisch? Und welches seiner Plättchen brauchst du am wenigsten?',
      mostHint: 'Stiehl den Anteil noch einmal. Behalte Fleisch und Feuer, und gib die Axt oder einen Stoßzahn zurück.',
      cost: 'Jeder Diebstahl macht den Anteil kleiner und die Mitte größer. Davon haben die Bestohlenen etwas.',
      small: 'Ein Anteil aus einem einzigen Plättchen kann nicht gestohlen werden. Je kleiner, desto sicherer.',
    },
  },
  ties: {
    title: 'Gleichstand und Schamane',
    idea: 'Zuerst, wer den Schamanen hat, dann die anderen in Pfeilrichtung.',
    says: {
      equal: 'Nimmst du die Mitte, haben alle zwei Feuer und zwei von euch zwei Fleisch. Wer ist dann vorn?',
      holder:
        'Zuerst kommt, wer den Schamanen hat. Der rote Pfeil führt im Uhrzeigersinn weiter: Du kommst als Letztes.',
      turn: 'So unterliegst du bei jedem Gleichstand. Dreh den Schamanen mit der Karte „Umdrehen“ um.',
      flipIt: 'Spiel zuerst „Umdrehen“ auf den Schamanen.',
      turnHint: 'Wähle die Karte „Umdrehen“, dann den Schamanen, und bestätige.',
      order: 'Jetzt ist der Pfeil blau: gegen den Uhrzeigersinn. Gleich nach dem Schamanen kommst du.',
      take: 'Beende die Runde mit dem zweitmeisten Fleisch für 5 Punkte, ohne 5 für die wenigsten Feuer zu verlieren.',
      takeMissed: 'Noch nicht. Mit zwei Fleisch und zwei Feuern geht der Gleichstand jetzt an dich.',
      takeHint: 'Nimm alles aus der Mitte.',
      end: 'Bei Gleichstand hat das meiste, wer früher kommt, und das wenigste, wer später kommt. Achte auf den Schamanen!',
    },
  },
  'loot-cards': {
    title: 'Beutekarten',
    idea: 'Spiel sie offen, bevor du deinen Anteil nimmst.',
    says: {
      first: 'Bevor du Plättchen nimmst, darfst du beliebig viele Karten spielen. Beutekarten wirken sofort.',
      peek: '„Spähen“: Sieh heimlich unter ein oder zwei Fragezeichen nach. Tu es jetzt.',
      marks: '„Spähen“ gilt für ein oder zwei Plättchen, die ein Fragezeichen zeigen.',
      peekFirst: 'Spiel zuerst „Spähen“.',
      peekHint: 'Wähle die Karte „Spähen“, dann ein oder zwei Fragezeichen, und bestätige.',
      flip: 'Was du gesehen hast, weißt nur du. Jetzt „Umdrehen“: Dreh das markierte Feuer um.',
      noAnimal: '„Umdrehen“ dreht ein oder zwei Plättchen um, aber nie ein Tier.',
      thatFire: 'Das ginge, aber spiel „Umdrehen“ diesmal nur auf das markierte Feuer.',
      flipHint: 'Wähle die Karte „Umdrehen“, dann das markierte Feuer, und bestätige.',
      turned:
        'Jetzt ist es ein Stoßzahn, und dort gibt es kein Feuer mehr. Alle haben es gesehen und kennen beide Seiten.',
      giveBack: '„Zurückgeben“: Ganze Anteile gehen zurück in die Mitte. Spiel es auf den markierten Anteil.',
      thatShare: 'Das ginge, aber diesmal soll der markierte Anteil zurück.',
      giveHint: 'Wähle die Karte „Zurückgeben“, dann den markierten Anteil, und bestätige.',
      use: 'Viel mehr Beute! Nimm einen Anteil mit dem meisten Fleisch, aber nicht mit den wenigsten Feuern.',
      useMissed: 'Noch nicht. Du brauchst mindestens vier Fleisch, und ein zu fetter Anteil wird gestohlen.',
      useHint: 'Nimm alles Fleisch, und Feuer, wenn du magst.',
      end: 'Wer einen Anteil zurückgeben musste, war noch einmal dran, wie nach einem Diebstahl.',
    },
  },
  'scoring-cards': {
    title: 'Wertungskarten',
    idea: 'Spiel sie verdeckt; sie zählen bei der Wertung der Runde.',
    says: {
      cards: 'Das sind Wertungskarten. Du spielst sie verdeckt, bevor du deinen Anteil nimmst.',
      lay: 'Spiel „Die meisten Felle“: Wer in dieser Runde die meisten Felle hat, bekommt 4 Punkte.',
      layFirst,
      layHint: 'Wähle die Karte „Die meisten Felle“, dann „Verdeckt spielen“.',
      down: 'Die anderen sehen, dass du eine Karte gespielt hast, aber nicht, welche. Du bist weiter am Zug.',
      count: 'In der Mitte liegen drei Felle. Drei liegen auch hier, und dazu der Schamane für den Gleichstand.',
      most: 'Hol dir die 4 Punkte für die meisten Felle: Spiel auch deine andere Karte.',
      mostMissed: 'Die Punkte gingen an jemand anders. Du brauchst vier Felle: Eine Karte kann eines davon sein.',
      mostHint: 'Spiel „Mein Fell“ verdeckt, dann nimm alles aus der Mitte.',
      scored: 'Alle Karten wurden aufgedeckt und die Fragezeichen umgedreht. Dann zählte deine Karte als viertes Fell.',
      end: 'Die meisten Wertungskarten belohnen, wer von einer Sorte am meisten hat. Sorg dafür, dass du es bist.',
    },
  },
  animals: {
    title: 'Tiere',
    idea: 'Sammle verschiedene Tierarten für das Ende der Partie.',
    says: {
      tokens:
        'Jedes Tier in deinem Anteil bringt dir eine Marke. Du hast drei Arten; dieselbe Art noch einmal bringt nichts.',
      worth: 'Am Ende bringen drei Arten 4 Punkte, vier 9, fünf 15, sechs 22, sieben 30.',
      lay: 'Hier liegen ein Hase und ein Biber, den Hasen hast du schon. Spiel „Wildes Tier“ verdeckt.',
      layFirst,
      layHint: 'Wähle die Karte „Wildes Tier“, dann „Verdeckt spielen“.',
      five: 'Jetzt auf fünf Arten: Nimm beide Tiere, und tausche eines gegen eine Art, die dir fehlt.',
      have: 'Wähle eine Art, die du noch nicht hast.',
      fiveMissed:
        'Das sind keine fünf Arten. Du brauchst beide Tiere, und mit zu viel anderem wird der Anteil gestohlen.',
      fiveHint: 'Nimm nur den Hasen und den Biber. Dann tausche den Hasen gegen ein anderes Tier.',
      scored: 'Fünf Arten: 15 Punkte! Jede weitere Art ist mehr wert als die vorige.',
      end: 'Auch die Karte „Felle und Gefährte“ bringt ein Tier: Wer die meisten Felle hat, wählt eines.',
    },
  },
  'last-round': {
    title: 'Die letzte Runde',
    idea: 'Äxte bringen Punkte, Karten auf der Hand nichts.',
    says: {
      round: 'Runde 5 ist die letzte. Wer auf der Fellleiste vorn ist, gewinnt 5 Punkte, wer hinten ist, verliert 5.',
      axes: 'Niemand zieht mehr Karten: Jede Axt bringt stattdessen 3 Punkte.',
      cards: 'Karten, die auf der Hand bleiben, sind nichts wert. Spiel „Scharfe Äxte“: 2 Punkte mehr für jede Axt.',
      layFirst,
      layHint: 'Wähle die Karte „Scharfe Äxte“, dann „Verdeckt spielen“.',
      win: 'Du hast 20 Punkte, die anderen 24 und 25. Nimm den Anteil, mit dem du gewinnst.',
      winMissed:
        'Das reicht nicht. Die Äxte bringen 20 Punkte, du brauchst etwas mehr, und der Anteil darf niemanden reizen.',
      winHint: 'Nimm alle Äxte und alle Feuer. Dann bleibt jemand anders ohne Feuer.',
      won: 'Mit einem Punkt Vorsprung: Du gewinnst! Rechne vor dem letzten Anteil nach, was alle bekommen.',
      tie: 'Haben zwei die meisten Punkte, gewinnt, wer auf der Fellleiste weiter vorn ist.',
    },
  },
  'two-players': {
    title: 'Zu zweit',
    idea: 'Beide sammeln zwei Anteile.',
    says: {
      two: 'Zu zweit sammelt ihr abwechselnd je zwei Anteile. Beide werden gewertet. Einen habt ihr schon.',
      fires:
        'Nur das meiste Fleisch zählt: 8 Punkte. Die wenigsten Feuer kosten 5, die andere Seite bekommt 1 je Feuer.',
      second:
        'Nimm den zweiten Anteil so, dass du das meiste Fleisch und mehr Feuer hast. Der Rest geht an die andere Seite.',
      secondMissed:
        'Noch nicht. Was du liegen lässt, bekommt die andere Seite, und ein zu fetter Anteil wird gestohlen.',
      secondHint: 'Nimm alles Fleisch und alle Feuer, sonst nichts.',
      scored: 'Der vierte Anteil war alles, was übrig blieb. Wer ihn nahm, beginnt die nächste Runde.',
      theft: 'Ein Diebstahl nimmt einen der beiden Anteile. Wer bestohlen wurde, ist noch einmal dran.',
      pass: 'Ist die Mitte leer und kein Anteil zu stehlen, dann passt du, und die Runde wird gewertet.',
    },
  },
  'win-from-here': {
    title: 'Gewinne von hier',
    idea: 'Die letzte Runde, und du beginnst.',
    says: {
      play: 'Die letzte Runde: Du liegst drei Punkte vorn, und du beginnst. Bleib vorn!',
      playHint: 'Nimm einen Anteil, der dir nützt und das Stehlen nicht lohnt. Spiel vorher deine Karten.',
    },
  },
  'last-share': {
    title: 'Der letzte Anteil',
    idea: 'Die anderen haben gewählt. Nimmst du den Rest, oder stiehlst du?',
    says: {
      play: 'Die anderen haben ihren Anteil, und es ist die letzte Runde. Nimm alles, stiehl, oder spiel vorher Karten. Gewinne!',
      playHint: 'Rechne nach, was jeder Anteil bringt, und was jemand täte, den du bestiehlst.',
    },
  },
  duel: {
    title: 'Duell',
    idea: 'Zwei Runden gegen jemanden, der vorn liegt.',
    says: {
      play: 'Zu zweit, Runden 4 und 5, und du liegst fünf Punkte zurück. Gewinne!',
      playHint: 'Das meiste Fleisch und mehr Feuer: Zu zweit macht beides viel aus.',
    },
  },
};
