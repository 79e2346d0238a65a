/** The board: the pyramid cut open, and around it dice, missions, lives and what was heard. */
import type { Action, Cell, Event, View } from '@traque/engine/momie/protocol';
import { useMemo, useRef, useState } from 'preact/hooks';
import './art/tomb.css';
import type { BoardProps } from '../contract.ts';
import { useProgressivePaint } from '../useProgressivePaint.ts';
import { useScene } from '../useScene.ts';
import { HunterActions, MummyActions } from './Actions.tsx';
import { Dice } from './Dice.tsx';
import { HeardStrip } from './HeardStrip.tsx';
import { Hunters } from './Hunters.tsx';
import { Maze } from './Maze.tsx';
import { MissionCard, Missions } from './Missions.tsx';
import { playEvent } from './animation.ts';
import { planOf } from './geometry.ts';
import { pieceName } from './piece-names.ts';
import { sceneOf } from './scene.ts';
import './stone.css';
import './marks.css';
import './tray.css';
import './people.css';
import { lightingOf, missionsOf, type Whereabouts } from './viewpoint.ts';
import { useMovePlan } from './useMovePlan.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import { useProwlPlan } from './useProwlPlan.ts';
import { useSuspects } from './useSuspects.ts';
import { type TableWords, treasureName } from './words.ts';

export function Board(props: BoardProps<View, Action, Event, TableWords, Whereabouts>) {
  const { view, viewer, faces, words: texts, act } = props;
  const root = useRef<HTMLDivElement>(null);
  const { board: words } = texts;
  const lighting = lightingOf(view, viewer);
  const plan = useMemo(() => planOf(view.map), [view.map]);
  const scene = useScene(view, props.stage, root, { sceneOf, playEvent });
  const layer = useProgressivePaint('momie', 3);
  const [aim, setAim] = useState<Cell | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const movePlan = useMovePlan(props, aim);
  const prowlPlan = useProwlPlan(view, movePlan.choices.canProwl, act);
  const help = useSuspects(view, viewer, props.analysis);
  const own = missionsOf(view, viewer).filter((card) => !scene.taken.has(card));
  const played = [...scene.taken].flatMap(([treasure, seat]) => (seat === viewer ? [treasure] : []));
  const playable = new Set(own.filter((card) => movePlan.choices.takes.has(view.map.treasures[card] ?? '')));
  const goal = aim !== null && movePlan.choices.reach.has(aim) ? aim : movePlan.held;

  const focus = useRestoredFocus(root, props.legal, [
    '[data-cell][tabindex="0"].momie-cell-wanted',
    '.momie-actions .primary',
    '.momie-actions button',
    '[data-cell][tabindex="0"]',
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (prowlPlan.active && event.key === 'Backspace') prowlPlan.undo();
    else if (prowlPlan.active && event.key === 'Escape') prowlPlan.clear();
    else if (event.key === 'Escape') movePlan.chooseDie(null);
    else {
      const die = movePlan.choices.dice.find((d) => String(d)[0] === event.key);
      if (die === undefined) return;
      movePlan.chooseDie(die);
    }
    event.preventDefault();
  };

  return (
    <div ref={root} class={`momie tomb momie-${lighting}`} data-phase={view.phase} onKeyDown={onKeyDown} {...focus}>
      <div class="momie-board">
        <Maze
          board={props}
          plan={plan}
          scene={scene}
          movePlan={movePlan}
          prowlPlan={prowlPlan}
          suspects={help.suspects}
          own={own}
          aim={aim}
          pointed={pointed}
          onAim={setAim}
          words={words}
          layer={layer}
        />
        <div class="momie-table">
          <Dice
            scene={scene}
            words={words}
            usable={movePlan.choices.dice}
            chosen={movePlan.die}
            onChoose={movePlan.choices.dice.length > 0 ? movePlan.chooseDie : null}
          />
          {prowlPlan.active ? (
            <MummyActions prowlPlan={prowlPlan} words={words} />
          ) : (
            <HunterActions
              view={view}
              movePlan={movePlan}
              words={words}
              goal={goal}
              onRoll={() => {
                act({ type: 'roll' });
              }}
              onReset={() => {
                act({ type: 'reset' });
              }}
            />
          )}
          {help.toggle && (
            <label class="momie-take">
              <input type="checkbox" checked={help.suspects !== null} onChange={help.toggle} />
              {words.suspects}
            </label>
          )}
        </div>
        {own.length + played.length > 0 && (
          <Missions own={own} played={played} words={words} playable={playable} onShow={setPointed} />
        )}
        <Hunters
          view={view}
          viewer={viewer}
          scene={scene}
          faces={faces}
          words={words}
          without={own.length + played.length > 0 ? viewer : null}
          listening={lighting === 'dark'}
          beside={props.beside}
        />
        <HeardStrip view={view} heard={scene.heard} faces={faces} texts={texts} />
        {scene.shown !== null && (
          <div class="momie-shown-card" data-piece={pieceName.shownCard} aria-hidden="true">
            <MissionCard treasure={scene.shown} played={false} />
            <span>{treasureName(scene.shown, words)}</span>
          </div>
        )}
      </div>
    </div>
  );
}
