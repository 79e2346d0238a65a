import type { ReplayViewer } from '../client/worker/timeline.ts';

/** The seat whose view is shown, else the only person's; null: it must be asked. */
export function ownSeat(seats: readonly { readonly kind: string }[], viewer: ReplayViewer): number | null {
  if (typeof viewer === 'number') return viewer;
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return persons.length === 1 ? persons[0]! : null;
}
