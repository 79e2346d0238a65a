import type { RosterSeat } from '../client/table-client.ts';
import { Mark } from './mark.tsx';

/** A player's mark. */
export function Face({ player }: { game: string; player: Pick<RosterSeat, 'look' | 'level'> }) {
  return <Mark look={player.look} />;
}
