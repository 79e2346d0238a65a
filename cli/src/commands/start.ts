import type { Command } from 'commander';

export function start(program: Command): void {
  program
    .command('start')
    .description('serve for the people around you: shows the address as a QR code and opens the browser (the default)')
    .option('--port <number>', 'instead of PORT (3000)')
    .option('--data <folder>', 'instead of DATA_DIR (data): where the embedded database is kept')
    .option('--local', 'only for this machine: other devices on the network cannot connect')
    .option('--no-open', 'do not open the browser')
    .addHelpText(
      'after',
      `
Like \`traque serve\`, for people instead of service managers: it listens on all addresses of this machine unless HOST is
set, and logs only warnings unless LOG_LEVEL is set.`,
    )
    .action(async (options: { port?: string; data?: string; local?: boolean; open: boolean }) => {
      const { serveUntilStopped } = await import('../serve.ts');
      const { announce } = await import('../start/announce.ts');
      const env = {
        ...process.env,
        HOST: options.local === true ? '127.0.0.1' : process.env['HOST'] || '0.0.0.0',
        LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
        ...(options.port === undefined ? {} : { PORT: options.port }),
        ...(options.data === undefined ? {} : { DATA_DIR: options.data }),
      };
      process.exitCode = await serveUntilStopped(env, (server) => announce(server, env.HOST, options.open));
    });
}
