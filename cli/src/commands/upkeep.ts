/** The commands that look after a database. */
import type { Command } from 'commander';

const DATA = ['--data <folder>', 'instead of DATA_DIR (data): where the embedded database is'] as const;
type Options = { data?: string };

export function backup(program: Command): void {
  program
    .command('backup')
    .description('copy everything into one file, also while the server runs, and play every table of the copy')
    .argument('<file>', 'where to; in a folder that exists, a name with the date')
    .option(...DATA)
    .addHelpText(
      'after',
      `
Takes the database that the server would take (DATA_DIR, or DATABASE_URL). The file holds all secrets: only your own user
may read it. Exit status: 1 if there is no backup, or if a table in it does not play.

Examples:
  $ traque backup traque.backup
  $ traque backup /var/backups/traque/`,
    )
    .action(async (file: string, options: Options) => {
      process.exitCode = await (await import('../upkeep/backup.ts')).backup(file, options);
    });
}

export function restore(program: Command): void {
  program
    .command('restore')
    .description('put a backup in place of the database; what was there is kept')
    .argument('<file>', 'what traque backup made, of either database')
    .option(...DATA)
    .addHelpText(
      'after',
      `
The server must be stopped. The backup is read and played first; until it is complete in its place nothing is changed.

Example:
  $ traque restore traque.backup`,
    )
    .action(async (file: string, options: Options) => {
      process.exitCode = await (await import('../upkeep/backup.ts')).restore(file, options);
    });
}

const OTHER = 'postgres://… or the folder of an embedded database';

export function exportTo(program: Command): void {
  program
    .command('export')
    .description('copy everything from the database of the settings into another, empty one')
    .argument('<database>', OTHER)
    .option(...DATA)
    .addHelpText(
      'after',
      `
Between SQLite and PostgreSQL in both directions. Rows are counted and compared afterwards. Stop the server first if it is
to go on with the copy. Exit status: 1 if the other one has tables already, or nothing could be copied.

Example:
  $ traque export postgres://traque@localhost/traque`,
    )
    .action(async (database: string, options: Options) => {
      process.exitCode = await (await import('../upkeep/move.ts')).exportTo(database, options);
    });
}

export function importFrom(program: Command): void {
  program
    .command('import')
    .description('copy everything from another database into the one of the settings, which must be empty')
    .argument('<database>', OTHER)
    .option(...DATA)
    .addHelpText(
      'after',
      `
The other direction of \`traque export\`.

Example:
  $ DATABASE_URL=postgres://traque@localhost/traque traque import data`,
    )
    .action(async (database: string, options: Options) => {
      process.exitCode = await (await import('../upkeep/move.ts')).importFrom(database, options);
    });
}

export function doctor(program: Command): void {
  program
    .command('doctor')
    .description('look at settings, database, disk, clock, port and proxies, and play every table; changes nothing')
    .option(...DATA)
    .option('--port <number>', 'instead of PORT (3000)')
    .option('--url <address>', 'the address by which players come: what the proxies in front pass on')
    .option('--json', 'JSON instead of lines')
    .addHelpText(
      'after',
      `
Works while the server runs and while it does not. Exit status: 1 if there is a problem.

Example:
  $ traque doctor --url https://games.example`,
    )
    .action(async (options: Options & { port?: string; url?: string; json?: true }) => {
      process.exitCode = await (await import('../upkeep/doctor.ts')).doctor(options);
    });
}

export function ratings(program: Command): void {
  program
    .command('ratings')
    .description('compute all ratings from the logs of the rated tables, and say whether the stored ones are the same')
    .option(...DATA)
    .option('--recompute', 'put the computed ratings in the place of the stored ones')
    .addHelpText(
      'after',
      `
On the embedded database the server must be stopped; on PostgreSQL it may run. Without --recompute nothing is changed.
Exit status: 1 if the stored ratings were not the same.

Example:
  $ traque ratings --recompute`,
    )
    .action(async (options: Options & { recompute?: true }) => {
      process.exitCode = await (await import('../upkeep/ratings.ts')).ratings(options);
    });
}

export function admin(program: Command): void {
  program
    .command('admin')
    .description('print a link to the admin page: tables, people, load, errors, backups')
    .option(...DATA)
    .option('--url <address>', 'the address by which you come, such as https://games.example')
    .addHelpText(
      'after',
      `
The link works once, within a day; the device that opens it stays signed in for a week.`,
    )
    .action(async (options: Options & { url?: string }) => {
      process.exitCode = await (await import('../upkeep/admin.ts')).admin(options);
    });
}
