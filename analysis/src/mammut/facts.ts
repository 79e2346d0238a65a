/** What is certain in Mammut after an action. Points are certain only where no face-down card and no question mark is left. */
import { mammut } from '@traque/engine/mammut/index';
import type { Event } from '@traque/engine/mammut/protocol';
import type { State } from '@traque/engine/mammut/state';
import type { Fact, GameFacts } from '../reason.ts';

export const facts: GameFacts = {
  /** `endsSharing`: nobody can take the share away any more (MM-35, MM-37). */
  good: ['endsSharing'],
  contrasts: [],
  after({ before, after, events, seat }) {
    const found: Fact[] = [];
    const result = mammut.result(after as unknown as State);
    if (result !== null && result.winners.includes(seat) && isOpen(before as unknown as State, seat))
      found.push({ kind: 'wins' });
    if ((events as readonly Event[]).some(({ type }) => type === 'shared')) found.push({ kind: 'endsSharing' });
    return found;
  },
};

/** Whether the seat knows all that the scoring of this round counts. */
function isOpen(state: State, seat: number): boolean {
  const { laid, tiles } = mammut.view(state, seat);
  const isHidden = laid.some((cards) => typeof cards === 'number' && cards > 0);
  return !isHidden && tiles.every(({ up, down }) => up !== '?' || down !== undefined);
}
