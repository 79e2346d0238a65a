import type { Log } from '../../en/momie/log.ts';
import { counted } from '../../grammar.ts';

const count = counted('de');

/** "Die Mumie geht", or "Von den befreiten Würfeln geweckt, geht die Mumie". */
const mummy = (interrupt: boolean, verb: string) =>
  interrupt ? `Von den befreiten Würfeln geweckt, ${verb} die Mumie` : `Die Mumie ${verb}`;

const steps = (n: number) => count(n, 'Schritt', 'Schritte');

export const log: Log = {
  reset: (hunter) => `${hunter} befreit alle fünf Würfel.`,
  roll: ({ hunter, locked }) =>
    locked === 0
      ? `${hunter} würfelt. Kein Würfel zeigt die Mumie.`
      : `${hunter} würfelt. ${locked} von fünf Würfeln ${locked === 1 ? 'zeigt' : 'zeigen'} die Mumie.`,
  rolled: ({ hunter, free, count: dice }) =>
    dice === 0 ? 'Kein Würfel ist mehr frei.' : `Die freien Würfel von ${hunter}: ${free}.`,
  move: ({ hunter, die }) => `${hunter} sagt an: ${die}.`,
  walked: ({ hunter, from, to }) => `${hunter} geht: ${from} – ${to}.`,
  collect: ({ hunter, card, at }) => `${hunter} nimmt auf ${at} einen Schatz: ${card}.`,
  skip: (hunter) => `${hunter} kann mit keinem Würfel ziehen und setzt aus.`,
  lost: (hunter) => `Alle fünf Würfel zeigen die Mumie: ${hunter} verliert den Zug.`,
  prowl: ({ interrupt, walked, steps: most, to }) =>
    `${mummy(interrupt, 'geht')} ${walked === most ? steps(most) : `${walked} von ${most} Schritten`}, bis ${to}.`,
  stay: ({ interrupt, steps: most }) => `${mummy(interrupt, 'könnte')} ${steps(most)} gehen, bleibt aber stehen.`,
  caught: ({ interrupt, to, hunter }) => `${mummy(interrupt, 'fängt')} ${hunter} auf ${to} und bekommt ein Ankh.`,
  mummyRolls: ({ die, locked }) =>
    locked === 0
      ? `Die Mumie würfelt ${die}.`
      : `Die Mumie würfelt ${die} + ${count(locked, 'gesperrter', 'gesperrte')} = ${die + locked}.`,
  woken: (most) => `Die befreiten Würfel wecken die Mumie: Sie darf ${steps(most)} gehen.`,
};
