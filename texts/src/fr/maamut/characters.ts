import type { Characters } from '../../en/maamut/characters.ts';

export const characters: Characters = {
  random: { name: 'Vent', way: 'Souffle où il veut : n’importe quel coup permis, au hasard.' },
  easy: { name: 'Étincelle', way: 'Imagine quelques chasses et se contente souvent du deuxième choix.' },
  normal: { name: 'Corbeau', way: 'Imagine cent chasses avant chaque coup et se trompe rarement.' },
  hard: { name: 'Cerf', way: 'Réfléchit tout le temps dont il dispose et joue toujours le meilleur coup trouvé.' },
};
