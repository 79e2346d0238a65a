import type { Moments } from '../../en/momie/moments.ts';

export const moments: Moments = {
  caught: 'La mummia ti cattura!',
  out: 'La mummia ti cattura: sei fuori dal gioco',
};
