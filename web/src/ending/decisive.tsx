/** The moment that changed the winning chances most, with a link to it. Computed from the record when the end is shown. */
import type { MatchEvent } from '@traque/engine/core/match';
import { useEffect, useState } from 'preact/hooks';
import { decisiveSwing, type Swing } from '../analyse/moments.ts';
import { wholePercent } from '../analyse/numbers.ts';
import { whenIdle } from '../app/idle.ts';
import { analysisWords, loadAnalysisWords, t, tableWords } from '../app/language.ts';
import { path } from '../app/router.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { startAnalysts } from '../client/analysts.ts';
import type { Ending } from '../client/ending.ts';
import type { TableClient } from '../client/table-client.ts';
import { Icon } from '../parts/icons.tsx';
import type { Room } from '../room/room.ts';

interface Found extends Swing {
  readonly events: readonly MatchEvent[];
}

/** Null if it cannot be told: no value is known for the game, or its record cannot be had. */
async function find(table: TableClient): Promise<Found | null> {
  const [text] = await Promise.all([table.record(), loadAnalysisWords()]);
  return new Promise((resolve, reject) => {
    const { all, stop } = startAnalysts(1, () => reject(new Error('the analysis cannot be loaded')));
    const ask = async (): Promise<Found | null> => {
      const [analyst] = all;
      if ('not' in (await analyst!.open(JSON.parse(text)))) return null;
      const swing = decisiveSwing(await analyst!.chances());
      return swing === null ? null : { ...swing, events: await analyst!.eventsAt(swing.number) };
    };
    ask().then(resolve, reject).finally(stop);
  });
}

function useDecisive(table: TableClient): Found | 'looking' | null {
  const [found, setFound] = useState<Found | 'looking' | null>('looking');
  useEffect(() => {
    let isWanted = true;
    const take = (next: Found | null) => isWanted && setFound(next);
    // The celebration comes first.
    whenIdle(() => {
      if (isWanted) find(table).then(take, () => take(null));
    });
    return () => {
      isWanted = false;
    };
  }, [table]);
  return found;
}

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly ending: Ending;
}

export function Decisive({ room, board, ending }: Props) {
  const { table } = room;
  const found = useDecisive(table);
  const words = analysisWords();
  // At the table itself it is the address of its replay; in a replay, where one is.
  const replay = table.replay() ?? path.value;
  if (found === null) return null;
  if (found === 'looking' || words === null) return <p class="decisive" aria-hidden="true" />;
  const { number, seat, from, to, events } = found;
  const faces = room.faces.value;
  const lines = events.flatMap((event) => board.logLine(event, faces, tableWords(table.game), ending.view, null) ?? []);
  return (
    <p class="decisive">
      <Icon name="chart" />
      <span>
        <strong>{words.decisive}</strong>
        <a href={`${replay}?at=${number}`}>{t().replay.atMove({ n: number, what: lines[0] ?? '' })}</a>
        <small>{words.swing({ name: faces[seat]?.name ?? '', from: wholePercent(from), to: wholePercent(to) })}</small>
      </span>
    </p>
  );
}
