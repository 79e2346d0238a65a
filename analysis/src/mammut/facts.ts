/** What is certain in Mammut after an action. Points are certain only where no face-down card and no question mark is left. */
import { mammut } from '@traque/engine/mammut/index';
import { outlook, type OutlookLine } from '@traque/engine/mammut/outlook';
import type { Action, Event, View } from '@traque/engine/mammut/protocol';
import { MEAT_VP } from '@traque/engine/mammut/score';
import type { State } from '@traque/engine/mammut/state';
import { SPECIES } from '@traque/engine/mammut/tiles';
import type { Fact, GameFacts } from '../reason.ts';

export const facts: GameFacts = {
  /**
   * `endsSharing`: nobody can take the share away any more (MM-35, MM-37). The others hold however the round goes on, as
   * long as nobody touches the seat's tiles: the most meat (MM-73), first on the hide track (MM-66), not the fewest fires
   * (MM-76), a token of every species (MM-80, MM-90).
   */
  good: ['endsSharing', 'wholeHerd', 'mostMeat', 'safeFire', 'firstOnTrack'],
  /** MM-33: a single tile cannot be stolen. */
  contrasts: [{ reason: 'unstealable', own: 'single', others: 'several' }],
  after({ before, action, after, events, seat }) {
    const found: Fact[] = [];
    const was = before as unknown as State;
    const result = mammut.result(after as unknown as State);
    if (result !== null && result.winners.includes(seat) && isOpen(was, seat)) found.push({ kind: 'wins' });
    const isShared = (events as readonly Event[]).some(({ type }) => type === 'shared');
    if (isShared) found.push({ kind: 'endsSharing' });
    const view = mammut.view(was, seat);
    const share = shareOf(view, action as Action);
    if (share === null) return found;
    // When the sharing is over, no share is in danger.
    if (!isShared) found.push({ kind: share.length === 1 ? 'single' : 'several' });
    return [...found, ...certain(view, seat, sharesWith(view, seat, action as Action, share))];
  },
};

/** The tiles that an action puts before the seat; null if it takes none. */
function shareOf({ shares }: View, action: Action): readonly number[] | null {
  if (action.type === 'take') return action.tiles;
  if (action.type !== 'steal') return null;
  return shares[action.from]![action.share]!.filter((tile) => !action.return.includes(tile));
}

function sharesWith({ shares }: View, seat: number, action: Action, share: readonly number[]): View['shares'] {
  return shares.map((own, of) => {
    const left = action.type === 'steal' && of === action.from ? own.filter((_, i) => i !== action.share) : own;
    return of === seat ? [...left, share] : left;
  });
}

/** What these shares bring the seat for sure. */
function certain(view: View, seat: number, shares: View['shares']): Fact[] {
  const ahead = outlook(view, shares)[seat];
  if (!ahead) return [];
  const line = (rule: string): OutlookLine | undefined => ahead.lines.find((each) => each.rule === rule);
  const fires = line('MM-76');
  const found: Record<string, boolean> = {
    wholeHerd: ahead.tokens.length > 0 && view.animals[seat]!.length + ahead.tokens.length === SPECIES.length,
    mostMeat: line('MM-73')?.least === MEAT_VP[view.players]![0],
    // A line that can neither bring nor cost anything is left out.
    safeFire: isWithFire(view, shares[seat]!.flat()) && (fires === undefined || fires.least === 0),
    firstOnTrack: line('MM-66')?.least === view.round,
  };
  return Object.keys(found).flatMap((kind) => (found[kind] === true ? [{ kind }] : []));
}

const isWithFire = ({ tiles }: View, own: readonly number[]): boolean =>
  own.some((tile) => (tiles[tile]!.up === '?' ? tiles[tile]!.down : tiles[tile]!.up) === 'fire');

/** Whether the seat knows all that the scoring of this round counts. */
function isOpen(state: State, seat: number): boolean {
  const { laid, tiles } = mammut.view(state, seat);
  const isHidden = laid.some((cards) => typeof cards === 'number' && cards > 0);
  return !isHidden && tiles.every(({ up, down }) => up !== '?' || down !== undefined);
}
