/** What the mummy can conclude from what it heard: where a hunter was last seen, and their dice since then. */
import type { Cell, Die, Heard, HunterIndex, Treasure } from '@traque/engine/momie/protocol';

export interface Trail {
  /** Where everybody last saw them: at a treasure they took, or at one of the two places. */
  readonly from: { readonly place: 'start' | 'dungeon' } | { readonly treasure: Treasure };
  readonly dice: readonly Die[];
}

export function trailOf(heard: readonly Heard[], hunter: HunterIndex): Trail {
  let from: Trail['from'] = { place: 'start' };
  let dice: Die[] = [];
  for (const entry of heard) {
    if (entry.type === 'prowl') {
      if (entry.caught !== hunter) continue;
      from = { place: 'dungeon' };
      dice = [];
    } else if (entry.hunter !== hunter) continue;
    else if (entry.type === 'move') dice.push(entry.die);
    else if (entry.type === 'collect') {
      from = { treasure: entry.card };
      dice = [];
    }
  }
  return { from, dice };
}

export interface Echo {
  readonly cell: Cell;
  /** 1 for what has just been heard, down to 0. */
  readonly strength: number;
}

/** Places that were heard of lately: treasures taken, hunters caught. */
export function echoesOf(heard: readonly Heard[], reach: number): readonly Echo[] {
  const echoes: Echo[] = [];
  heard.slice(-reach).forEach((entry, i, lately) => {
    const strength = (reach - lately.length + i + 1) / reach;
    if (entry.type === 'collect') echoes.push({ cell: entry.at, strength });
    const end = entry.type === 'prowl' && entry.caught !== null ? entry.path.at(-1) : undefined;
    if (end !== undefined) echoes.push({ cell: end, strength });
  });
  return echoes;
}

/** The mummy's latest walk, to show where it came from. */
export function lastProwl(heard: readonly Heard[]): readonly Cell[] {
  const entry = heard.findLast((e) => e.type === 'prowl');
  return entry?.type === 'prowl' ? entry.path : [];
}
