/** `traque export` and `traque import`. */
import { move, type Place, placeInWords, placeNamed, placeOf } from '@traque/server/upkeep';
import { countsInWords, type DataOption, inWords, settingsFor, withProgress } from './run.ts';

function copy(from: Place, to: Place): Promise<number> {
  return inWords(async () => {
    const { counts, goesOn } = await withProgress((onPart) => move(from, to, Date.now(), onPart));
    console.log(`${placeInWords(from)} → ${placeInWords(to)}: ${countsInWords(counts)}.`);
    console.log('The number of rows and their content are the same in both.');
    if (goesOn) console.log('A server still writes to the first: what it stores from now on is not in the copy.');
    return 0;
  });
}

export const exportTo = (target: string, options: DataOption): Promise<number> =>
  copy(placeOf(settingsFor(options)), placeNamed(target));

export const importFrom = (source: string, options: DataOption): Promise<number> =>
  copy(placeNamed(source), placeOf(settingsFor(options)));
