/** Buttons for what can be done besides choosing a cell. They are always there, so that nothing moves when it is one's turn. */
import type { Action, View } from '@traque/engine/momie/protocol';
import type { Legal } from '@traque/engine/core/game';
import type { Choices } from './intents.ts';
import type { ProwlPlan } from './useProwlPlan.ts';
import type { Words } from './words.ts';

interface HunterActionsProps {
  readonly view: View;
  readonly choices: Choices;
  readonly legal: Legal<Action> | null;
  readonly words: Words;
  readonly act: (action: Action) => void;
}

/** What is not allowed can still be asked for on one's turn: the table answers why not. */
export function HunterActions({ view, choices, legal, words, act }: HunterActionsProps) {
  const { locked } = view.dice;
  const { canRoll, canReset } = choices;
  return (
    <div class="momie-actions">
      <button
        type="button"
        class={canRoll && view.phase === 'start' ? 'primary' : undefined}
        data-part="button:roll"
        disabled={legal === null}
        aria-disabled={!canRoll}
        onClick={() => act({ type: 'roll' })}
      >
        {view.phase === 'rolled' ? words.rollAgain : words.rollFree(locked === 5 ? 5 : 5 - locked)}
      </button>
      <button
        type="button"
        class={canReset && !canRoll ? 'primary' : undefined}
        data-part="button:reset"
        disabled={legal === null}
        aria-disabled={!canReset}
        onClick={() => act({ type: 'reset' })}
      >
        {words.reset(view.phase === 'start' ? locked : 0)}
      </button>
    </div>
  );
}

interface MummyActionsProps {
  readonly prowlPlan: ProwlPlan;
  readonly words: Words;
  /** The probability of a catch on the way that is laid; null where the table gives no such help. */
  readonly chance: number | null;
  readonly goal: string;
}

export function MummyActions({ prowlPlan, words, chance, goal }: MummyActionsProps) {
  const { active, path, left } = prowlPlan;
  const empty = path.length === 0;
  return (
    <>
      <div class="momie-steps">
        <span role="status">
          {active && (
            <>
              <Footsteps done={path.length} left={left} />
              {words.stepsLeft(left)}
            </>
          )}
        </span>
        {/* On a phone the mummy's own card is out of sight while others play. */}
        {!active && <span class="momie-idle-goal">{goal}</span>}
      </div>
      <div class="momie-actions momie-actions-mummy">
        <button
          type="button"
          class={active && !empty ? 'primary' : undefined}
          data-part="button:walk"
          disabled={!active || empty}
          onClick={prowlPlan.confirm}
        >
          <span>
            {empty ? words.chooseWay : words.walk(path.length)}
            {chance !== null && !empty && <small>{words.catchChance(words.percent(Math.round(chance * 100)))}</small>}
          </span>
        </button>
        <button type="button" disabled={!active || empty} onClick={prowlPlan.undo}>
          {words.undo}
        </button>
        <button
          type="button"
          data-part="button:stay"
          disabled={!active}
          aria-expanded={prowlPlan.staying}
          onClick={() => prowlPlan.askToStay(!prowlPlan.staying)}
        >
          {words.stay}
        </button>
      </div>
    </>
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
