/** Where the camps are around the loot. */
import type { Seat, Viewer } from '@traque/engine/core/game';

export interface Side {
  readonly name: 'left' | 'right' | 'own';
  readonly seats: readonly Seat[];
}

/** The viewer sits at the bottom, in the middle or to the left; the others follow clockwise, up on the left and down on the right. */
export function campsAround(
  players: number,
  viewer: Viewer,
): { readonly sides: readonly Side[]; readonly places: readonly number[] } {
  const first = viewer ?? 0;
  const seats = Array.from({ length: players }, (_, place) => (first + place) % players);
  const half = Math.ceil(players / 2);
  const isOdd = players % 2 === 1;
  const left = seats.slice(isOdd ? 1 : 0, half).toReversed();
  const sides: Side[] = [
    { name: 'left', seats: left },
    { name: 'right', seats: seats.slice(half) },
    ...(isOdd ? [{ name: 'own', seats: seats.slice(0, 1) } as const] : []),
  ];
  return { sides, places: seats.map((_, seat) => (seat - first + players) % players) };
}
