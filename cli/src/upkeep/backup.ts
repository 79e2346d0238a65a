/** `traque backup` and `traque restore`. */
import { makeBackup, placeInWords, placeOf, restoreBackup } from '@traque/server/upkeep';
import { countsInWords, type DataOption, inWords, settingsFor, tellPlayed, withProgress } from './run.ts';

export function backup(target: string, options: DataOption): Promise<number> {
  const place = placeOf(settingsFor(options));
  return inWords(async () => {
    const { file, bytes, header, played } = await withProgress((onPart) =>
      makeBackup(place, target, Date.now(), onPart),
    );
    console.log(
      `${file}: ${countsInWords(header.counts)}, ${(bytes / 1e6).toFixed(1)} MB, from ${placeInWords(place)}`,
    );
    return tellPlayed(played);
  });
}

export function restore(file: string, options: DataOption): Promise<number> {
  const place = placeOf(settingsFor(options));
  return inWords(async () => {
    const { header, played, former } = await withProgress((onPart) => restoreBackup(file, place, Date.now(), onPart));
    const made = new Date(header.made).toISOString().slice(0, 16).replace('T', ' ');
    console.log(`${placeInWords(place)} is as it was at ${made} UTC: ${countsInWords(header.counts)}.`);
    if (former !== null) console.log(`What was there is kept in ${former}.`);
    return tellPlayed(played);
  });
}
