import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  intro:
    'Einer ist die Mumie; die anderen plündern ihre Pyramide. Die Jäger sehen alles, die Mumie sieht niemanden: sie hört nur, wie weit sie gehen. Wer zuerst alle Auftragskarten spielt, gewinnt, wenn die Mumie nicht genug Leben genommen hat.',
  chapters: {
    pieces: 'Das Material',
    setUp: 'Der Aufbau',
    dice: 'Die Würfel eines Jägers',
    move: 'Der Weg eines Jägers',
    collect: 'Einsammeln, und was die Mumie hört',
    mummy: 'Der Zug der Mumie',
    end: 'Das Ende',
  },
  clauses: {
    'MO-1':
      'Eine Pyramide aus Feldern, durch Gänge verbunden oder durch Mauern getrennt; die Treppe, das Verlies und 23 Schätze auf eigenen Feldern: 5 rote, 5 blaue, 5 weiße, 4 grüne, 4 gelbe. Die Pläne sind unsere eigenen.',
    'MO-2':
      'Treppe und Verlies liegen unten nebeneinander, eine Mauer dazwischen; jede Farbe hat ihr Gebiet; es gibt Sackgassen; das Verlies hat zwei Ausgänge.',
    'MO-3': 'Bis zu vier Jäger mit je drei Lebensmarken (Ankhs); eine Mumie.',
    'MO-4': 'Fünf weiße Würfel: 1, 2, 3, 4, Pfeil, Mumie. Ein brauner Würfel für die Mumie: 1, 1, 2, 2, 3, 3.',
    'MO-5': '23 Auftragskarten, eine je Schatz; die Rückseite zeigt die Farbe.',
    'MO-10': 'Die Mumie beginnt im Verlies, alle Jäger auf der Treppe.',
    'MO-11': 'Jeder Jäger zieht eine Karte jeder Farbe und verbirgt sie. Der Rest kommt ungesehen beiseite.',
    'MO-12': 'Alle fünf weißen Würfel sind frei.',
    'MO-13':
      'Die Jäger sehen das ganze Brett. Die Mumie sieht weder die Jäger noch die freien Würfel. Die Mumie sehen alle.',
    'MO-14': 'Der Platz links der Mumie beginnt, im Uhrzeigersinn; nach dem letzten Jäger ist die Mumie dran.',
    'MO-20':
      'Zeigt ein weißer Würfel die Mumie, darfst du vor dem Würfeln alle fünf befreien. Die Mumie darf dann sofort einen Zwischenzug machen.',
    'MO-21': 'Zeigen alle fünf Würfel die Mumie, musst du sie vor dem Würfeln befreien.',
    'MO-22': 'Würfle alle freien Würfel. Die mit Mumie sind gesperrt, bis jemand sie befreit.',
    'MO-23': 'Du darfst beliebig oft neu würfeln, immer alle freien Würfel.',
    'MO-24': 'Zeigen nach einem Wurf alle fünf die Mumie, ist dein Zug vorbei.',
    'MO-30': 'Wähle einen freien Würfel, sag ihn an und geh damit. Ist keiner zu brauchen, musst du neu würfeln.',
    'MO-31': 'Eine Zahl: genau so viele Felder, abbiegen nach Belieben; Felder dürfen mehrmals betreten werden.',
    'MO-32': 'Mauern und die Mumie halten dich auf. Niemand betritt je die Treppe oder das Verlies.',
    'MO-33': 'Mit einer Zahl darfst du an anderen Jägern vorbei, aber nicht halten, wo einer steht.',
    'MO-34':
      'Ein Pfeil: geradeaus, so weit es geht, bis zu Mauer, Mumie, Jäger, Treppe oder Verlies; mindestens ein Feld.',
    'MO-35': 'Auf der Treppe und im Verlies dürfen beliebig viele Jäger stehen.',
    'MO-36':
      'Eine Zahl darf dich auf das Feld zurückbringen, das du eben verlassen hast (nie auf die Treppe oder ins Verlies).',
    'MO-40': 'Endet dein Weg auf einem Schatz, dessen Karte du hast, darfst du sie spielen und allen zeigen.',
    'MO-41': 'Könnte dich zu Beginn deines Zuges keine Seite bewegen, wird dein Zug übersprungen.',
    'MO-42':
      'Die Mumie hört: jedes Befreien, wie viele Würfel nach jedem Wurf gesperrt sind, den Würfel jedes Weges, jede gespielte Karte, jeden übersprungenen oder verlorenen Zug. Sonst nichts.',
    'MO-50': 'Die Mumie wirft ihren Würfel und darf bis zu dieser Zahl plus der Zahl gesperrter weißer Würfel gehen.',
    'MO-51': 'Mauern halten sie auf; sie betritt nie die Treppe oder das Verlies.',
    'MO-52': 'Betritt sie das Feld eines Jägers, fängt sie ihn, und ihr Zug endet.',
    'MO-53': 'Wer gefangen wird, kommt ins Verlies und gibt der Mumie ein Ankh. Wer sein letztes abgibt, scheidet aus.',
    'MO-54': 'Die weißen Würfel bleiben, wie sie sind.',
    'MO-55':
      'Zwischenzug: höchstens so viele Felder, wie Würfel vor dem Befreien die Mumie zeigten; es wird nicht gewürfelt. Dann würfelt der Jäger alle fünf.',
    'MO-56':
      'Die Mumie darf stehen bleiben. Ihr ganzer Weg wird vorher beurteilt: was erlaubt ist, verrät ihr nie, wo Jäger stehen.',
    'MO-60': 'Ein Jäger, der seine letzte Auftragskarte spielt, gewinnt sofort.',
    'MO-61': 'Die Mumie gewinnt mit dem 4. Ankh gegen zwei Jäger, mit dem 6. gegen drei, mit dem 7. gegen vier.',
    'MO-65':
      'Zu zweit: der Jäger führt zwei Figuren mit zehn Karten, jede Figur hat ihren Zug. Er gewinnt, wenn alle zehn gespielt sind; die Mumie gewinnt mit dem 3. Ankh.',
    'MO-66': 'Auch seine zwei Figuren dürfen nicht auf einem Feld halten.',
    'MO-67': 'Wer ausgeschieden ist, verliert seine Züge; seine Karten bleiben bis zum Ende geheim.',
    'MO-70': 'Die Farben der noch nicht gespielten Karten kennen alle.',
  },
  synonyms: [
    ['feld', 'plattchen', 'tafel', 'zelle'],
    ['leben', 'ankh', 'anch'],
    ['fang', 'fangt', 'gefangen', 'erwisch'],
    ['ausgeschieden', 'ausscheid', 'aus dem spiel', 'aus der jagd'],
    ['gewinn', 'sieg'],
    ['nachziehstapel', 'stapel', 'zieht'],
    ['schatz', 'schatze', 'auftrag', 'auftrage', 'mission'],
    ['jager', 'rauber', 'abenteurer'],
  ],
};
