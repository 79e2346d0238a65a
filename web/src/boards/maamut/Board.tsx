import '../../art/cave/cave.css';
import './board.css';
import type { Viewer } from '@traque/engine/core/game';
import type { Action, Cell, Event, View } from '@traque/engine/maamut/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Wall, Wear } from './art/Wall.tsx';
import type { BoardProps } from '../contract.ts';
import { useProgressivePaint } from '../useProgressivePaint.ts';
import { useScene } from '../useScene.ts';
import { actionButtonsOf } from './action-buttons.ts';
import { playEvent } from './animation.ts';
import { goal } from './describe.ts';
import { ActionButtons, MoveCards, Piles } from './Dock.tsx';
import { previewText } from './preview-text.ts';
import { arrowTarget, cells, edgeLabels } from './geometry.ts';
import { handOf, intentAt, targetsOf, type Target } from './intents.ts';
import { Pieces, Traps } from './Pieces.tsx';
import { previewOf, type Preview } from './preview.ts';
import { sceneOf, type Scene } from './scene.ts';
import { CardNumbers } from './CardNumbers.tsx';
import { PreviewMarks, Signs } from './Signs.tsx';
import { GroundDefs, Tile } from './Tile.tsx';
import { type TableWords, tileLabel, type Words } from './words.ts';

type Props = BoardProps<View, Action, Event, TableWords>;

