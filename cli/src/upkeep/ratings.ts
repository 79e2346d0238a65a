/** `traque ratings`: the stored ratings beside those that follow from the logs. */
import { checkRatings, placeInWords, placeOf } from '@traque/server/upkeep';
import { type DataOption, inWords, plural, settingsFor, withProgress } from './run.ts';

/** The exit status: 1 if they were not the same, or cannot be read. */
export function ratings(options: DataOption & { readonly recompute?: true }): Promise<number> {
  const place = placeOf(settingsFor(options));
  const replace = options.recompute === true;
  return inWords(async () => {
    const {
      games,
      ratings: rows,
      same,
      unknown,
    } = await withProgress((onPart) => checkRatings(place, replace, onPart));
    for (const table of unknown)
      console.error(`traque: table ${table} was taken as it is stored, since this version lacks its rules`);
    console.log(`${placeInWords(place)}: ${plural(games, 'rated game')}, ${plural(rows, 'rating')}.`);
    if (same) console.log('The stored ratings are the same.');
    else console.error(`traque: the stored ratings were different${replace ? ', and were replaced' : ''}`);
    return same ? 0 : 1;
  });
}
