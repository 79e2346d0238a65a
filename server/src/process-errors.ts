/**
 * Errors that nothing caught. An unhandled rejection concerns one request or one table, and every table follows from its
 * log: it is logged and counted, and the server goes on. An uncaught exception may have left anything half done: it is
 * logged, what was begun is finished and stored, and the process exits with status 1 for its supervisor to restart.
 */
import type { RunningServer } from './index.ts';

/** The part of `process` that is needed. */
interface Watched {
  on(event: 'unhandledRejection' | 'uncaughtException', hear: (error: unknown) => void): unknown;
  exit(status: number): unknown;
}

export function watchProcess(server: RunningServer, watched: Watched = process): void {
  const { log, metrics } = server.context.deps;
  const giveUp = async (): Promise<void> => {
    try {
      await server.close();
    } finally {
      watched.exit(1);
    }
  };
  watched.on('unhandledRejection', (error) => {
    metrics.errors.inc();
    log.error({ err: error }, 'unhandled rejection');
  });
  watched.on('uncaughtException', (error) => {
    metrics.errors.inc();
    log.fatal({ err: error }, 'uncaught exception: closing');
    void giveUp();
  });
}
