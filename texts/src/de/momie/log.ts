import type { Log } from '../../en/momie/log.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Von den befreiten Würfeln geweckt, ' : '');
const inSteps = (n: number) => (n === 1 ? '1 Schritt' : `${String(n)} Schritte`);

const inWalked = (walked: number, steps: number) =>
  walked === steps ? inSteps(steps) : `${String(walked)} von ${String(steps)} Schritten`;

export const log: Log = {
  reset: (hunter) => `${hunter} befreit alle fünf Würfel.`,
  roll: ({ hunter, locked }) =>
    locked === 0
      ? `${hunter} würfelt. Kein Würfel zeigt die Mumie.`
      : `${hunter} würfelt. ${String(locked)} von fünf Würfeln ${locked === 1 ? 'zeigt' : 'zeigen'} die Mumie.`,
  rolled: ({ hunter, free, count }) =>
    count === 0 ? 'Kein Würfel ist mehr frei.' : `Die freien Würfel von ${hunter}: ${free}.`,
  move: ({ hunter, die }) => `${hunter} sagt an: ${die}.`,
  walked: ({ hunter, from, to }) => `${hunter} geht: ${from} – ${to}.`,
  collect: ({ hunter, card, at }) => `${hunter} nimmt auf ${at} einen Schatz: ${card}.`,
  skip: (hunter) => `${hunter} kann mit keinem Würfel ziehen und setzt aus.`,
  lost: (hunter) => `Alle fünf Würfel zeigen die Mumie: ${hunter} verliert den Zug.`,
  prowl: ({ interrupt, walked, steps, to }) =>
    interrupt
      ? `${waking(true)}geht die Mumie ${inWalked(walked, steps)}, bis ${to}.`
      : `Die Mumie geht ${inWalked(walked, steps)}, bis ${to}.`,
  stay: ({ interrupt, steps }) =>
    interrupt
      ? `${waking(true)}könnte die Mumie ${inSteps(steps)} gehen und bleibt stehen.`
      : `Die Mumie könnte ${inSteps(steps)} gehen und bleibt stehen.`,
  caught: ({ interrupt, to, hunter }) =>
    `${interrupt ? `${waking(true)}fängt die Mumie` : 'Die Mumie fängt'} ${hunter} auf ${to} und nimmt sich ein Ankh.`,
};
