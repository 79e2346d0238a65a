/** What happens in La Malédiction de la Momie, a line an event. Names and places come ready to be read. */
import { counted } from '../../plural.ts';

export interface MomieLog {
  reset(v: { hunter: string }): string;
  roll(v: { hunter: string; locked: number }): string;
  rolled(v: { hunter: string; free: string; count: number }): string;
  move(v: { hunter: string; die: string }): string;
  walked(v: { hunter: string; from: string; to: string }): string;
  collect(v: { hunter: string; card: string; at: string }): string;
  skip(v: { hunter: string }): string;
  lost(v: { hunter: string }): string;
  prowl(v: { interrupt: boolean; walked: number; steps: number; to: string }): string;
  stay(v: { interrupt: boolean; steps: number }): string;
  caught(v: { interrupt: boolean; to: string; hunter: string }): string;
}

const waking = (interrupt: boolean) => (interrupt ? 'Roused by the reset, the mummy' : 'The mummy');

const count = counted('en');

const en: MomieLog = {
  reset: (v) => `${v.hunter} frees all five dice.`,
  roll: (v) =>
    v.locked === 0
      ? `${v.hunter} rolls. No die shows the mummy.`
      : `${v.hunter} rolls. ${String(v.locked)} of five dice ${v.locked === 1 ? 'shows' : 'show'} the mummy.`,
  rolled: (v) => (v.count === 0 ? 'No die is left free.' : `The free dice of ${v.hunter}: ${v.free}.`),
  move: (v) => `${v.hunter} announces: ${v.die}.`,
  walked: (v) => `${v.hunter} goes: ${v.from} – ${v.to}.`,
  collect: (v) => `${v.hunter} takes a treasure on ${v.at}: ${v.card}.`,
  skip: (v) => `${v.hunter} cannot move by any die and sits this turn out.`,
  lost: (v) => `All five dice show the mummy: ${v.hunter} loses the turn.`,
  prowl: (v) =>
    `${waking(v.interrupt)} walks ${v.walked === v.steps ? count(v.steps, 'step', 'steps') : `${String(v.walked)} of ${count(v.steps, 'step', 'steps')}`}, to ${v.to}.`,
  stay: (v) => `${waking(v.interrupt)} could walk ${count(v.steps, 'step', 'steps')} and stays where it is.`,
  caught: (v) => `${waking(v.interrupt)} catches ${v.hunter} on ${v.to} and takes an ankh.`,
};
export default en;
