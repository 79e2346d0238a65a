import type { Log } from '../../en/momie/log.ts';
import { counted } from '../../grammar.ts';

const count = counted('it');
const mummy = (interrupt: boolean) => (interrupt ? 'Svegliata dai dadi liberati, la mummia' : 'La mummia');
const steps = (n: number) => count(n, 'passo', 'passi');

export const log: Log = {
  reset: (hunter) => `${hunter} libera tutti e cinque i dadi.`,
  roll: ({ hunter, locked }) =>
    locked === 0
      ? `${hunter} lancia i dadi. Nessuno mostra la mummia.`
      : `${hunter} lancia i dadi. ${locked} su cinque ${locked === 1 ? 'mostra' : 'mostrano'} la mummia.`,
  rolled: ({ hunter, free, count: dice }) =>
    dice === 0 ? 'Nessun dado è rimasto libero.' : `I dadi liberi di ${hunter}: ${free}.`,
  move: ({ hunter, die }) => `${hunter} annuncia: ${die}.`,
  walked: ({ hunter, from, to }) => `${hunter} si sposta: ${from} – ${to}.`,
  collect: ({ hunter, card, at }) => `${hunter} prende un tesoro in ${at}: ${card}.`,
  skip: (hunter) => `${hunter} non può muoversi con nessun dado e salta il turno.`,
  lost: (hunter) => `Tutti e cinque i dadi mostrano la mummia: ${hunter} perde il turno.`,
  prowl: ({ interrupt, walked, steps: most, to }) =>
    `${mummy(interrupt)} fa ${walked === most ? steps(most) : `${walked} dei suoi ${most} passi`}, fino a ${to}.`,
  stay: ({ interrupt, steps: most }) => `${mummy(interrupt)} potrebbe fare ${steps(most)}, ma resta dov’è.`,
  caught: ({ interrupt, to, hunter }) => `${mummy(interrupt)} cattura ${hunter} in ${to} e riceve un ankh.`,
  mummyRolls: ({ die, locked }) =>
    locked === 0
      ? `La mummia lancia il dado: ${die}.`
      : `La mummia lancia il dado: ${die} + ${count(locked, 'bloccato', 'bloccati')} = ${die + locked}.`,
  woken: (most) => `I dadi liberati svegliano la mummia: può fare ${steps(most)}.`,
};
