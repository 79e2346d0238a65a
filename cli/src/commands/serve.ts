import type { Command } from 'commander';

export function serve(program: Command): void {
  program
    .command('serve')
    .description('serve the app and its interface: tables for playing together')
    .option('--port <number>', 'instead of PORT (3000)')
    .option('--host <address>', 'instead of HOST (127.0.0.1); 0.0.0.0 to be reached from other machines')
    .option('--data <folder>', 'instead of DATA_DIR (data): where the embedded database is kept')
    .addHelpText(
      'after',
      `
Everything else is set by the environment; docs/running.md has the table. Stops on Ctrl-C after finishing what was begun.
Exit status: 1 if the port is in use or the database cannot be used, 2 for a wrong setting.`,
    )
    .action(async (options: { port?: string; host?: string; data?: string }) => {
      const { serveUntilStopped } = await import('../serve.ts');
      process.exitCode = await serveUntilStopped({
        ...process.env,
        ...(options.port === undefined ? {} : { PORT: options.port }),
        ...(options.host === undefined ? {} : { HOST: options.host }),
        ...(options.data === undefined ? {} : { DATA_DIR: options.data }),
      });
    });
}
