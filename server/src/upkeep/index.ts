/** Looking after a database: for the command line. */
export { makeAdminLink } from './admin-link.ts';
export { examine } from './doctor/examine.ts';
export type { Finding } from './doctor/finding.ts';
export { makeBackup, type MadeBackup, restoreBackup, type Restored } from './backup.ts';
export { move } from './move.ts';
export { placeInWords, placeNamed, placeOf, type Place } from './place.ts';
export type { Played } from './play-logs.ts';
export { type CheckedRatings, checkRatings } from './ratings.ts';
export { type Counts, type OnPart, UpkeepError } from './snapshot.ts';