/** The names of the tiles, as the log uses them. Screen readers have them on the tiles themselves. */
const names = (
  <g class="rim" aria-hidden="true">
    {edgeLabels.map(({ text, x, y }) => (
      <text key={text} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
);

/** What would follow from the action aimed at. Asked again when the aim changes; late answers are dropped. */
function usePreview(scene: Scene, action: Action | null, foresee: Props['foresee']): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const key = action && JSON.stringify(action);
  useEffect(() => {
    setPreview(null);
    if (!action) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const events = await foresee(action);
      if (wanted) setPreview(previewOf(scene, events));
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [key, scene]);
  return preview;
}

function labelOf(words: Words, props: Props, cell: Cell, target: Target | undefined): string {
  const label = tileLabel(words, props.view, props.faces, cell);
  if (!target) return label;
  return words.targetAt({ tile: label, what: target.card === null ? words.target : words.targetCard(target.card) });
}

const isHeld = (scene: Scene, cell: Cell): boolean =>
  scene.mammoth === cell || scene.hunters.includes(cell) || cell in scene.traps;

/** The tile that Tab leads to: the viewer's own hunter, else the mammoth. */
function home(view: View, viewer: Viewer): Cell {
  return (viewer === null ? null : view.hunters[viewer]?.at) ?? view.mammoth;
}

export function Board(props: Props) {
  const { view, viewer, legal, faces, words: texts, act, foresee, stage, suggested = null } = props;
  const { board: words } = texts;
  const root = useRef<HTMLDivElement>(null);
  const scene = useScene(view, stage, root, { sceneOf, playEvent });
  const layer = useProgressivePaint('maamut', 2);
  const [aim, setAim] = useState<Cell | null>(null);
  const [touched, setTouched] = useState<Cell | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [focus, setFocus] = useState<Cell | null>(null);
  const [notice, setNotice] = useState('');
  const [pointed, point] = useState<Action | null>(null);
  useEffect(() => {
    point(null);
    if (touched !== null) setAim(null);
    setChosen(null);
    setTouched(null);
    setNotice('');
  }, [view]);

  const groundDefs = useMemo(() => <GroundDefs tiles={view.tiles} />, [view.tiles]);
  const targets = useMemo(
    () => new Map(targetsOf(view, viewer, legal).map((target) => [target.cell, target])),
    [view, viewer, legal],
  );
  const aimed = aim === null ? undefined : targets.get(aim);
  const preview = usePreview(scene, aimed?.action ?? (legal ? (pointed ?? suggested) : null), foresee);
  const hand = handOf(view, viewer);
  const card = chosen === null ? null : (hand[chosen] ?? null);
  const tabStop = focus ?? home(view, viewer);

  function choose(cell: Cell, byTouch: boolean): void {
    if (!legal) return;
    const target = targets.get(cell);
    // A finger cannot hover: the first touch shows what would follow, the second one acts.
    if (target && byTouch && touched !== cell) {
      setTouched(cell);
      return setAim(cell);
    }
    const action = target?.action ?? intentAt(view, viewer, cell);
    setAim(null);
    setTouched(null);
    setNotice(action ? '' : words.straightOnly);
    if (action) act(action);
  }

  function focusOn(cell: Cell): void {
    setFocus(cell);
    root.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus();
  }

  function onKey(event: KeyboardEvent, cell: Cell): void {
    const order = cells.filter((other) => targets.has(other));
    const next = arrowTarget(cell, event.key);
    if (next) focusOn(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(cell, false);
    else if (event.key === 'PageDown')
      focusOn(order.find((other) => cells.indexOf(other) > cells.indexOf(cell)) ?? order[0] ?? cell);
    else if (event.key === 'PageUp')
      focusOn(order.findLast((other) => cells.indexOf(other) < cells.indexOf(cell)) ?? order.at(-1) ?? cell);
    else if (event.key === 'Escape') setAim(null);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  }

  // Where a hunter starts needs no words.
  const says = preview && view.phase !== 'place' ? previewText(preview, viewer, faces, words) : notice;
  const buttons = actionButtonsOf({
    words,
    view,
    viewer,
    legal,
    card,
    touched: aimed && touched === aim ? aimed : null,
    act,
    setNotice,
  });

  return (
    <div class="cave maamut" ref={root}>
      <svg class="field" viewBox="-322 -288 644 576" role="group" aria-label={`${words.board}. ${words.boardHelp}`}>
        {groundDefs}
        <Wall />
        {(layer > 0 ? cells : []).map((cell) => {
          const target = targets.get(cell);
          return (
            <Tile
              key={cell}
              cell={cell}
              ground={view.tiles[cell] ?? 'rock'}
              label={labelOf(words, props, cell, target)}
              target={
                target
                  ? { card: target.card, faint: card !== null && target.card !== card, held: isHeld(scene, cell) }
                  : null
              }
              aimed={aim === cell && target !== undefined}
              tabbable={cell === tabStop}
              on={{
                onClick: (event) => choose(cell, 'pointerType' in event && event.pointerType === 'touch'),
                onFocus: () => {
                  setFocus(cell);
                  if (root.current?.querySelector(`[data-cell="${cell}"]:focus-visible`)) setAim(cell);
                },
                // The confirmation takes the focus from the tile that was touched, which must stay chosen.
                onBlur: () => touched !== cell && setAim(null),
                onKeyDown: (event) => onKey(event, cell),
                onPointerEnter: (event) => event.pointerType === 'mouse' && setAim(cell),
                onPointerLeave: (event) => event.pointerType === 'mouse' && setAim(null),
              }}
            />
          );
        })}
        <Wear />
        {layer > 0 && names}
        {layer > 1 && (
          <g class={preview && preview.run.length > 0 ? 'over fleeing' : 'over'}>
            <Signs signs={scene.signs.filter(({ kind }) => kind === 'lit')} />
            <Traps scene={scene} faces={faces} />
            <Pieces scene={scene} faces={faces} turn={view.toAct} />
            <Signs signs={scene.signs.filter(({ kind }) => kind !== 'lit')} />
            <CardNumbers targets={[...targets.values()].filter(({ cell }) => isHeld(scene, cell))} chosen={card} />
            {preview && viewer !== null && (
              <PreviewMarks scene={scene} preview={preview} aim={aimed?.cell ?? null} seat={viewer} faces={faces} />
            )}
          </g>
        )}
      </svg>
      <div class="says">
        <p role="status">{says}</p>
        {/* While there is nothing else to say; not announced each time that a preview ends. */}
        {says === '' && <p class="idle">{goal(view, viewer, texts)}</p>}
      </div>
      <div class="dock">
        {hand.length > 0 && (
          <MoveCards
            words={words}
            cards={hand}
            chosen={chosen}
            leading={aimed?.card ?? null}
            active={legal !== null && view.phase === 'act'}
            choose={setChosen}
          />
        )}
        {viewer !== null && <ActionButtons words={words} buttons={buttons} point={point} />}
        <Piles
          words={words}
          draw={typeof view.draw === 'number' ? view.draw : view.draw.length}
          discard={view.discard}
        />
      </div>
    </div>
  );
}
