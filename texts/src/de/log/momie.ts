import type { MomieLog } from '../../en/log/momie.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Von den befreiten Würfeln geweckt, ' : '');
const steps = (n: number) => (n === 1 ? '1 Schritt' : `${String(n)} Schritte`);

const walked = (v: { walked: number; steps: number }) =>
  v.walked === v.steps ? steps(v.steps) : `${String(v.walked)} von ${String(v.steps)} Schritten`;

const de: MomieLog = {
  reset: (v) => `${v.hunter} befreit alle fünf Würfel.`,
  roll: (v) =>
    v.locked === 0
      ? `${v.hunter} würfelt. Kein Würfel zeigt die Mumie.`
      : `${v.hunter} würfelt. ${String(v.locked)} von fünf Würfeln ${v.locked === 1 ? 'zeigt' : 'zeigen'} die Mumie.`,
  rolled: (v) => (v.count === 0 ? 'Kein Würfel ist mehr frei.' : `Die freien Würfel von ${v.hunter}: ${v.free}.`),
  move: (v) => `${v.hunter} sagt an: ${v.die}.`,
  walked: (v) => `${v.hunter} geht: ${v.from} – ${v.to}.`,
  collect: (v) => `${v.hunter} nimmt auf ${v.at} einen Schatz: ${v.card}.`,
  skip: (v) => `${v.hunter} kann mit keinem Würfel ziehen und setzt aus.`,
  lost: (v) => `Alle fünf Würfel zeigen die Mumie: ${v.hunter} verliert den Zug.`,
  prowl: (v) =>
    v.interrupt
      ? `${waking(true)}geht die Mumie ${walked(v)}, bis ${v.to}.`
      : `Die Mumie geht ${walked(v)}, bis ${v.to}.`,
  stay: (v) =>
    v.interrupt
      ? `${waking(true)}könnte die Mumie ${steps(v.steps)} gehen und bleibt stehen.`
      : `Die Mumie könnte ${steps(v.steps)} gehen und bleibt stehen.`,
  caught: (v) =>
    `${v.interrupt ? `${waking(true)}fängt die Mumie` : 'Die Mumie fängt'} ${v.hunter} auf ${v.to} und nimmt sich ein Ankh.`,
};
export default de;
