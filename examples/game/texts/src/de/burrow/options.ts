import type { Options } from '../../en/burrow/options.ts';

export const options: Options = {
  hare: { label: 'Hase', help: 'Ein Platz deiner Wahl, oder der Zufall entscheidet. Alle anderen jagen.', values: {} },
};
