import type { App } from '../../en/app/index.ts';
import { common } from './common.ts';
import { ending } from './ending.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { invitations } from './invitations.ts';
import { mine } from './mine.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { room } from './room.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';

export const app: App = {
  common,
  home,
  settings,
  rules,
  errors,
  tables,
  room,
  ending,
  replay,
  online,
  mine,
  notices,
  ratings,
  invitations,
};
