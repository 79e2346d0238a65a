import type { Log } from '../../en/momie/log.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Réveillée par la remise en jeu des dés, la momie' : 'La momie');
const inSteps = (n: number) => `${String(n)} pas`;

export const log: Log = {
  reset: (hunter) => `${hunter} libère les cinq dés.`,
  roll: ({ hunter, locked }) =>
    locked === 0
      ? `${hunter} lance les dés. Aucun ne montre la momie.`
      : `${hunter} lance les dés. ${String(locked)} sur cinq ${locked === 1 ? 'montre' : 'montrent'} la momie.`,
  rolled: ({ hunter, free, count }) =>
    count === 0 ? 'Plus aucun dé n’est libre.' : `Les dés libres de ${hunter} : ${free}.`,
  move: ({ hunter, die }) => `${hunter} annonce : ${die}.`,
  walked: ({ hunter, from, to }) => `${hunter} avance : ${from} – ${to}.`,
  collect: ({ hunter, card, at }) => `${hunter} prend un trésor en ${at} : ${card}.`,
  skip: (hunter) => `${hunter} ne peut avancer avec aucun dé et passe son tour.`,
  lost: (hunter) => `Les cinq dés montrent la momie : ${hunter} perd son tour.`,
  prowl: ({ interrupt, walked, steps, to }) =>
    `${waking(interrupt)} fait ${inSteps(walked)}${walked === steps ? '' : ` sur ${String(steps)}`}, jusqu’en ${to}.`,
  stay: ({ interrupt, steps }) => `${waking(interrupt)} pouvait faire ${inSteps(steps)} et reste sur place.`,
  caught: ({ interrupt, to, hunter }) => `${waking(interrupt)} attrape ${hunter} en ${to} et lui prend un ankh.`,
};
