import type { Moments } from '../../en/maamut/moments.ts';

export const moments: Moments = {
  scattered: (cell) => `Das Mammut jagt dir Angst ein: Du rennst nach ${cell}!`,
  lifted: ({ name, cell }) => `${name} entfernt deine Falle auf ${cell}!`,
  ownTrap: (cell) => `Das Mammut stürzt auf ${cell} in deine Falle!`,
  out: 'Du bist ausgeschieden',
};
