import type { Characters } from '../../en/mammut/characters.ts';

export const characters: Characters = {
  random: { name: 'Hase', way: 'Springt irgendwohin: irgendein erlaubter Anteil, ganz zufällig.' },
  easy: {
    name: 'Schneehuhn',
    way: 'Vergleicht wenige Anteile, denkt selten ans Stehlen und vergisst die Hälfte der Karten.',
  },
  normal: {
    name: 'Biber',
    way: 'Vergleicht Anteile und Diebstähle, übersieht aber ein Drittel der Diebstähle und ein Fünftel der Karten.',
  },
  hard: {
    name: 'Fuchs',
    way: 'Vergleicht Dutzende Anteile und Diebstähle, rechnet mit den Antworten und vergisst keine Karte.',
  },
};
