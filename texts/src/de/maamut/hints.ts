import type { Hints } from '../../en/maamut/hints.ts';

export const hints: Hints = {
  look: {
    place: 'Sieh dir diese Seite des Bretts an.',
    push: 'Sieh dir das Mammut an.',
    walk: 'Sieh dir diese Felder an.',
    trap: 'Sieh dir das Feld an, auf dem du stehst.',
    cards: 'Sieh dir deine Karten an.',
    flee: 'Sieh dir die Felder um das Mammut an.',
  },
  reasons: {
    stopsLoss: 'Damit verlierst du nicht sofort.',
    stopsWin: (name) => `Damit kann ${name} nicht mit der nächsten Aktion gewinnen.`,
    keepsHunter: 'Damit rettest du deinen Jäger.',
    threatens: 'Bleibt das Mammut dort, treibt es eine Karte deiner Hand in deine Falle.',
  },
};
