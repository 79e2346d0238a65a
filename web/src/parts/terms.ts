/** How a table plays, in words: the options that were chosen, and the time per move. */
import { t } from '../app/language.ts';
import { duration } from './online-fields.tsx';
import type { TableOptions } from './options.ts';

interface Table {
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: number | null;
  /** Nights and holidays do not count. */
  readonly rests?: boolean;
  /** Players may ask for hints. */
  readonly hints?: boolean;
  readonly rated?: boolean;
  /** The players by seat, for options that name one. */
  readonly names: readonly string[];
}

/** `known` is null until the options of the game are loaded: then only the time is told. */
export function termsOf(known: TableOptions | null, { options, clock, rests, hints, rated, names }: Table): string {
  const words = t().tables;
  const chosen = Object.entries(known?.specs ?? {}).flatMap(([option, spec]) => {
    const [texts, value] = [known?.words.options[option], options[option]];
    if (texts === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const name = 'type' in spec && spec.type === 'seat' ? names[Number(value)] : undefined;
    return [{ label: texts.label, value: name ?? texts.values[value] ?? String(value) }];
  });
  const time = { label: words.clock, value: clock === null ? words.noClock : words.timePerMove(duration(clock)) };
  const terms = [...chosen, time].map((each) => t().common.labelled(each));
  const more = [
    ...(rests === true ? [words.rests] : []),
    ...(rated === true ? [t().ratings.rated] : []),
    ...(hints === true ? [words.hintsAllowed] : []),
  ];
  return [...terms, ...more].join(' · ');
}
