import type { MomieLog } from '../../en/log/momie.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Réveillée par la remise en jeu des dés, la momie' : 'La momie');
const steps = (n: number) => `${String(n)} pas`;

const fr: MomieLog = {
  reset: (v) => `${v.hunter} libère les cinq dés.`,
  roll: (v) =>
    v.locked === 0
      ? `${v.hunter} lance les dés. Aucun ne montre la momie.`
      : `${v.hunter} lance les dés. ${String(v.locked)} sur cinq ${v.locked === 1 ? 'montre' : 'montrent'} la momie.`,
  rolled: (v) => (v.count === 0 ? 'Plus aucun dé n’est libre.' : `Les dés libres de ${v.hunter} : ${v.free}.`),
  move: (v) => `${v.hunter} annonce : ${v.die}.`,
  walked: (v) => `${v.hunter} avance : ${v.from} – ${v.to}.`,
  collect: (v) => `${v.hunter} prend un trésor en ${v.at} : ${v.card}.`,
  skip: (v) => `${v.hunter} ne peut avancer avec aucun dé et passe son tour.`,
  lost: (v) => `Les cinq dés montrent la momie : ${v.hunter} perd son tour.`,
  prowl: (v) =>
    `${waking(v.interrupt)} fait ${steps(v.walked)}${v.walked === v.steps ? '' : ` sur ${String(v.steps)}`}, jusqu’en ${v.to}.`,
  stay: (v) => `${waking(v.interrupt)} pouvait faire ${steps(v.steps)} et reste sur place.`,
  caught: (v) => `${waking(v.interrupt)} attrape ${v.hunter} en ${v.to} et lui prend un ankh.`,
};
export default fr;
