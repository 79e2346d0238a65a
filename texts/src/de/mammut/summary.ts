import type { Summary } from '../../en/mammut/summary.ts';

export const summary: Summary = {
  teaser: 'Teilt die Beute der Jagd. Nimm wenig und behalte es, oder nimm viel und sieh zu, wie es dir gestohlen wird.',
  scene: 'Beute am Feuer: Äxte, Felle, Stoßzähne und Fleisch auf dem Höhlenboden',
};
