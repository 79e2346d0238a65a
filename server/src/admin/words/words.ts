/** Everything that the admin page says. What the program itself reports (errors, results of backups) is as in its log. */
import type { Listed } from '../../store/store.ts';

type Room = Listed['room'];

export interface Words {
  readonly language: string;
  readonly title: string;
  readonly sections: Readonly<
    Record<'load' | 'errors' | 'tables' | 'people' | 'blocked' | 'backups' | 'leave', string>
  >;
  readonly heads: Readonly<
    Record<
      | 'process'
      | 'version'
      | 'up'
      | 'inMemory'
      | 'connections'
      | 'memory'
      | 'load'
      | 'errors'
      | 'when'
      | 'what'
      | 'table'
      | 'game'
      | 'phase'
      | 'seats'
      | 'used'
      | 'address'
      | 'names'
      | 'since'
      | 'file'
      | 'size'
      | 'made',
      string
    >
  >;
  readonly phases: Readonly<Record<Room['phase'], string>>;
  readonly visibilities: Readonly<Record<Room['visibility'], string>>;
  readonly none: string;
  readonly noErrors: string;
  readonly noBackups: string;
  readonly nobody: string;
  readonly freeSeat: string;
  readonly bot: (level: string) => string;
  readonly latest: (counts: string, shown: number) => string;
  readonly closing: string;
  readonly folder: (folder: string) => string;
  readonly restoring: string;
  /** What a backup consists of. */
  readonly parts: Readonly<Record<string, string>>;
  readonly making: (part: string, share: number) => string;
  readonly made: string;
  readonly notMade: string;
  readonly buttons: Readonly<
    Record<'close' | 'reallyClose' | 'block' | 'reallyBlock' | 'unblock' | 'backup' | 'leave' | 'enter', string>
  >;
  /** Each says what came of a form. */
  readonly notices: Readonly<
    Record<'closed' | 'overAlready' | 'noTable' | 'blocked' | 'unblocked' | 'noAddress' | 'thisMachine', string>
  >;
  readonly enter: Readonly<Record<'title' | 'about', string>>;
  readonly refusals: Readonly<Record<'notSignedIn' | 'badLink' | 'foreignForm', string>>;
  readonly newLink: string;
}
