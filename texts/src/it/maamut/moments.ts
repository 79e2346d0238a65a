import type { Moments } from '../../en/maamut/moments.ts';

export const moments: Moments = {
  scattered: (cell) => `Il mammut ti spaventa: scappi in ${cell}!`,
  lifted: ({ name, cell }) => `${name} toglie la tua trappola da ${cell}!`,
  ownTrap: (cell) => `Il mammut cade nella tua trappola in ${cell}!`,
  out: 'Sei fuori dal gioco',
};
