/** `traque doctor`: looks at everything that can be wrong with a server, and changes nothing. */
import { readSettings, type Settings, SettingsError } from '../../settings.ts';
import { placeOf } from '../place.ts';
import type { OnPart } from '../snapshot.ts';
import { examineDatabase, examinePermissions } from './database.ts';
import { type Finding, ok, problem, textOf, warning } from './finding.ts';
import { examineBus, examineClock, examineDisk, examinePort } from './machine.ts';
import { examineProxy } from './proxy.ts';

export interface Asked {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The address by which players come, to check the proxies in front; null: unknown. */
  readonly url: string | null;
  readonly now: number;
  readonly onPart: OnPart;
}

function settingsIn(env: Asked['env']): readonly [readonly Finding[], Settings | null] {
  const warnings: Finding[] = [];
  try {
    const settings = readSettings(env, (text) => warnings.push(warning('settings', text)));
    return [warnings.length > 0 ? warnings : [ok('settings', 'all can be read')], settings];
  } catch (error) {
    if (error instanceof SettingsError) return [[...warnings, problem('settings', error.message)], null];
    throw error;
  }
}

/** One check that fails says nothing about the others. */
async function safely(check: string, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } catch (error) {
    return problem(check, textOf(error));
  }
}

export async function examine({ env, url, now, onPart }: Asked): Promise<readonly Finding[]> {
  const [aboutSettings, settings] = settingsIn(env);
  if (settings === null) return aboutSettings;
  const place = placeOf(settings);
  const [aboutDatabase, read] = await examineDatabase(place, onPart);
  return [
    ...aboutSettings,
    ...aboutDatabase,
    ...examinePermissions(place),
    ...(await examineBus(settings)),
    await safely('disk', () => examineDisk(place)),
    await safely('clock', () => examineClock(place, read, now)),
    await safely('port', () => examinePort(settings)),
    ...(await examineProxy(url, settings.secret ?? read.settings.get('key'), settings)),
  ];
}
