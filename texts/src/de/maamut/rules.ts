import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  intro:
    'Du bist ein Jäger. Wem die Falle gehört, in die das Mammut stürzt, der gewinnt, gleich wer es hineintrieb. Doch dränge es in die Enge, und es stellt sich dir.',
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
    'MA-2': 'Bis zu vier Jäger, jeder mit Farbe, Form und vier Fallen; ein Mammut.',
    'MA-3': '36 Laufkarten: zwölf 1er, sechzehn 2er, acht 3er.',
    'MA-10': 'Das Kreuz liegt in der Mitte; die anderen Felder werden gemischt und als Sechseck darum gelegt.',
    'MA-11': 'Sind mehr als vier der sechs Felder um das Kreuz Fels, wird neu ausgelegt.',
    'MA-12': 'Jeder bekommt drei Karten und hält sie verdeckt. Der Rest ist der Stapel.',
    'MA-13': 'Das Mammut beginnt auf dem Kreuz.',
    'MA-14':
      'Vom ersten Spieler im Uhrzeigersinn setzt jeder seinen Jäger auf ein Randfeld: nicht auf Fels, nicht auf ein besetztes.',
    'MA-15': 'Den ersten Spieler bestimmt der Tisch oder das Los.',
    'MA-16': 'Zu zweit und zu dritt gelten dieselben Regeln.',
    'MA-17':
      'Auf Wunsch eröffnet der Spieler nach dem ersten die Jagd: Wer zuerst gesetzt hat, handelt dann zuletzt. Für Dreierrunden, in denen der erste zu oft gewinnt.',
    'MA-20':
      'Laufen: spiel eine Karte und geh gerade in eine der sechs Richtungen, genau so viele Felder, wie sie sagt.',
    'MA-21': 'Ein Jäger betritt nie Fels, verlässt nie das Brett und geht immer die ganze Strecke.',
    'MA-22': 'Jäger dürfen Felder mit anderen Jägern und mit Fallen überqueren und teilen.',
    'MA-30': 'Falle stellen: leg eine deiner Fallen auf das Feld deines Jägers.',
    'MA-31': 'Eine Falle darf nur auf Gras gestellt werden.',
    'MA-32': 'Auf einem Feld liegt höchstens eine Falle.',
    'MA-33': 'Du darfst eine Falle nur stellen, wenn kein anderer Jäger auf dem Feld steht.',
    'MA-35':
      'Falle aufheben, eigene oder fremde, vom Feld deines Jägers. Sie geht an ihren Besitzer zurück, der sie wieder stellen darf.',
    'MA-36': 'Du darfst eine Falle nur aufheben, wenn kein anderer Jäger auf dem Feld steht.',
    'MA-38': 'Passen: leg eine Karte ab und tu sonst nichts.',
    'MA-39':
      'Wer eine Karte gespielt oder abgelegt hat, zieht auf drei nach, wenn alles vorbei ist, was sie auslöste. Dann spielt im Uhrzeigersinn der nächste lebende Jäger.',
    'MA-40': 'Ist die letzte Karte gezogen, wird die Ablage sofort zu einem neuen Stapel gemischt.',
    'MA-50':
      'Betritt ein laufender Jäger das Feld des Mammuts, flieht es sofort, gerade, genau so viele Felder, wie die Karte sagt.',
    'MA-51': 'Es flieht in die Richtung, in die der Jäger lief, wenn dieser Weg offen ist.',
    'MA-52':
      'Ein Weg ist offen, wenn jedes Feld der ganzen Flucht auf dem Brett liegt und kein Fels ist. Fallen und Jäger versperren ihn nie.',
    'MA-53':
      'Ist er zu, dreht das Mammut im Uhrzeigersinn zum ersten offenen Weg; die Richtung, aus der der Jäger kam, lässt es aus.',
    'MA-54': 'Nach der Flucht beendet der Jäger seinen eigenen Lauf.',
    'MA-55': 'Ist kein Weg offen, stellt sich das Mammut: dieser Jäger scheidet aus.',
    'MA-60': 'Das Mammut läuft Feld für Feld. Trifft es auf eine Falle, stürzt es hinein, und die Partie ist zu Ende.',
    'MA-61':
      'Jäger auf seinem Weg geraten in Panik: jeder läuft auf ein freies Nachbarfeld, dann läuft das Mammut weiter.',
    'MA-62': 'Frei heißt: auf dem Brett, kein Fels, niemand darauf, und nicht das Feld, von dem das Mammut kam.',
    'MA-63':
      'Wer in Panik ist, wählt sein Feld. Mehrere wählen der Reihe nach, links vom Treiber beginnend. Ein einziges mögliches Feld wird ohne Frage genommen.',
    'MA-64': 'Wer nirgendwohin laufen kann, scheidet aus.',
    'MA-65': 'Wer vor dem Mammut herläuft, kann wieder eingeholt werden.',
    'MA-70': 'Ein ausgeschiedener Jäger hat keine Züge mehr; seine Karten kommen offen auf die Ablage.',
    'MA-71':
      'Seine Fallen bleiben, und er gewinnt noch, wenn das Mammut hineinstürzt; der Tisch kann sie stattdessen verschwinden lassen.',
    'MA-72': 'Der letzte Jäger spielt allein weiter: die anderen zu überleben ist kein Sieg.',
    'MA-80': 'Wem die Falle gehört, in die das Mammut stürzt, der gewinnt allein, gleich wer es trieb.',
    'MA-81': 'Das Mammut gewinnt, wenn kein Jäger mehr da ist.',
    'MA-82':
      'Das Mammut gewinnt auch, wenn es zu keiner Falle mehr gebracht werden kann, ob gestellt oder noch zu stellen.',
    'MA-83':
      'Hat der Tisch eine Zahl von Zügen festgelegt und jeder lebende Jäger sie gehabt, hat das Mammut überlebt und gewinnt.',
  },
  synonyms: [
    ['feld', 'plattchen', 'tafel', 'zelle'],
    ['flieh', 'flucht', 'renn', 'entkomm'],
    ['ausgeschieden', 'ausscheid', 'aus dem spiel', 'aus der jagd'],
    ['gewinn', 'sieg'],
    ['ableg', 'abgelegt', 'ablage', 'legt eine karte ab'],
    ['nachziehstapel', 'stapel', 'zieht'],
    ['jager', 'rauber', 'abenteurer'],
  ],
};
