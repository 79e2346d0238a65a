/** The move that a hunter is putting together: a die, a cell, whether to take the treasure there. */
import type { Action, Cell, Die, Event, View } from '@traque/engine/momie/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { type Choices, choicesOf, dieFor } from './intents.ts';

export interface MovePlan {
  readonly choices: Choices;
  readonly die: Die | null;
  readonly chooseDie: (die: Die | null) => void;
  /** A cell that was chosen and waits for an answer at it: by which die, whether to take the treasure, or a second tap. */
  readonly held: Cell | null;
  readonly release: () => void;
  readonly taking: boolean;
  readonly setTaking: (taking: boolean) => void;
  readonly pick: (cell: Cell, sure: boolean) => void;
  readonly go: (cell: Cell, die: Die) => void;
  /** The way to the cell aimed at. */
  readonly way: readonly Cell[] | null;
}

type Props = Pick<BoardProps<View, Action, Event>, 'legal' | 'act' | 'foresee' | 'suggested'>;

/** The way that a move would take, foreseen by the rules. */
function useWay(foresee: Props['foresee'], die: Die | null, to: Cell | null): readonly Cell[] | null {
  const [way, setWay] = useState<readonly Cell[] | null>(null);
  useEffect(() => {
    setWay(null);
    if (die === null || to === null) return;
    let isCurrent = true;
    const showWay = async (): Promise<void> => {
      const walked = (await foresee({ type: 'move', die, to })).find((event) => event.type === 'walked');
      if (isCurrent) setWay(walked?.path ?? null);
    };
    void showWay();
    return () => {
      isCurrent = false;
    };
  }, [foresee, die, to]);
  return way;
}

export function useMovePlan({ legal, act, foresee, suggested }: Props, aim: Cell | null): MovePlan {
  const choices = useMemo(() => choicesOf(legal), [legal]);
  const [chosen, chooseDie] = useState<Die | null>(null);
  const [held, hold] = useState<Cell | null>(null);
  const [taking, setTaking] = useState(true);
  useEffect(() => {
    chooseDie(null);
    hold(null);
    setTaking(true);
  }, [legal]);

  // The only die is chosen without asking.
  const die = chosen ?? (choices.dice.length === 1 ? (choices.dice[0] ?? null) : null);
  const hinted = suggested?.type === 'move' ? suggested : null;
  const goal = aim !== null && choices.reach.has(aim) ? aim : (held ?? hinted?.to ?? null);
  const by = goal === null ? null : dieFor(choices, die ?? (goal === hinted?.to ? hinted.die : null), goal);
  const way = useWay(foresee, by, goal);

  const go = (to: Cell, by: Die) => {
    act(choices.takes.has(to) && taking ? { type: 'move', die: by, to, collect: true } : { type: 'move', die: by, to });
  };
  const pick = (cell: Cell, sure: boolean) => {
    const by = dieFor(choices, die, cell);
    const legalHere = by !== null && (choices.reach.get(cell)?.includes(by) ?? false);
    if (by === null) {
      // Several dice lead here: ask which. If none does, the rules say why.
      if (choices.reach.has(cell)) hold(cell);
      else if (choices.dice[0] !== undefined) go(cell, choices.dice[0]);
      return;
    }
    const asks = !sure || choices.takes.has(cell);
    if (asks && legalHere && held !== cell) hold(cell);
    else go(cell, by);
  };
  const release = () => hold(null);
  return { choices, die, chooseDie, held, release, taking, setTaking, pick, go, way };
}
