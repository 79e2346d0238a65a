/** A refusal in English words. A new game adds one line. */
import type { Refusal } from '@traque/engine/core/game';
import type { Text } from '@traque/texts';
import { refusals as maamut } from '@traque/texts/en/refusals/maamut';
import { refusals as mammut } from '@traque/texts/en/refusals/mammut';
import { refusals as momie } from '@traque/texts/en/refusals/momie';

const texts: Readonly<Record<string, Readonly<Record<string, Text>>>> = { maamut, mammut, momie };

export function refusalText(game: string, { why, values = {} }: Refusal): string {
  const text = texts[game]?.[why];
  if (text === undefined) return why;
  return typeof text === 'string' ? text : text(values);
}
