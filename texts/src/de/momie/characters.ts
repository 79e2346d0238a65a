import type { Characters } from '../../en/momie/characters.ts';

export const characters: Characters = {
  random: { name: 'Skarabäus', way: 'Krabbelt irgendwohin: irgendein erlaubter Zug, ganz zufällig.' },
  easy: {
    name: 'Nilpferd',
    way: 'Geht fast furchtlos auf Schätze los und verläuft sich oft; als Mumie folgt es grob dem Lärm.',
  },
  normal: {
    name: 'Katze',
    way: 'Meidet eine Mumie in der Nähe; als Mumie geht sie dorthin, wo die meisten Jäger sein könnten.',
  },
  hard: { name: 'Ibis', way: 'Erschließt, was die Mumie wissen kann; als Mumie, wohin die Jäger gegangen sind.' },
};
