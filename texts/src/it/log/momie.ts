import type { MomieLog } from '../../en/log/momie.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Svegliata dai dadi liberati, la mummia' : 'La mummia');
const steps = (n: number) => (n === 1 ? '1 passo' : `${String(n)} passi`);

const it: MomieLog = {
  reset: (v) => `${v.hunter} libera tutti e cinque i dadi.`,
  roll: (v) =>
    v.locked === 0
      ? `${v.hunter} lancia i dadi. Nessuno mostra la mummia.`
      : `${v.hunter} lancia i dadi. ${String(v.locked)} su cinque ${v.locked === 1 ? 'mostra' : 'mostrano'} la mummia.`,
  rolled: (v) => (v.count === 0 ? 'Nessun dado è rimasto libero.' : `I dadi liberi di ${v.hunter}: ${v.free}.`),
  move: (v) => `${v.hunter} annuncia: ${v.die}.`,
  walked: (v) => `${v.hunter} cammina: ${v.from} – ${v.to}.`,
  collect: (v) => `${v.hunter} prende un tesoro in ${v.at}: ${v.card}.`,
  skip: (v) => `${v.hunter} non può muoversi con nessun dado e salta il turno.`,
  lost: (v) => `Tutti e cinque i dadi mostrano la mummia: ${v.hunter} perde il turno.`,
  prowl: (v) =>
    `${waking(v.interrupt)} fa ${v.walked === v.steps ? '' : `${String(v.walked)} di `}${steps(v.steps)}, fino a ${v.to}.`,
  stay: (v) => `${waking(v.interrupt)} poteva fare ${steps(v.steps)} e resta dov’è.`,
  caught: (v) => `${waking(v.interrupt)} cattura ${v.hunter} in ${v.to} e si prende un ankh.`,
};
export default it;
