import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'Das Material',
    setUp: 'Der Aufbau',
    dice: 'Die Würfel der Jäger',
    move: 'Der Weg der Jäger',
    collect: 'Schätze nehmen, und was die Mumie hört',
    mummy: 'Der Zug der Mumie',
    end: 'Das Ende',
  },
  clauses: {
    'MO-1':
      'Eine Pyramide aus Feldern, die durch Gänge verbunden oder durch Mauern getrennt sind; die Treppe, das Verlies und 23 Schätze, jeder auf einem eigenen Feld: 5 rote, 5 blaue, 5 weiße, 4 grüne, 4 gelbe. Die Pyramiden haben wir selbst entworfen.',
    'MO-2':
      'Treppe und Verlies liegen unten nebeneinander, mit einer Mauer dazwischen; jede Farbe hat ihr eigenes Gebiet; es gibt Sackgassen; das Verlies hat genau zwei Ausgänge.',
    'MO-3': 'Bis zu vier Jäger mit je drei Lebensmarken (Ankhs); eine Mumie.',
    'MO-4':
      'Fünf weiße Würfel mit den Seiten 1, 2, 3, 4, Pfeil und Mumie. Ein brauner Würfel für die Mumie mit den Seiten 1, 1, 2, 2, 3 und 3, die wir selbst festgelegt haben.',
    'MO-5': '23 Auftragskarten, eine je Schatz; die Rückseite zeigt die Farbe.',
    'MO-10': 'Eine Person ist die Mumie und beginnt im Verlies; alle anderen sind Jäger und beginnen auf der Treppe.',
    'MO-11':
      'Alle Jäger ziehen von jeder der fünf Farben eine Auftragskarte und halten sie geheim: Das sind ihre fünf Aufträge. Die übrigen Karten kommen ungesehen beiseite.',
    'MO-12': 'Alle fünf weißen Würfel sind am Anfang frei.',
    'MO-13':
      'Die Jäger sehen das ganze Brett. Die Mumie sieht weder die Jäger noch die freien Würfel. Wo die Mumie steht, sehen alle.',
    'MO-14':
      'Es beginnt, wer links von der Mumie sitzt; dann geht es im Uhrzeigersinn weiter. Nach dem letzten Jäger ist die Mumie dran.',
    'MO-20':
      'Zeigt mindestens ein weißer Würfel die Mumie, darfst du vor dem Würfeln alle fünf befreien. Die Mumie darf dann sofort einen Zwischenzug machen.',
    'MO-21': 'Zeigen alle fünf Würfel die Mumie, musst du sie vor dem Würfeln befreien.',
    'MO-22': 'Wirf alle freien Würfel. Zeigt ein Würfel die Mumie, ist er gesperrt, bis jemand die Würfel befreit.',
    'MO-23': 'Du darfst beliebig oft noch einmal würfeln, immer mit allen freien Würfeln.',
    'MO-24':
      'Zeigen nach einem Wurf alle fünf Würfel die Mumie, ist dein Zug ohne Bewegung vorbei. Passiert das dem letzten Jäger, zieht die Mumie gleich zweimal: zuerst in ihrem eigenen Zug und dann im Zwischenzug, weil der nächste Jäger die Würfel befreien muss.',
    'MO-30':
      'Wähle einen freien Würfel, sag ihn an und zieh damit. Einen Würfel, mit dem du nicht ziehen kannst, darfst du nicht wählen; gibt es keinen anderen, musst du noch einmal würfeln.',
    'MO-31':
      'Mit einer Zahl gehst du genau so viele Felder weit, waagrecht oder senkrecht, und darfst beliebig abbiegen; ein Feld darf mehrmals betreten werden.',
    'MO-32': 'Mauern und die Mumie halten dich auf. Treppe und Verlies darf niemand betreten, nur verlassen.',
    'MO-33': 'Mit einer Zahl darfst du an anderen Jägern vorbei, aber nicht auf ihrem Feld stehen bleiben.',
    'MO-34':
      'Mit einem Pfeil gehst du geradeaus bis auf das Feld vor dem ersten Hindernis: Mauer, Mumie, Jäger, Treppe oder Verlies. Du musst mindestens ein Feld weit gehen.',
    'MO-35': 'Auf der Treppe und im Verlies dürfen beliebig viele Jäger stehen.',
    'MO-36':
      'Eine Zahl darf dich auf das Feld zurückführen, das du eben verlassen hast (nie auf die Treppe oder ins Verlies).',
    'MO-40':
      'Endet dein Weg auf einem Schatz, dessen Karte du hast, darfst du die Karte spielen: Zeig sie allen, auch der Mumie.',
    'MO-41':
      'Könntest du zu Beginn deines Zuges mit keiner Würfelseite ziehen, setzt du aus: Du darfst weder Würfel befreien noch würfeln.',
    'MO-42':
      'Die Mumie erfährt, wann Würfel befreit werden, wie viele nach jedem Wurf gesperrt sind, mit welchem Würfel gezogen wird, welche Karte gespielt wird und wer aussetzt oder den Zug verliert. Sonst erfährt sie nichts.',
    'MO-50':
      'Nach dem letzten Jäger wirft die Mumie ihren Würfel und darf höchstens so viele Felder weit gehen, wie er zeigt, plus eines für jeden gesperrten weißen Würfel. Beispiel: Bei einer 2 und drei gesperrten Würfeln sind es höchstens fünf Felder.',
    'MO-51': 'Mauern halten die Mumie auf, und sie betritt nie die Treppe oder das Verlies.',
    'MO-52': 'Betritt die Mumie das Feld eines Jägers, fängt sie ihn, und ihr Zug ist zu Ende.',
    'MO-53':
      'Ein gefangener Jäger kommt ins Verlies und gibt der Mumie ein Ankh. Wer sein letztes Ankh abgibt, scheidet aus.',
    'MO-54': 'Im Zug der Mumie bleiben die weißen Würfel, wie sie sind.',
    'MO-55':
      'Im Zwischenzug darf die Mumie höchstens so viele Felder weit gehen, wie Würfel vor dem Befreien die Mumie zeigten; sie würfelt nicht. Danach wirft der Jäger, der die Würfel befreit hat, alle fünf (im Verlies, falls sie ihn gefangen hat).',
    'MO-56':
      'Die Mumie darf stehen bleiben. Ob ihr Weg erlaubt ist, wird geprüft, bevor sie ihn geht, und hängt nie davon ab, wo Jäger stehen: So verrät es ihr nichts.',
    'MO-60': 'Wer die letzte eigene Auftragskarte spielt, gewinnt sofort und allein.',
    'MO-61': 'Die Mumie gewinnt sofort mit dem 4. Ankh gegen zwei Jäger, mit dem 6. gegen drei, mit dem 7. gegen vier.',
    'MO-65':
      'Zu zweit führt eine Person zwei Jäger und zieht von jeder Farbe zwei Karten, also zehn. Jeder der beiden Jäger hat seinen eigenen Zug, immer in derselben Reihenfolge, und darf jede der Karten spielen. Sind alle zehn gespielt, gewinnt die Person mit den Jägern; die Mumie gewinnt mit dem 3. Ankh.',
    'MO-66': 'Zu zweit dürfen auch zwei Jäger derselben Person nicht auf demselben Feld stehen bleiben.',
    'MO-67': 'Wer ausgeschieden ist, hat keine Züge mehr; die restlichen Karten bleiben bis zum Ende geheim.',
    'MO-70': 'Welche Farben die noch nicht gespielten Auftragskarten haben, wissen alle, auch die Mumie.',
  },
  synonyms: [
    ['feld', 'plattchen', 'tafel', 'zelle'],
    ['leben', 'ankh', 'anch'],
    ['fang', 'gefangen', 'erwisch'],
    ['ausgeschieden', 'ausscheid', 'scheidet', 'aus dem spiel'],
    ['gewinn', 'sieg'],
    ['schatz', 'schatze', 'auftrag', 'auftrage', 'mission'],
    ['jager', 'rauber', 'abenteurer', 'schatzsucher', 'figur'],
    ['verlies', 'kerker', 'sarkophag'],
    ['treppe', 'startfeld'],
    ['zwischenzug', 'unterbrechung'],
    ['befrei', 'zurucksetz'],
  ],
  printed: {
    'MO-1': 'Sarkophag, Startfeld',
    'MO-3': 'Lebensmarke Leben',
    'MO-4': 'Bewegungswürfel',
    'MO-5': 'Schatzkarte',
    'MO-10': 'Abenteurer Schatzsucher',
    'MO-13': 'Sichtschirm Rückseite',
    'MO-20': 'auf 0 setzen, zurücksetzen',
    'MO-42': 'laut ansagen',
    'MO-53': 'Sarkophag, Lebensmarke',
    'MO-55': 'Unterbrechung',
  },
};
