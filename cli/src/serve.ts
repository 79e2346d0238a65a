/** `traque serve`: a server in the foreground. */
import {
  SettingsError,
  readSettings,
  type RunningServer,
  startServer,
  type Settings,
  StoreUnavailableError,
  watchProcess,
} from '@traque/server';
import { adminInWords } from './upkeep/admin.ts';
import { UsageError } from './usage-error.ts';

/** What went wrong at the start, in words; null if it is nothing we know. */
function inWords(error: unknown, { host, port }: Settings): string | null {
  if (error instanceof StoreUnavailableError) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return `port ${port} is in use: stop what runs there, or set PORT to another`;
  if (code === 'EACCES') return `port ${port} may not be opened: take one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `this machine has no address ${host}: set HOST to another`;
  return null;
}

function stopped(server: RunningServer): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      // A second signal ends it at once.
      process.once('SIGINT', () => process.exit(130));
      void server.close().finally(resolve);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

/** Answers the exit status. `announce` says where the server is. */
export async function serveUntilStopped(
  env: NodeJS.ProcessEnv,
  announce: (server: RunningServer) => void = ({ address }) => console.log(`Traque is at ${address}`),
): Promise<number> {
  let settings: Settings;
  try {
    settings = readSettings(env, (warning) => console.error(`traque: ${warning}`));
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
  try {
    const server = await startServer(settings);
    watchProcess(server);
    announce(server);
    if (server.adminLink !== null) console.log(adminInWords(server.address, server.adminLink));
    await stopped(server);
    return 0;
  } catch (error) {
    const words = inWords(error, settings);
    if (words === null) throw error;
    console.error(`traque: ${words}`);
    return 1;
  }
}
