/** What a device shows of a notice. Pure: the service worker has neither page nor settings. */
import type { Language } from '@traque/texts';
import { noticeWords } from '@traque/texts/notices';
import type { Notice } from '@traque/wire/notices';
import { isGameName, manifests } from '../games.ts';

export interface NoticeView {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean };
}

export const tablePath = (table: string): string => `/table/${table}`;

function body({ kind, players, last, deadline }: Notice, language: Language): string {
  const words = noticeWords[language];
  const names = new Intl.ListFormat(language).format(players);
  if (kind === 'invitation') return words.invitedBy(names);
  // In the time zone of the device.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    last ? words.last(names) : words.alone,
    ...(deadline === null ? [] : [words.until(format.format(deadline))]),
  ].join(' ');
}

export function viewOf(notice: Notice, language: Language): NoticeView {
  const words = noticeWords[language];
  const name = isGameName(notice.game) ? manifests[notice.game].title : notice.game;
  const game = notice.title === undefined ? name : `${name} · ${notice.title}`;
  const titles = { turn: words.yourTurn(game), reminder: words.timeShort(game), invitation: words.invited(game) };
  const isReminder = notice.kind === 'reminder';
  return {
    title: titles[notice.kind],
    options: {
      body: body(notice, language),
      lang: language,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      // One notification for each table; a later one takes its place, and only a reminder makes itself heard again.
      tag: notice.table,
      renotify: isReminder,
      data: tablePath(notice.table),
    },
  };
}
