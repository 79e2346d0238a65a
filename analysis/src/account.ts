/** One player's sums of a bill. Free of rules: the page adds them up while entries arrive. */
import type { Seat } from '@traque/engine/core/game';
import type { BillEntry } from './bill.ts';

/** `result = prior + luck - slips + unseen + others`. */
export interface Account {
  readonly prior: number;
  readonly luck: number;
  readonly slips: number;
  readonly unseen: number;
  readonly others: number;
  readonly result: number;
}

/** The sums of one player, from the entries of the whole game. */
export function accountOf(entries: readonly BillEntry[], player: Seat): Account {
  const sums = { luck: 0, slips: 0, unseen: 0, others: 0 };
  for (const { seat, luck, effect, slip, unseen } of entries) {
    sums.luck += luck[player]!;
    if (seat === player) {
      sums.slips += slip?.loss ?? 0;
      sums.unseen += unseen;
    } else if (seat !== null) {
      sums.others += effect[player]!;
    }
  }
  const first = entries[0]!;
  return {
    prior: first.chances[player]! - first.luck[player]!,
    ...sums,
    result: entries.at(-1)!.chances[player]!,
  };
}
