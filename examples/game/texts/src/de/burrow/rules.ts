import type { RuleBook } from '../../games/burrow.ts';

export const rules: RuleBook = {
  chapters: { pieces: 'Das Material', setUp: 'Der Aufbau', turn: 'Die Züge', end: 'Das Ende' },
  clauses: {
    'BU-1': 'Eine Reihe von neun Feldern mit den Nummern 1 bis 9; ein Hase; ein Würfel mit den Seiten 1, 2 und 3.',
    'BU-10': 'Eine Person führt den Hasen, alle anderen jagen. Der Tisch bestimmt, wer es ist, oder der Zufall.',
    'BU-11': 'Der Hase beginnt auf einem zufälligen Feld. Nur wer ihn führt, weiß, wo er ist.',
    'BU-12': 'Bis zur Nacht gibt es fünfzehn bis achtzehn Suchen. Nur wer jagt, weiß, wie viele.',
    'BU-20':
      'Hase und Jagd sind abwechselnd dran, der Hase zuerst. Jagen mehrere, geht es im Uhrzeigersinn, angefangen links vom Hasen.',
    'BU-21':
      'Wer den Hasen führt, würfelt verdeckt, und der Hase hüpft genau so viele Felder nach links oder rechts. Er bleibt auf der Reihe. Die anderen erfahren nur, dass er gehüpft ist.',
    'BU-22': 'Wer jagt, sucht ein Feld ab, aber nie das zuletzt abgesuchte.',
    'BU-23':
      'Alle hören die Antwort: gefunden, wenn der Hase auf dem Feld ist, nah, wenn er auf einem Feld daneben ist, sonst fern.',
    'BU-30': 'Wird der Hase zum dritten Mal gefunden, ist er gefangen, und alle, die jagen, gewinnen.',
    'BU-31': 'Wird es vorher Nacht, gewinnt der Hase.',
  },
  synonyms: [
    ['hupf', 'spring', 'zieh'],
    ['such', 'finde'],
    ['nacht', 'ende'],
  ],
  printed: {},
};
