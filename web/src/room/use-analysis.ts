import { useEffect, useState } from 'preact/hooks';
import type { Room } from './room.ts';

/** What the rules conclude from the position that is shown. Until the answer for a new position is there: the last one. */
export function useAnalysis(room: Room): unknown {
  const moment = room.moment.value;
  const [analysis, setAnalysis] = useState<unknown>(null);
  useEffect(() => {
    if (moment === null) return;
    let isCurrent = true;
    void room.analyse().then((found) => isCurrent && setAnalysis(found));
    return () => {
      isCurrent = false;
    };
  }, [room, moment]);
  return analysis;
}
