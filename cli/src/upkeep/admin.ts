/** `traque admin`: a link to the admin page. */
import { makeAdminLink, placeOf } from '@traque/server/upkeep';
import { type DataOption, inWords, settingsFor } from './run.ts';

export const adminInWords = (address: string, path: string): string =>
  `Look after it at ${address}${path}\n(The link works once, within a day; \`traque admin\` prints another.)`;

export function admin({ url, ...options }: DataOption & { readonly url?: string }): Promise<number> {
  const place = placeOf(settingsFor(options));
  return inWords(async () => {
    const { path, address } = await makeAdminLink(place, Date.now());
    console.log(adminInWords((url ?? address ?? 'http://localhost:3000').replace(/\/$/, ''), path));
    return 0;
  });
}
