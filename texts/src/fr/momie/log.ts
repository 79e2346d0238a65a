import type { Log } from '../../en/momie/log.ts';
import { counted } from '../../grammar.ts';
import { by } from '../distance.ts';
import { de } from '../elision.ts';

const count = counted('fr');
const waking = (interrupt: boolean) => (interrupt ? 'Réveillée par les dés libérés, la momie' : 'La momie');

export const log: Log = {
  reset: (hunter) => `${hunter} libère les cinq dés.`,
  roll: ({ hunter, locked }) =>
    locked === 0
      ? `${hunter} lance les dés. Aucun ne montre la momie.`
      : `${hunter} lance les dés. ${count(locked, 'dé sur cinq montre', 'dés sur cinq montrent')} la momie.`,
  rolled: ({ hunter, free, count: dice }) =>
    dice === 0 ? 'Plus aucun dé n’est libre.' : `Dés libres ${de(hunter)} : ${free}.`,
  move: ({ hunter, die }) => `${hunter} annonce : ${die}.`,
  walked: ({ hunter, from, to }) => `${hunter} se déplace (${from} → ${to}).`,
  collect: ({ hunter, card, at }) => `${hunter} prend un trésor en ${at} : ${card}.`,
  skip: (hunter) => `${hunter} ne peut avancer avec aucun dé : son tour est sauté.`,
  lost: (hunter) => `Les cinq dés montrent la momie : ${hunter} perd son tour.`,
  prowl: ({ interrupt, walked, steps, to }) =>
    `${waking(interrupt)} avance ${by(walked, 'case')}${walked === steps ? '' : ` sur ${steps}`}, jusqu’en ${to}.`,
  stay: ({ interrupt, steps }) => `${waking(interrupt)} pourrait avancer ${by(steps, 'case')}, mais reste sur place.`,
  caught: ({ interrupt, to, hunter }) => `${waking(interrupt)} attrape ${hunter} en ${to} et lui prend un jeton-vie.`,
  mummyRolls: ({ die, locked }) =>
    locked === 0
      ? `La momie lance son dé : ${die}.`
      : `La momie lance son dé : ${die} + ${count(locked, 'bloqué', 'bloqués')} = ${die + locked}.`,
  woken: (steps) => `Les dés libérés réveillent la momie : elle peut avancer ${by(steps, 'case')}.`,
};
