import type { Log } from '../../en/momie/log.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Svegliata dai dadi liberati, la mummia' : 'La mummia');
const inSteps = (n: number) => (n === 1 ? '1 passo' : `${String(n)} passi`);

export const log: Log = {
  reset: (hunter) => `${hunter} libera tutti e cinque i dadi.`,
  roll: ({ hunter, locked }) =>
    locked === 0
      ? `${hunter} lancia i dadi. Nessuno mostra la mummia.`
      : `${hunter} lancia i dadi. ${String(locked)} su cinque ${locked === 1 ? 'mostra' : 'mostrano'} la mummia.`,
  rolled: ({ hunter, free, count }) =>
    count === 0 ? 'Nessun dado è rimasto libero.' : `I dadi liberi di ${hunter}: ${free}.`,
  move: ({ hunter, die }) => `${hunter} annuncia: ${die}.`,
  walked: ({ hunter, from, to }) => `${hunter} cammina: ${from} – ${to}.`,
  collect: ({ hunter, card, at }) => `${hunter} prende un tesoro in ${at}: ${card}.`,
  skip: (hunter) => `${hunter} non può muoversi con nessun dado e salta il turno.`,
  lost: (hunter) => `Tutti e cinque i dadi mostrano la mummia: ${hunter} perde il turno.`,
  prowl: ({ interrupt, walked, steps, to }) =>
    `${waking(interrupt)} fa ${walked === steps ? '' : `${String(walked)} di `}${inSteps(steps)}, fino a ${to}.`,
  stay: ({ interrupt, steps }) => `${waking(interrupt)} poteva fare ${inSteps(steps)} e resta dov’è.`,
  caught: ({ interrupt, to, hunter }) => `${waking(interrupt)} cattura ${hunter} in ${to} e si prende un ankh.`,
};
