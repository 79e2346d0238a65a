import type { Book } from '../../en/burrow/book.ts';

export const book: Book = {
  story: 'Ein Hase hüpft über eine Reihe von Feldern, und niemand sieht, wohin.',
  goal: 'Wer jagt, gewinnt, wenn der Hase vor der Nacht dreimal gefunden wird; sonst gewinnt der Hase.',
  glance: [
    'Hase: Würfle verdeckt und hüpf genau so viele Felder nach links oder rechts.',
    'Jagd: Such ein Feld ab, aber nicht das zuletzt abgesuchte.',
    'Alle hören die Antwort: gefunden, nah oder fern.',
    'Wird der Hase zum dritten Mal gefunden, ist er gefangen.',
  ],
  pieces: {
    hare: { name: 'Der Hase', text: 'Er hüpft auf einer Reihe von neun Feldern. Nur wer ihn führt, weiß, wo er ist.' },
    die: { name: 'Der Würfel', text: 'Er hat die Seiten 1, 2 und 3. Nur wer den Hasen führt, sieht ihn.' },
  },
  steps: {
    hop: {
      title: 'Der Hase hüpft',
      text: 'Der Hase hüpft so viele Felder, wie der Würfel sagt, und bleibt auf der Reihe. Die anderen erfahren nur, dass er gehüpft ist.',
      picture: 'Die Reihe von Feldern, auf einem davon der Hase.',
    },
    search: {
      title: 'Ein Feld wird abgesucht',
      text: 'Die Antwort ist „gefunden“ auf dem Feld des Hasen, „nah“ auf einem Feld daneben, sonst „fern“.',
      picture: 'Die Reihe von Feldern: Eines wird abgesucht.',
    },
  },
  examples: {
    search: {
      title: 'Ein Sprung und eine Suche',
      before: ({ die, cell }) => `Der Hase ist auf Feld ${cell}, und der Würfel zeigt ${die}.`,
      picture: 'Die Reihe von Feldern nach der Suche.',
      after: 'Wer jagt, kennt jetzt zwei Felder, auf denen der Hase sein kann.',
    },
  },
  cases: {
    again: {
      name: 'Noch einmal dasselbe Feld',
      text: 'Es darf wieder abgesucht werden, sobald ein anderes abgesucht wurde.',
    },
  },
  advice: ['Auch „fern“ ist eine Antwort: Sie schließt drei Felder aus.'],
};
