import type { Seat } from '@traque/engine/core/game';
import { useEffect, useMemo } from 'preact/hooks';
import { startAnalysts, usualAnalysts } from '../client/analysts.ts';
import { engine } from '../client/workers.ts';
import { AnalysisRun } from './analysis-run.ts';
import { ownAnalyses } from './store.ts';
import type { Story } from './story.ts';

/** The analysis of an open replay; it runs as long as the screen is there. `own` is judged first. */
export function useRun({ id, table }: Story, own: Seat): AnalysisRun {
  const run = useMemo(() => {
    const seats = table.info.seats.map((_, seat) => seat);
    const record = async () => {
      const [text, digest] = await Promise.all([table.record(), engine().replayDigest(id)]);
      return { text, digest };
    };
    return new AnalysisRun(id, [own, ...seats.filter((seat) => seat !== own)], {
      store: ownAnalyses(),
      record,
      start: startAnalysts,
      workers: usualAnalysts(),
    });
    // Another seat that is looked at later changes nothing in what is computed.
  }, [id, table]);
  useEffect(() => {
    void run.start();
    return () => run.leave();
  }, [run]);
  return run;
}
