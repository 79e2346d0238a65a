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
import { HelpSwitch } from './HelpSwitch.tsx';
import { Hunters } from './Hunters.tsx';
import { Maze } from './Maze.tsx';
import { MissionCard, Missions } from './Missions.tsx';
import { playEvent } from './animation.ts';
import { planOf } from './geometry.ts';
import { pieceName } from './piece-names.ts';
import { sceneOf } from './scene.ts';
import './stone.css';
import './marks.css';
import './maze.css';
import './tray.css';
import './cards.css';
import './people.css';
import './layout.css';
import { catchChances, helpOffered, type Insight, lightingOf, missionsOf } from './viewpoint.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useCorners } from './useCorners.ts';
import { useHelp } from './useHelp.ts';
import { useMovePlan } from './useMovePlan.ts';
import { usePins } from './usePins.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import { useProwlPlan } from './useProwlPlan.ts';
import { useZoom } from './useZoom.ts';
import { type TableWords, treasureName } from './words.ts';

export function Board(props: BoardProps<View, Action, Event, TableWords, Insight>) {
  const { view, viewer, legal, faces, words: texts, act } = props;
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { board: words } = texts;
  const lighting = lightingOf(view, viewer);
  const plan = useMemo(() => planOf(view.map), [view.map]);
  const scene = useScene(view, props.stage, root, { sceneOf, playEvent });
  const layer = useProgressivePaint('momie', 3);
  const [aim, setAim] = useState<Cell | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const movePlan = useMovePlan(props, aim);
  const prowlPlan = useProwlPlan(view, movePlan.choices.canProwl, act);
  const help = useHelp(view, viewer, props.analysis);
  const pinTool = usePins(viewer, help.only);
  const prowling = view.phase === 'prowl' || view.phase === 'interrupt';
  const turn = 'hunter' in view.turn && !prowling ? view.turn.hunter : null;
  const home = (turn === null ? null : scene.hunters[turn]?.at) ?? scene.mummy.at;
  const zoom = useZoom(plan, home);
  useCorners(board, plan, `${String(view.hunters.length)} ${lighting}`);
  const own = missionsOf(view, viewer).filter((card) => !scene.taken.has(card));
  const played = [...scene.taken].flatMap(([treasure, seat]) => (seat === viewer ? [treasure] : []));
  const playable = new Set(own.filter((card) => movePlan.choices.takes.has(view.map.treasures[card] ?? '')));
  const odds = helpOffered(view, viewer) ? (props.analysis?.odds ?? []) : [];
  const chances = odds.length === 0 ? [] : catchChances(view, odds, prowlPlan.path);
  const isMummy = viewer === view.options.mummy;
  const onKeyDown = useBoardKeys(movePlan, prowlPlan, zoom);

  const focus = useRestoredFocus(root, legal, [
    '.momie-popover .primary',
    '[data-cell][tabindex="0"].momie-cell-wanted',
    '.momie-actions .primary',
    '.momie-actions button:not([aria-disabled="true"], :disabled)',
    '[data-cell][tabindex="0"]',
  ]);

  return (
    <div ref={root} class={`momie tomb momie-${lighting}`} data-phase={view.phase} onKeyDown={onKeyDown} {...focus}>
      <div ref={board} class="momie-board">
        <Maze
          board={props}
          plan={plan}
          zoom={zoom}
          scene={scene}
          movePlan={movePlan}
          prowlPlan={prowlPlan}
          help={help}
          pinTool={pinTool}
          chances={chances}
          aim={aim}
          pointed={pointed}
          home={home}
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
          {isMummy && (
            <MummyActions
              prowlPlan={prowlPlan}
              words={words}
              chance={chances.at(-1) ?? null}
              goal={words.goal.mummy({ n: scene.mummy.tokens, all: view.mummy.goal })}
            />
          )}
          {lighting === 'torch' && (
            <HunterActions view={view} choices={movePlan.choices} legal={legal} words={words} act={act} />
          )}
        </div>
        {own.length + played.length > 0 && (
          <Missions own={own} played={played} words={words} playable={playable} onShow={setPointed} />
        )}
        <Hunters
          view={view}
          viewer={viewer}
          hunters={scene.hunters}
          mummy={scene.mummy}
          brown={scene.brown}
          taken={scene.taken}
          heard={scene.heard}
          faces={faces}
          words={words}
          without={own.length + played.length > 0 ? viewer : null}
          listening={lighting === 'dark'}
          beside={props.beside}
          help={help}
        />
        <HeardStrip view={view} heard={scene.heard} faces={faces} texts={texts} byMe={isMummy}>
          <HelpSwitch help={help} words={words} steps={props.analysis?.reach?.steps ?? null} />
        </HeardStrip>
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
