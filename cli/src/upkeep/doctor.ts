/** `traque doctor`: a line for each thing that it looked at. */
import { examine } from '@traque/server/upkeep';
import { withProgress } from './run.ts';

interface Options {
  readonly data?: string;
  readonly port?: string;
  readonly url?: string;
  readonly json?: true;
}

const marks = { ok: '✓', warning: '!', problem: '✗' } as const;

/** The exit status: 1 if there is a problem. */
export async function doctor({ data, port, url, json }: Options): Promise<number> {
  const env = {
    ...process.env,
    ...(data === undefined ? {} : { DATA_DIR: data }),
    ...(port === undefined ? {} : { PORT: port }),
  };
  const findings = await withProgress((onPart) => examine({ env, url: url ?? null, now: Date.now(), onPart }));
  const isWell = findings.every(({ state }) => state !== 'problem');
  if (json === true) console.log(JSON.stringify({ ok: isWell, findings }, null, 2));
  else for (const { check, state, says } of findings) console.log(`${marks[state]} ${check.padEnd(9)} ${says}`);
  return isWell ? 0 : 1;
}
