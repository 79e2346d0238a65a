import type { Characters } from '../../en/maamut/characters.ts';

export const characters: Characters = {
  random: { name: 'Wind', way: 'Weht, wohin er will: irgendein erlaubter Zug, ganz zufällig.' },
  easy: { name: 'Funke', way: 'Spielt im Kopf ein paar Jagden durch und nimmt oft nur die zweitbeste.' },
  normal: { name: 'Rabe', way: 'Spielt vor jedem Zug im Kopf hundert Jagden durch und irrt sich selten.' },
  hard: { name: 'Hirsch', way: 'Nutzt die ganze Bedenkzeit und spielt immer den besten gefundenen Zug.' },
};
