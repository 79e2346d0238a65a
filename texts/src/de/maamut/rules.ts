import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Das Material',
    setUp: 'Der Aufbau',
    turn: 'Dein Zug',
    flight: 'Das Mammut flieht',
    panic: 'Auf seinem Weg',
    removed: 'Ausgeschiedene Jäger',
    end: 'Das Ende',
  },
  clauses: {
    'MA-1': '37 sechseckige Felder: 7 Fels, 18 Gras, 11 Schnee und das Kreuz, das als Schnee zählt.',
    'MA-2': 'Bis zu vier Jäger, jeder mit eigener Farbe und Form und mit vier Fallen; ein Mammut.',
    'MA-3': '36 Laufkarten: zwölf Einsen, sechzehn Zweien, acht Dreien.',
    'MA-10':
      'Das Kreuz kommt in die Mitte; die anderen Felder werden gemischt und zu einem Sechseck darum herum gelegt.',
    'MA-11': 'Sind mehr als vier der sechs Felder um das Kreuz Fels, wird neu gemischt und ausgelegt.',
    'MA-12': 'Alle bekommen drei Karten, die sie vor den anderen verbergen. Der Rest ist der Nachziehstapel.',
    'MA-13': 'Das Mammut beginnt auf dem Kreuz.',
    'MA-14':
      'Zuerst setzt, wer beginnt, dann im Uhrzeigersinn alle anderen ihren Jäger auf ein Randfeld, aber nicht auf Fels und nicht auf ein besetztes Feld.',
    'MA-15': 'Wer beginnt, bestimmt der Tisch oder der Zufall.',
    'MA-16': 'Zu zweit und zu dritt gelten dieselben Regeln.',
    'MA-17':
      'Wählt der Tisch diese Variante, beginnt die Jagd nicht mit der Person, die zuerst gesetzt hat, sondern mit der nächsten im Uhrzeigersinn. Wer zuerst gesetzt hat, ist dann zuletzt dran.',
    'MA-20':
      'Laufen: Spiel eine Karte und zieh deinen Jäger gerade in eine der sechs Richtungen, genau so viele Felder, wie die Karte sagt.',
    'MA-21':
      'Ein Jäger betritt nie Fels, verlässt nie das Brett und zieht immer die ganze Strecke. Beispiel: Kommt in fünf Richtungen innerhalb von zwei Feldern Fels oder der Rand, führt eine 2 nur in die sechste.',
    'MA-22': 'Jäger dürfen über Felder mit Fallen oder anderen Jägern ziehen und dort auch stehen bleiben.',
    'MA-30': 'Falle stellen: Leg eine Falle aus deinem Vorrat auf das Feld, auf dem dein Jäger steht.',
    'MA-31': 'Eine Falle darf nur auf Gras gestellt werden.',
    'MA-32': 'Auf einem Feld liegt höchstens eine Falle.',
    'MA-33': 'Du darfst eine Falle nur stellen, wenn kein anderer Jäger auf dem Feld steht.',
    'MA-35':
      'Falle entfernen: Nimm die Falle, auf der dein Jäger steht, vom Brett, ob eigene oder fremde. Wer sie gestellt hatte, bekommt sie zurück und darf sie wieder verwenden.',
    'MA-36': 'Du darfst eine Falle nur entfernen, wenn kein anderer Jäger auf dem Feld steht.',
    'MA-38': 'Passen: Leg eine Karte ab und tu sonst nichts.',
    'MA-39':
      'Hast du eine Karte gespielt oder abgelegt, ziehst du auf drei Karten nach, sobald alles vorbei ist, was dein Zug ausgelöst hat. Dann ist im Uhrzeigersinn der nächste Jäger dran, der noch im Spiel ist.',
    'MA-40':
      'Ist die letzte Karte des Nachziehstapels gezogen, wird die Ablage sofort zu einem neuen Nachziehstapel gemischt. Die Karte, die du gespielt hast, liegt schon auf der Ablage, wenn du nachziehst.',
    'MA-50':
      'Betritt ein Jäger auf seinem Weg oder an dessen Ende das Feld des Mammuts, flieht es sofort: geradeaus und genau so viele Felder, wie die Karte sagt.',
    'MA-51': 'Das Mammut flieht geradeaus, in die Richtung, in die der Jäger lief, wenn dieser Weg offen ist.',
    'MA-52':
      'Ein Weg ist offen, wenn jedes Feld der ganzen Flucht auf dem Brett liegt und kein Fels ist. Fallen und Jäger versperren ihn nie.',
    'MA-53':
      'Ist der Weg geradeaus versperrt, dreht sich das Mammut im Uhrzeigersinn zum ersten offenen Weg. Die Richtung, aus der der Jäger kam, lässt es aus. Sind die ersten vier Wege versperrt, nimmt es den fünften.',
    'MA-54': 'Ist das Mammut geflohen, zieht der Jäger in seiner Richtung zu Ende.',
    'MA-55':
      'Ist kein Weg offen, bleibt das Mammut stehen und geht auf den Jäger los: Er scheidet aus, und der Rest seines Zuges verfällt.',
    'MA-60':
      'Das Mammut rennt Feld für Feld. Kommt es, auch mitten in der Flucht, auf ein Feld mit einer Falle, stürzt es hinein, und die Partie ist zu Ende.',
    'MA-61':
      'Kommt das Mammut auf ein Feld mit Jägern, geraten sie in Panik: Jeder rennt sofort auf ein freies Nachbarfeld, dann rennt das Mammut weiter.',
    'MA-62':
      'Frei ist ein Feld, das auf dem Brett liegt, kein Fels ist, auf dem niemand steht und von dem nicht gerade das Mammut kommt. Eine Falle stört nicht.',
    'MA-63':
      'Wer in Panik gerät, wählt das Feld selbst. Mehrere wählen der Reihe nach, angefangen links von der Person, die dran ist. Ist nur ein Feld möglich, wird nicht gefragt.',
    'MA-64': 'Wer in Panik gerät und nirgendwohin rennen kann, scheidet aus.',
    'MA-65': 'Wer vor dem Mammut herrennt, kann noch einmal eingeholt werden.',
    'MA-70': 'Ein ausgeschiedener Jäger hat keine Züge mehr; seine Handkarten kommen offen auf die Ablage.',
    'MA-71':
      'Die Fallen eines ausgeschiedenen Jägers bleiben liegen und bringen noch immer den Sieg, wenn das Mammut hineinstürzt. Wird eine davon entfernt, ist sie aus dem Spiel. Der Tisch kann die Fallen auch verschwinden lassen.',
    'MA-72': 'Der letzte Jäger spielt allein weiter: Die anderen zu überleben ist noch kein Sieg.',
    'MA-80':
      'Wer die Falle gestellt hat, in die das Mammut stürzt, gewinnt allein, ganz gleich, wer es hineingetrieben hat.',
    'MA-81': 'Das Mammut gewinnt, und alle Jäger verlieren, wenn kein Jäger mehr übrig ist.',
    'MA-82':
      'Das Mammut gewinnt auch, wenn es in keine Falle mehr getrieben werden kann, weder in eine gestellte noch in eine, die noch gestellt werden könnte.',
    'MA-83':
      'Hat der Tisch die Zahl der Züge begrenzt und hatten alle Jäger, die noch im Spiel sind, so viele Züge, dann hat das Mammut überlebt und gewinnt.',
  },
  synonyms: [
    ['feld', 'plattchen', 'tafel', 'zelle'],
    ['flieh', 'flucht', 'renn', 'entkomm'],
    ['ausgeschieden', 'ausscheid', 'scheidet', 'aus dem spiel', 'aus der jagd'],
    ['gewinn', 'gewonnen', 'sieg'],
    ['ableg', 'abgelegt', 'ablage', 'leg eine karte ab', 'abwerf'],
    ['nachziehstapel', 'stapel', 'nachzieh', 'auf drei karten nach'],
    ['entfern', 'aufheb', 'abbau'],
    ['jager', 'rauber', 'abenteurer', 'figur'],
    ['laufkarte', 'bewegungskarte'],
  ],
  printed: {
    'MA-1': 'Landschaft Ebene Plättchen',
    'MA-2': 'Spielfigur',
    'MA-3': 'Bewegungskarte',
    'MA-15': 'Mammutschrei, den Schrei des Mammuts nachahmen, Startspieler',
    'MA-30': 'Falle graben',
    'MA-35': 'Falle aufheben wegnehmen',
    'MA-55': 'Angriff angreifen',
    'MA-80': 'Speer Geist des Jägers',
  },
};
