/** The board of La Malédiction de la Momie: the pyramid cut open, and around it dice, missions, lives and what was heard. */
import type { Action, Cell, Event, View } from '@traque/engine/momie/protocol';
import { useMemo, useRef, useState } from 'preact/hooks';
import '../../art/tomb/tomb.css';
import type { BoardProps } from '../contract.ts';
import { useProgressivePaint } from '../useProgressivePaint.ts';
import { HunterActions, MummyActions } from './Actions.tsx';
import { Dice } from './Dice.tsx';
import { HeardStrip } from './HeardStrip.tsx';
import { Hunters } from './Hunters.tsx';
import { Maze } from './Maze.tsx';
import { MissionCard, Missions } from './Missions.tsx';
import { planOf } from './geometry.ts';
import './stone.css';
import './marks.css';
import './tray.css';
import './people.css';
import { missionsOf, roomOf, type Whereabouts } from './seeing.ts';
import { useHunt } from './useHunt.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useProwl } from './useProwl.ts';
import { useSuspects } from './useSuspects.ts';
import { useTheatre } from './useTheatre.ts';
import { type TableWords, treasureName } from './words.ts';

export function Board(props: BoardProps<View, Action, Event, TableWords, Whereabouts>) {
  const { view, viewer, faces, words: texts, act } = props;
  const root = useRef<HTMLDivElement>(null);
  const { board: words } = texts;
  const room = roomOf(view, viewer);
  const plan = useMemo(() => planOf(view.map), [view.map]);
  const shown = useTheatre(props, root);
  const { scene } = shown;
  const layer = useProgressivePaint('momie', 3);
  const [aim, setAim] = useState<Cell | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const hunt = useHunt(props, aim);
  const prowl = useProwl(view, hunt.choices.canProwl, act);
  const help = useSuspects(view, viewer, props.helps !== false, props.analysis);
  const own = missionsOf(view, viewer).filter((card) => !scene.taken.has(card));
  const played = [...scene.taken].flatMap(([treasure, seat]) => (seat === viewer ? [treasure] : []));
  const playable = new Set(own.filter((card) => hunt.choices.takes.has(view.map.treasures[card] ?? '')));
  const goal = aim !== null && hunt.choices.reach.has(aim) ? aim : hunt.held;

  const focus = useKeptFocus(root, props.legal, [
    '[data-cell][tabindex="0"].momie-cell-wanted',
    '.momie-actions .primary',
    '.momie-actions button',
    '[data-cell][tabindex="0"]',
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (prowl.active && event.key === 'Backspace') prowl.undo();
    else if (prowl.active && event.key === 'Escape') prowl.clear();
    else if (event.key === 'Escape') hunt.chooseDie(null);
    else {
      const die = hunt.choices.dice.find((d) => String(d)[0] === event.key);
      if (die === undefined) return;
      hunt.chooseDie(die);
    }
    event.preventDefault();
  };

  return (
    <div ref={root} class={`momie tomb momie-${room}`} data-phase={view.phase} onKeyDown={onKeyDown} {...focus}>
      <div class="momie-board">
        <Maze
          board={props}
          plan={plan}
          shown={shown}
          hunt={hunt}
          prowl={prowl}
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
            tumbling={shown.tumbling}
            usable={hunt.choices.dice}
            chosen={hunt.die}
            onChoose={hunt.choices.dice.length > 0 ? hunt.chooseDie : null}
          />
          {prowl.active ? (
            <MummyActions prowl={prowl} words={words} />
          ) : (
            <HunterActions
              view={view}
              hunt={hunt}
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
          listening={room === 'dark'}
          beside={props.beside}
        />
        <HeardStrip view={view} heard={scene.heard} faces={faces} texts={texts} />
        {scene.shown !== null && (
          <div class="momie-shown-card" aria-hidden="true">
            <MissionCard treasure={scene.shown} played={false} />
            <span>{treasureName(scene.shown, words)}</span>
          </div>
        )}
      </div>
    </div>
  );
}
