/** What a device shows of a notice, in all languages: for the service worker, which runs without the app. */
import { notices as de } from './de/app/notices.ts';
import { type Notices, notices as en } from './en/app/notices.ts';
import { notices as fr } from './fr/app/notices.ts';
import { notices as it } from './it/app/notices.ts';
import type { Language } from './index.ts';

export const noticeWords: Readonly<Record<Language, Notices>> = { en, fr, it, de };
