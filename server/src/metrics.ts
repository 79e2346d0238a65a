/** Metrics for Prometheus: totals over all tables, nothing about any single table. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly actions: Counter<'by'>;
  readonly refusals: Counter<'reason'>;
  readonly botFailures: Counter<'level'>;
  readonly conflicts: Counter;
  readonly commits: Histogram;
  readonly latency: Histogram;
  readonly connections: Gauge<'kind'>;
  readonly tables: Gauge;
  readonly errors: Counter;
  readonly notices: Counter<'kind' | 'outcome'>;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    actions: new Counter({ name: 'traque_actions_total', help: 'Accepted actions', labelNames: ['by'], registers }),
    refusals: new Counter({
      name: 'traque_refusals_total',
      help: 'Commands that were refused',
      labelNames: ['reason'],
      registers,
    }),
    botFailures: new Counter({
      name: 'traque_bot_failures_total',
      help: 'Bots that failed or took too long and were replaced by a simpler one',
      labelNames: ['level'],
      registers,
    }),
    conflicts: new Counter({
      name: 'traque_append_conflicts_total',
      help: 'Appends that another process was quicker with',
      registers,
    }),
    commits: new Histogram({
      name: 'traque_commit_entries',
      help: 'Appends stored by one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    latency: new Histogram({
      name: 'traque_command_seconds',
      help: 'From a command to its answer',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
      registers,
    }),
    connections: new Gauge({
      name: 'traque_connections',
      help: 'Open live connections',
      labelNames: ['kind'],
      registers,
    }),
    tables: new Gauge({ name: 'traque_tables_loaded', help: 'Tables in memory', registers }),
    errors: new Counter({ name: 'traque_errors_total', help: 'Unexpected errors', registers }),
    notices: new Counter({
      name: 'traque_notices_total',
      help: 'Turn notices, by what became of them',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  };
}
