/** A game as a text that one can follow with the rule book in hand: each action, what it set off by which clause, the position. */
import type { AnyGame, OpaqueState } from '@traque/engine/core/game';
import { gameNamed } from '@traque/engine';
import type { MatchEvent } from '@traque/engine/core/match';
import { type GameRecord, replay, rulesOf } from '@traque/engine/core/record';
import { draw } from './draw.ts';

/** A clause's first words, by id. */
export type Words = ReadonlyMap<string, string>;

const WIDTH = 100;

function value(item: unknown): string {
  if (Array.isArray(item)) return `[${item.map(value).join(' ')}]`;
  if (typeof item === 'object' && item !== null)
    return `{${Object.entries(item)
      .map(([key, inner]) => `${key} ${value(inner)}`)
      .join(', ')}}`;
  return String(item);
}

/** `move seat 0, card 2, dir 1` */
function inWords({ type, ...rest }: { readonly type: string }): string {
  const fields = Object.entries(rest).filter(([key]) => key !== 'for');
  return [type, fields.map(([key, item]) => `${key} ${value(item)}`).join(', ')]
    .filter((part) => part !== '')
    .join(' ');
}

function eventLines({ clause, ...event }: MatchEvent, words: Words): string {
  const audience = event.for === null ? '' : ` (only seat${event.for.length === 1 ? '' : 's'} ${event.for.join(', ')})`;
  return `  ${inWords(event)}${audience}\n      ${clause} ${words.get(clause) ?? ''}`.trimEnd();
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

function position(game: AnyGame, state: OpaqueState): string {
  return indented(draw(game, state));
}

export function render(record: GameRecord, seed: string, words: Words): string {
  const game = rulesOf(gameNamed, record);
  const lines = [
    `${game.name}, ${record.seats.length} players, rules version ${record.rules}, seed ${JSON.stringify(seed)}`,
    '',
  ];
  for (const { match, taken, events } of replay(record, game)) {
    if (taken === null) lines.push('set-up');
    else lines.push('-'.repeat(WIDTH), `${match.actions}. seat ${taken.seat}: ${inWords(taken.action)}`);
    lines.push(...events.map((event) => eventLines(event, words)), position(game, match.state), '');
  }
  lines.push('='.repeat(WIDTH), `result: ${value(record.result)}`, '');
  return lines.join('\n');
}
