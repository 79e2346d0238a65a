import type { Summary } from '../../en/burrow/summary.ts';

export const summary: Summary = {
  teaser: 'Ein Hase hüpft ungesehen über neun Felder. Finde ihn dreimal, bevor es Nacht wird, oder entwische.',
  scene: 'Die Ohren eines Hasen hinter einem Hügel in der Dämmerung',
};
