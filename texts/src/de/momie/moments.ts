import type { Moments } from '../../en/momie/moments.ts';

export const moments: Moments = {
  caught: 'Die Mumie fängt dich!',
  out: 'Die Mumie fängt dich: Du bist ausgeschieden',
};
