import { gameNamed } from '@traque/engine';
import { withOldHelps } from '@traque/wire/old-helps';
import type { LocalSetup, StoredTable } from '../local-setup.ts';

/** A table as a browser may have it: stored before `helps` was an option, it says it beside the options. */
interface OldTable extends StoredTable {
  readonly setup: LocalSetup & { readonly helps?: boolean };
}

/** The table in the form of today. */
export function upgraded(stored: OldTable): StoredTable {
  const { helps, ...setup } = stored.setup;
  if (helps === undefined) return stored;
  const specs = gameNamed(setup.game)?.options ?? {};
  return {
    ...stored,
    setup: { ...setup, options: withOldHelps(setup.options, helps, specs) },
    record: { ...stored.record, options: withOldHelps(stored.record.options, helps, specs) },
  };
}
