/** Tiles as number:visible/hidden, where they lie; what each seat has. */
import type { StateJson } from '@traque/engine/mammut/protocol';

export function drawMammut(state: StateJson): string {
  const tiles = (numbers: readonly number[]): string =>
    numbers.map((number) => `${number}:${state.tiles[number]!.up}/${state.tiles[number]!.down}`).join(' ') || 'nothing';
  const seats = state.hands.map((hand, seat) => {
    const shares = state.shares[seat]!.map((share) => `[${tiles(share)}]`).join(' ') || 'no share';
    const known = state.known[seat]!.length === 0 ? '' : `, knows ${state.known[seat]!.join(' ')}`;
    return [
      `seat ${seat}: ${state.vp[seat]} VP, hides ${state.hideTrack[seat]}, animals ${state.animals[seat]!.join(' ') || '-'}`,
      `  hand ${hand.join(' ') || '-'}, laid ${state.laid[seat]!.join(' ') || '-'}${known}`,
      `  ${shares}`,
    ].join('\n');
  });
  return [
    `round ${state.round} of ${state.lastRound}, start player ${state.start}, to act: ${state.toAct ?? 'nobody'}`,
    `middle: ${tiles(state.middle)}`,
    ...seats,
    `played ${state.played.join(' ') || '-'}; draw pile ${state.draw.length}, discard pile ${state.discard.length}`,
    ...(state.choice === null ? [] : [`choice: ${JSON.stringify(state.choice)}`]),
  ].join('\n');
}
