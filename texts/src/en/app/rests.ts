/** Nights and holidays, in which one’s time stands still. Loaded with their page. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const rests = {
  title: 'Nights and holidays',
  intro:
    'At tables with a day or more per move, your time stands still in your nights and on your holidays, unless the table has this switched off. The others see on which days you’re away, and nothing else.',
  zone: 'Time zone',
  useDevice: (zone: string) => `Use this device’s time zone: ${zone}`,
  night: 'Nights',
  nightOn: 'My time stands still at night',
  nightFrom: 'From',
  nightTo: 'To',
  nightHelp: (hours: number) => `At most ${count(hours, 'hour', 'hours')}. A change counts from your next turn on.`,
  save: 'Save',
  saved: 'Saved.',
  holidays: 'Holidays',
  left: ({ days, year }: { days: number; year: number }) => `${count(days, 'day', 'days')} left in ${year}`,
  since: (until: string) => `You’re on holiday until ${until} at the latest.`,
  planned: ({ from, to }: { from: string; to: string }) => `From ${from} to ${to}`,
  end: 'I’m back',
  cancel: 'Cancel this holiday',
  first: 'First day',
  last: 'Last day',
  add: 'Add this holiday',
  holidayHelp:
    'From today on: at once. A day counts even if you’re away for only part of it. You can come back early: the days that are left stay yours.',
  none: 'This server has no holidays.',
  noDaysLeft: 'There aren’t that many days left in that year.',
  badDays: 'These days don’t work: the first can’t be in the past, nor the last before the first.',
  badNight: (hours: number) => `A night has at most ${count(hours, 'hour', 'hours')}.`,
  name: 'Take a name first, so that the server knows you.',
};

export type Rests = typeof rests;
