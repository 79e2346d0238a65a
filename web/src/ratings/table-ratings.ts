/** The ratings of the players of a rated table, unless the viewer never wants to see any. */
import type { TableRatings } from '@traque/wire/ratings';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../app/language.ts';
import { showRatings } from '../app/settings.ts';
import type { Roster, TableClient } from '../client/table-client.ts';
import { seatRatingText } from './rating-text.ts';

/** A finished game counts a moment after its end. */
const AFTER_END_MS = [0, 1000, 4000];

/** By seat, what to show beside the name; null: nothing. */
export function useTableRatings(table: TableClient, roster: Roster | null): readonly (string | null)[] {
  const [found, setFound] = useState<TableRatings['seats']>([]);
  const wanted = roster?.rated === true && showRatings.value;
  const sitters = roster?.seats.map(({ name, kind, rated }) => [name, kind, rated]) ?? [];
  const state = wanted ? JSON.stringify([roster.phase, sitters]) : null;
  useEffect(() => {
    const { online } = table;
    if (state === null || online === null) return;
    const isOver = roster?.phase === 'over' || roster?.phase === 'abandoned';
    // Without a connection there is nothing to show, and nothing to say about it.
    const look = () => void online.ratings().then(setFound, () => undefined);
    const timers = (isOver ? AFTER_END_MS : [0]).map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [table, state]);
  return useMemo(
    () => (wanted ? roster.seats.map((_, seat) => seatRatingText(table.game, found[seat])) : []),
    [wanted, roster, found, language.value],
  );
}
