import type { Event } from '@traque/engine/mammut/protocol';
import { languages } from '@traque/texts';
import { expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { logLine } from './log.ts';

const texts = await inAllLanguages(({ games }) => games.mammut.loadTable());
const rules = await inAllLanguages(({ games }) => games.mammut.loadRules());

it.each(languages)('%s: a clause about a card, and the log, call the card what the card says', (language) => {
  const { clauses } = rules[language];
  const { cards } = texts[language].board;
  const named = {
    'MM-62': cards.axePoints,
    'MM-68': cards.mostHidesPoints,
    'MM-71': cards.mostTusksPoints,
    'MM-81': cards.wildAnimal,
    'MM-82': cards.mostHidesAnimal,
  };
  const book = Object.values(clauses).join(' ');
  for (const [name = ''] of Object.values(cards)) expect(book, name).toContain(texts[language].board.quoted(name));
  for (const id of Object.keys(named) as (keyof typeof named)[]) expect(clauses[id], id).toContain(named[id][0]);
  const chosen: Event = { type: 'token', for: null, seat: 0, species: 'hare', rule: 'MM-82' };
  expect(logLine(chosen, [], texts[language])).toContain(cards.mostHidesAnimal[0]);
});
