/** How each process is doing. Processes that share a database tell each other in it, since any of them may be asked. */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import type { Dependencies } from '../dependencies.ts';
import { every } from '../time.ts';
import { version } from '../version.ts';
import type { Connected, People } from './connected.ts';
import type { LoggedError, RecentErrors } from './recent-errors.ts';

const KEY = 'process:';
const REPORT_MS = 10_000;
const LIFETIME_MS = 30_000;
const MAX_PEOPLE = 200;

export interface ProcessReport {
  readonly process: string;
  readonly at: number;
  readonly version: string;
  readonly upMs: number;
  readonly memoryBytes: number;
  /** Of the machine, in the last minute. */
  readonly load: number;
  readonly tables: number;
  readonly connections: number;
  readonly errors: number;
  readonly recent: readonly LoggedError[];
  readonly people: readonly People[];
}

async function valueOf(metric: {
  get(): Promise<{ readonly values: readonly { readonly value: number }[] }>;
}): Promise<number> {
  return (await metric.get()).values.reduce((sum, { value }) => sum + value, 0);
}

export class ProcessReports {
  readonly #deps: Dependencies;
  readonly #connected: Connected;
  readonly #errors: RecentErrors;
  readonly #self = randomBytes(4).toString('hex');
  readonly #begun: number;
  readonly #stop: () => void;

  constructor(deps: Dependencies, connected: Connected, errors: RecentErrors) {
    this.#deps = deps;
    this.#connected = connected;
    this.#errors = errors;
    this.#begun = deps.time.monotonic();
    this.#stop = deps.store.shared ? every(deps.time, REPORT_MS, () => this.#write()) : () => undefined;
  }

  async #own(): Promise<ProcessReport> {
    const { time, metrics } = this.#deps;
    return {
      process: this.#self,
      at: time.now(),
      version,
      upMs: time.monotonic() - this.#begun,
      memoryBytes: process.memoryUsage.rss(),
      load: loadavg()[0]!,
      tables: await valueOf(metrics.tables),
      connections: await valueOf(metrics.connections),
      errors: await valueOf(metrics.errors),
      recent: this.#errors.all,
      people: this.#connected.people.slice(0, MAX_PEOPLE),
    };
  }

  async #write(): Promise<void> {
    try {
      await this.#deps.store.putSetting(`${KEY}${this.#self}`, JSON.stringify(await this.#own()));
    } catch {
      // The database cannot be reached: the next report tries again.
    }
  }

  /** This process first. What dead processes left is removed. */
  async all(): Promise<readonly ProcessReport[]> {
    const { store, time } = this.#deps;
    const own = await this.#own();
    if (!store.shared) return [own];
    const others: ProcessReport[] = [];
    for (const { key, value } of await store.settingsUnder(KEY)) {
      const report = JSON.parse(value) as ProcessReport;
      if (report.at < time.now() - LIFETIME_MS) await store.takeSetting(key);
      else if (report.process !== this.#self) others.push(report);
    }
    return [own, ...others];
  }

  async close(): Promise<void> {
    this.#stop();
    if (this.#deps.store.shared) await this.#deps.store.takeSetting(`${KEY}${this.#self}`);
  }
}
