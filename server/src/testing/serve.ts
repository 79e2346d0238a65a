/** A real server for a test: own data folder, own port, no logs, quick bots. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Parts, type RunningServer, readSettings, type Settings, startServer } from '../index.ts';
import { FakeTime } from './fake-time.ts';

/** A folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traque-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

export function testSettings(settings: Partial<Settings> = {}): Settings {
  return {
    ...readSettings({ PORT: '0', LOG_LEVEL: 'silent', BOT_PACE_MS: '0', BOT_MS: '40', BOT_THREADS: '1' }),
    requestsPerMinute: 1_000_000,
    messagesPerSecond: 10_000,
    ...settings,
  };
}

/** Closed when the test ends. */
export async function testServer(settings: Partial<Settings> = {}, parts: Parts = {}): Promise<RunningServer> {
  const { time } = parts;
  const server = await startServer(testSettings({ dataDir: settings.dataDir ?? temporaryFolder(), ...settings }), {
    // The clock of a database goes with the time of the test.
    ...(time instanceof FakeTime ? { databaseNow: () => Promise.resolve(time.now()) } : {}),
    ...parts,
  });
  const { store } = server.context.deps;
  // Fails once the server is closed: then there is nothing to wait for.
  if (parts.time instanceof FakeTime) parts.time.thread = () => store.check().catch(() => undefined);
  onTestFinished(() => server.close());
  return server;
}
