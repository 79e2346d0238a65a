/** Buttons for what can be done besides choosing a cell. */
import type { Cell, View } from '@traque/engine/momie/protocol';
import type { MovePlan } from './useMovePlan.ts';
import type { ProwlPlan } from './useProwlPlan.ts';
import { cardName, dieName, placeName, type Words } from './words.ts';

interface HunterActionsProps {
  readonly view: View;
  readonly movePlan: MovePlan;
  readonly words: Words;
  /** The cell aimed at or held. */
  readonly goal: Cell | null;
  readonly onRoll: () => void;
  readonly onReset: () => void;
}

export function HunterActions({ view, movePlan, words, goal, onRoll, onReset }: HunterActionsProps) {
  const { choices, held, die } = movePlan;
  const heldDice = held === null ? [] : (choices.reach.get(held) ?? []);
  const by = die !== null && heldDice.includes(die) ? die : heldDice.length === 1 ? heldDice[0] : undefined;
  return (
    <div class="momie-actions">
      {held !== null && by !== undefined && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            movePlan.go(held, by);
          }}
        >
          {words.placeLine({ who: words.goHere, where: placeName(held, view.map, words) })}
        </button>
      )}
      {held !== null && by === undefined && (
        <span class="momie-ask" role="group" aria-label={words.whichDie}>
          <span>{words.whichDie}</span>
          {heldDice.map((choice) => (
            <button
              key={choice}
              type="button"
              class="primary"
              onClick={() => {
                movePlan.go(held, choice);
              }}
            >
              {dieName(choice, words)}
            </button>
          ))}
        </span>
      )}
      <TakeToggle view={view} movePlan={movePlan} words={words} goal={goal} />
      {choices.canRoll && (
        <button type="button" class={view.phase === 'start' ? 'primary' : undefined} onClick={onRoll}>
          {view.phase === 'rolled' ? words.rollAgain : words.rollFree(5 - view.dice.locked)}
        </button>
      )}
      {choices.canReset && (
        <button
          type="button"
          class={choices.canRoll ? undefined : 'primary'}
          title={words.resetLong(view.dice.locked)}
          onClick={onReset}
        >
          {words.reset}
        </button>
      )}
    </div>
  );
}

/** Shown as soon as a treasure of the hunter's own is within reach: they need not take it (MO-40). */
function TakeToggle({ view, movePlan, words, goal }: Pick<HunterActionsProps, 'view' | 'movePlan' | 'words' | 'goal'>) {
  const { takes } = movePlan.choices;
  if (takes.size === 0) return null;
  const cell = goal !== null && takes.has(goal) ? goal : takes.size === 1 ? [...takes][0] : undefined;
  const treasure = Object.entries(view.map.treasures).find(([, at]) => at === cell)?.[0];
  return (
    <label class="momie-take">
      <input
        type="checkbox"
        checked={movePlan.taking}
        onChange={(event) => {
          movePlan.setTaking(event.currentTarget.checked);
        }}
      />
      {treasure === undefined ? words.takeAny : words.take(cardName(treasure, words))}
    </label>
  );
}

export function MummyActions({ prowlPlan, words }: { readonly prowlPlan: ProwlPlan; readonly words: Words }) {
  const { path, left } = prowlPlan;
  return (
    <div class="momie-actions">
      <span class="momie-steps" role="status">
        <Footsteps done={path.length} left={left} />
        {words.stepsLeft(left)}
      </span>
      <button type="button" class="primary" onClick={prowlPlan.confirm}>
        {path.length === 0 ? words.stay : words.walk(path.length)}
      </button>
      <button type="button" disabled={path.length === 0} onClick={prowlPlan.undo}>
        {words.undo}
      </button>
    </div>
  );
}

const foot = 'M-4-9C0-13 6-11 6-4C6 1 3 3 3 7C3 12-4 12-5 7C-6 2-8-5-4-9Z';

function Footsteps({ done, left }: { readonly done: number; readonly left: number }) {
  const all = done + Math.max(0, left);
  return (
    <svg viewBox={`0 0 ${String(all * 27 + 6)} 36`} class="momie-footsteps" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <path
          class={i < done ? 'momie-footstep-done' : 'momie-footstep'}
          d={foot}
          transform={`translate(${String(i * 27 + 16)},${i % 2 === 0 ? '12' : '24'}) rotate(90)`}
        />
      ))}
    </svg>
  );
}
