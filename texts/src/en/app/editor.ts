/** What the editors of all games say. Loaded with the first editor. */
import { counted, percentage } from '../../grammar.ts';

const count = counted('en');
const percent = percentage('en');

export const editor = {
  undo: 'Undo',
  redo: 'Redo',
  startFrom: 'Start from',
  surprise: 'Surprise me',
  surprising: 'Drawing…',
  missing: 'What is missing',
  advice: 'What would make it better',
  complete: 'Nothing is missing: it can be played.',
  missingCount: (n: number) => (n === 0 ? 'Nothing is missing.' : `Still missing: ${count(n, 'thing', 'things')}.`),
  andMore: (n: number) => `and others: ${n}`,
  show: 'Show',
  share: 'Keep and share',
  copyLink: 'Copy link',
  linkHelp: 'The link contains everything you drew. Nothing is uploaded.',
  copyText: 'Copy as text',
  copyJson: 'Copy as JSON',
  saveText: 'Save as text',
  saveJson: 'Save as JSON',
  import: 'Import',
  importHelp: 'Paste text or JSON, or choose a file.',
  importThis: 'Import this',
  chooseFile: 'Choose a file',
  imported: 'Imported. Undo brings back what was here before.',
  fromLink: 'Opened from a link. Undo brings back what you were drawing.',
  brokenLink: 'This link contains nothing that can be opened.',
  notReadable: 'This cannot be read.',
  tooLarge: 'This is too large.',
  tryIt: 'Try it',
  tryHelp: (n: number) => `${count(n, 'game', 'games')} between bots of level “Normal”, here on your device.`,
  players: 'Players',
  tryStart: (n: number) => `Play ${count(n, 'game', 'games')}`,
  stop: 'Stop',
  progress: ({ done, of }: { done: number; of: number }) => `Game ${done} of ${of}`,
  stoppedAfter: (n: number) => `Stopped after ${count(n, 'game', 'games')}.`,
  outdated: 'You have changed it since.',
  tryFailed: 'The bots could not be loaded. Try again when you are online.',
  share95: ({ share, low, high }: { share: number; low: number; high: number }) =>
    `${percent(share)} (${percent(low)} to ${percent(high)})`,
  share95Help: 'In brackets: where the true share lies with 95% certainty.',
  unfinishedGames: (n: number) => `${count(n, 'game was', 'games were')} too long and ended early.`,
  playIt: 'Play it',
  playBots: 'Against bots',
  playHere: 'On one device',
  playOnline: 'Online, by invitation',
  finishFirst: 'What is missing has to be added first.',
  keys: 'Keys',
};

export type Editor = typeof editor;
