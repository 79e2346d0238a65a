import { expect, it } from 'vitest';
import { de } from './elision.ts';

it.each([
  ['consonants', ['Ben', 'Zoé', 'Çelik', 'Wanda', '7']],
  ['y before a vowel', ['Yann', 'Yasmine', 'Youssef', 'Yéléna']],
  ['an h that is or may be pronounced', ['Harry', 'Hans', 'Heidi', 'Hugh', 'Hassan']],
])('de stays whole before %s', (_, names) => {
  expect(names.map(de)).toEqual(names.map((name) => `de ${name}`));
});

it.each([
  ['vowels', ['Ana', 'Éric', 'Ida', 'Orra', 'Ugo', 'ANNE', 'ilka']],
  ['vowels of other languages', ['Ágnes', 'Íñigo', 'Óscar', 'Úrsula', 'Øystein', 'Åsa', 'Œdipe', 'Ældra']],
  ['letters written as two', ['E\u0301ric', 'A\u030Asa']],
  ['y as a vowel', ['Yves', 'Yvonne', 'Ysé']],
  ['a silent h', ['Hélène', 'Helene', 'Henri', 'Hugo', 'Hugues', 'Hervé', 'Honoré', 'Hortense']],
])('de is elided before %s', (_, names) => {
  expect(names.map(de)).toEqual(names.map((name) => `d’${name}`));
});
