import type { WorkerOptions } from 'node:worker_threads';

/**
 * Node 22 warns in every thread that SQLite and running TypeScript are experimental, which nobody at this server could
 * act on. Node 24 does not, and its threads keep the options of their process.
 */
export const withoutExperimentalWarnings: WorkerOptions =
  Number(process.versions.node.split('.')[0]) < 24 ? { execArgv: ['--disable-warning=ExperimentalWarning'] } : {};
