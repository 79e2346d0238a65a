import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  intro:
    'Die Jagd ist vorbei, nun wird die Beute geteilt. Nimm aus der Mitte, was du magst; doch was vor dir zu gut aussieht, nimmt dir jemand weg. Wer nach der letzten Runde die meisten Siegpunkte hat, gewinnt.',
  chapters: {
    pieces: 'Das Material',
    setUp: 'Der Aufbau',
    pour: 'Das Ausschütten',
    share: 'Das Teilen der Beute',
    cards: 'Aktionskarten',
    evaluation: 'Die Wertung',
    axes: 'Äxte',
    hides: 'Felle',
    loot: 'Stoßzähne, Fleisch, Feuer',
    animals: 'Tiere, und das Ende der Runde',
    end: 'Das Ende',
  },
  clauses: {
    'MM-1':
      '31 Beuteplättchen und der Schamane, alle mit zwei Seiten. Sechs Arten Beute: Axt, Fell, Stoßzahn, Fleisch, Feuer und Tier (sieben Arten). Manche Seiten zeigen ein Fragezeichen.',
    'MM-2':
      'Unser Satz: acht Plättchen mit Fragezeichen, sieben mit Tieren (eines je Art), sechzehn mit zwei Sorten. Der Satz ist allen bekannt; ein Fragezeichen kann ein Tier verbergen.',
    'MM-3':
      'Der Schamane zeigt auf einer Seite einen roten Pfeil (Gleichstand im Uhrzeigersinn), auf der anderen einen blauen (dagegen).',
    'MM-4': '35 Tiermarken, fünf je Art. Niemand hat je zwei einer Art.',
    'MM-5': '19 Aktionskarten: acht Beutekarten (spähen, drehen, zurückgeben) und elf Wertungskarten.',
    'MM-10': 'Jeder beginnt mit 10 Siegpunkten, bei 0 auf der Fellleiste, mit zwei verdeckten Karten.',
    'MM-11': 'Zu zweit oder zu dritt: Runden 1 bis 5. Zu viert oder fünft: Runden 2 bis 5.',
    'MM-12': 'Zu viert oder fünft zieht jeder blind eine Tiermarke.',
    'MM-13': 'Der Tisch oder das Los bestimmt, wer beginnt.',
    'MM-20':
      'Der Startspieler schüttet alle 32 Plättchen aus. Die obere Seite sehen alle, die andere niemand; nur Karten drehen ein Plättchen.',
    'MM-21': 'Was alle gesehen haben, bleibt bekannt; was du erspäht hast, bleibt dir bekannt.',
    'MM-30': 'Der Startspieler beginnt. Dann immer der nächste im Uhrzeigersinn, der keinen Anteil hat.',
    'MM-31': 'Nimm in deinem Zug beliebig viele Plättchen aus der Mitte, mindestens eines: Das ist dein Anteil.',
    'MM-32':
      'Stattdessen darfst du stehlen: Nimm jemandes ganzen Anteil, leg mindestens ein Plättchen davon in die Mitte und behalte den Rest.',
    'MM-33':
      'Ein Anteil ist nie leer: der Dieb behält mindestens ein Plättchen, also ist ein Anteil von einem nicht zu stehlen.',
    'MM-34': 'Wer bestohlen wurde, hat keinen Anteil mehr und kommt noch einmal dran.',
    'MM-35':
      'Hast nur du noch keinen Anteil und nimmst aus der Mitte, musst du alles nehmen. Das beendet das Teilen, und du beginnst die nächste Runde.',
    'MM-36': 'Zu zweit sammelt jeder zwei getrennte Anteile; ein Diebstahl nimmt einen davon.',
    'MM-37':
      'Ist zu zweit die Mitte leer und nichts zu stehlen, darfst du noch Karten spielen und dann passen: das beendet das Teilen, und du beginnst die nächste Runde.',
    'MM-40': 'In deinem Zug darfst du, bevor du Plättchen nimmst, beliebig viele Karten spielen.',
    'MM-41': 'Spähen: sieh heimlich unter ein oder zwei Plättchen mit Fragezeichen, wo immer sie liegen.',
    'MM-42':
      'Drehen: dreh ein oder zwei Plättchen um, wo immer sie liegen, auch den Schamanen, aber nie eines, das ein Tier zeigt.',
    'MM-43':
      'Zurückgeben: ein oder mehrere Spieler legen alle ihre Plättchen in die Mitte (zu zweit: ein oder mehrere Anteile, auch der eigene).',
    'MM-44': 'Beutekarten werden offen gespielt und wirken sofort. Wertungskarten werden verdeckt gelegt.',
    'MM-45': 'Eine Beutekarte braucht etwas, worauf sie wirkt.',
    'MM-50': 'Zuerst werden alle verdeckten Karten gezeigt, dann alle Fragezeichen umgedreht.',
    'MM-51': 'Gleichstand: zuerst wer den Schamanen hat, dann die anderen in Pfeilrichtung. Früher ist besser.',
    'MM-52':
      'Karten, die für ein Plättchen stehen, zählen von Anfang an. Am meisten hat nur, wer wenigstens eines hat.',
    'MM-53': 'Punkte fallen nie unter 0. Gewertet wird Sorte für Sorte, die Karten einer Sorte nach ihren Plättchen.',
    'MM-60': 'Vom Besitzer des Schamanen im Uhrzeigersinn zieht jeder für jede Axt eine Aktionskarte.',
    'MM-61': 'In der letzten Runde bringt jede Axt stattdessen 3 Punkte.',
    'MM-62': 'Karte Scharfe Äxte: jeder bekommt 2 Punkte für jede seiner Äxte.',
    'MM-63':
      'Ist der Stapel leer, wird die Ablage gemischt; ist beides leer, wird nicht gezogen. Gespielte Karten werden erst am Rundenende abgelegt.',
    'MM-65': 'Jedes Fell bringt seinen Spieler einen Schritt auf der Fellleiste voran, die das ganze Spiel gilt.',
    'MM-66': 'Wer am weitesten ist, gewinnt so viele Punkte wie die Nummer der Runde.',
    'MM-67': 'Wer am wenigsten weit ist, verliert ebenso viele. Das ist nie derselbe.',
    'MM-68': 'Karte Meiste Felle: wer in dieser Runde die meisten Fellplättchen hat, bekommt 4 Punkte.',
    'MM-70': 'Jeder Stoßzahn: 2 Punkte.',
    'MM-71': 'Karte Meiste Stoßzähne: wer die meisten hat, bekommt 4 Punkte.',
    'MM-73':
      'Meistes Fleisch 8 Punkte, Zweiter 5, Dritter 2. Zu dritt 8 und 5, zu zweit nur 8. Ohne Fleisch keine Punkte.',
    'MM-76': 'Wenigste Feuer: verliert 5 Punkte.',
    'MM-77': 'Zu zweit gewinnt der andere 1 Punkt für jedes seiner Feuer.',
    'MM-80': 'Nimm für jedes Tierplättchen eine Marke dieser Art, außer du hast sie schon.',
    'MM-81': 'Karte Wildes Tier: nimm statt der Marke eines deiner Tierplättchen eine Art, die dir fehlt.',
    'MM-82':
      'Karte Felle und Gefährte: wer in dieser Runde die meisten Fellplättchen hat, wählt eine Marke, die ihm fehlt.',
    'MM-83': 'Gewählt wird vom Besitzer des Schamanen an im Uhrzeigersinn. Auf ein wildes Tier darf man verzichten.',
    'MM-85':
      'Dann werden gespielte Karten abgelegt, alle Plättchen kommen in den Beutel, die nächste Runde beginnt. Nicht gespielte Karten bleiben auf der Hand.',
    'MM-90':
      'Nach Runde 5 zählen die Arten: 3 bringen 4 Punkte, 4 bringen 9, 5 bringen 15, 6 bringen 22, 7 bringen 30.',
    'MM-91':
      'Die meisten Punkte gewinnen; bei Gleichstand, wer auf der Fellleiste am weitesten ist, sonst teilt man den Sieg.',
  },
  synonyms: [
    ['stehl', 'stiehl', 'bestohlen', 'gestohlen', 'dieb', 'raub', 'jemandes ganzen anteil'],
    ['feld', 'plattchen', 'tafel', 'zelle'],
    ['punkt', 'wertung'],
    ['fell', 'pelz'],
    ['gewinn', 'sieg'],
    ['ableg', 'abgelegt', 'ablage', 'legt eine karte ab'],
    ['nachziehstapel', 'stapel', 'zieht'],
  ],
};
