/** A slip on the real board, as its seat saw it: shown with what was played and what is better, or as a question. */
import type { Action } from '@traque/engine/core/match';
import { refusalText } from '@traque/texts';
import { useMemo, useState } from 'preact/hooks';
import { tableWords } from '../app/language.ts';
import { MomentTable } from '../client/moment-table.ts';
import { engine } from '../client/workers.ts';
import { RoomScreen, useRoom } from '../room/room-screen.tsx';
import type { AnalysisRun } from './analysis-run.ts';
import { MomentPanel, type Tried } from './moment-panel.tsx';
import type { LabelledSlip } from './moments.ts';
import type { AnalysisPlace } from './place.ts';
import type { Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly place: AnalysisPlace;
  readonly run: AnalysisRun;
  /** All slips of the seat; this one is looked at. */
  readonly slips: readonly LabelledSlip[];
  readonly index: number;
}

export function MomentRoom({ story, place, run, slips, index }: Props) {
  const { number, slip } = slips[index]!;
  const [tried, setTried] = useState<Tried>({ kind: 'nothing' });
  /** What is drawn on the board besides the position. */
  const [drawn, setDrawn] = useState<Action | null>(place.asks ? null : slip.action);
  const table = useMemo(() => {
    const { seat } = place;
    const opened = engine()
      .visit(story.id, number - 1, seat, 0)
      .then(({ moment, entries: history }) => ({ moment, history }));
    return new MomentTable(story.table, seat, opened, async (action) => {
      setDrawn(null);
      setTried({ kind: 'judging' });
      const attempt = await run.attempt(number, action, slip.action);
      if ('refusal' in attempt) {
        setTried({ kind: 'refused', why: refusalText(tableWords(story.table.game), attempt.refusal) });
        return { kind: 'refused', refusal: attempt.refusal };
      }
      setTried({ kind: attempt.solved ? 'solved' : 'wrong', action, ...attempt });
      if (attempt.solved) setDrawn(action);
      return { kind: 'stale' };
    });
  }, [story, number, place.seat]);
  const room = useRoom(table);
  const panel = <MomentPanel {...{ story, place, slips, index, room, tried, drawn, setTried, setDrawn }} />;
  return <RoomScreen table={table} room={room} coach={panel} suggested={drawn} />;
}
