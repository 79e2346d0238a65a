import { languages } from '@traque/texts';
import type { Notice } from '@traque/wire/notices';
import { expect, it } from 'vitest';
import { viewOf } from './notice-view.ts';
import { pageToFocus } from './page-to-focus.ts';

const notice: Notice = {
  kind: 'turn',
  table: 'abcdefghijkl',
  game: 'maamut',
  players: ['Ann', 'Bob'],
  last: true,
  deadline: Date.UTC(2026, 10, 18, 12),
  url: 'https://traque.example/table/abcdefghijkl',
};

it.each(languages)('%s: a notice names the game, who waits and until when, and leads to the table', (language) => {
  const { title, options } = viewOf(notice, language);
  expect(title).toContain('Mâamut');
  expect(options.body).toMatch(/Ann.*Bob.*2026/);
  expect(options).toMatchObject({ tag: notice.table, data: '/table/abcdefghijkl', lang: language, renotify: false });
  expect(viewOf({ ...notice, title: 'Sunday round' }, language).title).toContain('Mâamut · Sunday round');
  const reminder = viewOf({ ...notice, kind: 'reminder' }, language);
  expect(reminder.title).not.toBe(title);
  expect(reminder.options, 'in its place, and heard').toMatchObject({ tag: notice.table, renotify: true });
});

it('a table of bots without a clock, and a game this page does not know', () => {
  const { title, options } = viewOf({ ...notice, game: 'chess', players: [], last: false, deadline: null }, 'en');
  expect([title, options.body]).toEqual(['chess: your turn', 'The bots have made their moves.']);
});

it('the page of the table is focused, if there is one', () => {
  const pages = ['https://t.example/', 'https://t.example/table/abcdefghijkl?x=1#y'].map((url) => ({ url }));
  expect(pageToFocus(pages, '/table/abcdefghijkl')).toBe(pages[1]);
  expect(pageToFocus(pages, '/table/mnopqrstuvwx')).toBeNull();
});
