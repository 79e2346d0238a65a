/** Why an action was refused, in words. */
import type { Refusal } from '@traque/engine/core/game';
import type { Why } from '@traque/engine/momie/refusal';
import type { Language, Text } from '@traque/texts';
import { refusals as de } from '@traque/texts/de/refusals/momie';
import { refusals as en } from '@traque/texts/en/refusals/momie';
import { refusals as fr } from '@traque/texts/fr/refusals/momie';
import { refusals as it } from '@traque/texts/it/refusals/momie';

const all: Readonly<Record<Language, Readonly<Record<Why, Text>>>> = { en, fr, it, de };

export function refused({ why, values }: Refusal, language: Language): string {
  const texts = all[language];
  const text = texts[why as Why] ?? texts.malformed;
  return typeof text === 'string' ? text : text(values ?? {});
}
