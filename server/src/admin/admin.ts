/** What the admin page needs of a process. */
import type { Dependencies } from '../dependencies.ts';
import { AdminAccess } from './access.ts';
import { Backups } from './backups.ts';
import type { Connected } from './connected.ts';
import { ProcessReports } from './process-reports.ts';
import { RecentErrors } from './recent-errors.ts';

export class Admin {
  readonly access: AdminAccess;
  readonly backups: Backups;
  readonly reports: ProcessReports;

  constructor(deps: Dependencies, connected: Connected) {
    const errors = new RecentErrors();
    errors.watch(deps.log, deps.time);
    this.access = new AdminAccess(deps);
    this.backups = new Backups(deps.settings);
    this.reports = new ProcessReports(deps, connected, errors);
  }

  async close(): Promise<void> {
    await this.backups.close();
    await this.reports.close();
  }
}
