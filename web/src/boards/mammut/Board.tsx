import '../../art/cave/cave.css';
import './art/chips.css';
import './board.css';
import './tracks.css';
import './pour.css';
import './camps.css';
import './hand.css';
import './account.css';
// Last, since it changes what the others say.
import './layout.css';
import type { Seat } from '@traque/engine/core/game';
import type { Action, Event, TileNumber, View } from '@traque/engine/mammut/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Chip, Pigments } from './art/Chip.tsx';
import type { BoardProps } from '../contract.ts';
import { useProgressivePaint } from '../useProgressivePaint.ts';
import { useScene } from '../useScene.ts';
import {
  type Aim,
  aimOf,
  aimWith,
  cardOf,
  chosenOf,
  handOf,
  isPlayable,
  isStealable,
  nothing,
  reachOf,
  toggleTiles,
  touchShare,
} from './intents.ts';
import { Camp, type Grab } from './Camp.tsx';
import { Choice } from './Choice.tsx';
import { dockOf, promptOf } from './action-buttons.ts';
import { shareTitle } from './describe.ts';
import { Dock, type DockContent } from './Dock.tsx';
import { Cards } from './Cards.tsx';
import { Legend } from './Legend.tsx';
import { type Outlooks, useAimOutlook } from './outlook.ts';
import { pieceName } from './piece-names.ts';
import { Pour } from './Pour.tsx';
import { sceneOf } from './scene.ts';
import { shownAccount } from './score-table.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { campsAround } from './seating.ts';
import { Tracks } from './Tracks.tsx';
import { usePausedScoring } from './usePausedScoring.ts';
import { nameOf, type TableWords } from './words.ts';

type Props = BoardProps<View, Action, Event, TableWords, Outlooks>;

/** Tracks; the loot; the camps, two at a time; the hand. */
const LAYERS = 4;
const CAMPS_PER_LAYER = 2;

export function Board(props: Props) {
  const { view, viewer, legal, faces, words: texts, act, stage, analysis, prompt, suggested = null } = props;
  const { board: words } = texts;
  const pigments = useMemo(() => <Pigments />, []);
  const root = useRef<HTMLDivElement>(null);
  const { playEvent, goOn } = usePausedScoring(props.isSeated === true, view.lastRound);
  const scene = useScene(view, stage, root, { sceneOf, playEvent });
  const layer = useProgressivePaint('mammut', LAYERS);
  const [aim, setAim] = useState<Aim>(nothing);
  const [bySort, setSort] = useState(false);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    setAim(nothing);
    setReading(false);
  }, [view]);
  // What is suggested lies there as if it had been put together: it only has to be confirmed, or changed.
  useEffect(() => {
    const aimed = suggested === null ? null : aimOf(suggested);
    if (aimed !== null) setAim(aimed);
  }, [suggested]);

  const sharing = legal !== null && view.phase === 'share' && viewer === view.toAct;
  const choosing = legal !== null && view.phase === 'choose' && viewer === view.toAct;
  const outlook = useAimOutlook(view, viewer, aim, props.analyse);
  const chosen = chosenOf(aim);
  const reach = sharing ? reachOf(aim, view) : [];
  const hand = handOf(view, viewer);
  const history = props.history?.();
  const account = useMemo(
    () => shownAccount(scene.account, history, scene.round),
    [scene.account, history, scene.round],
  );
  const counting = account !== null && account.round === scene.round && scene.middle.length === 0;
  const isTable = account !== null && (counting || reading);
  const mode = sharing && aim.kind !== 'take' ? aim.kind : null;
  const asks = sharing ? promptOf({ words, faces, legal, aim }) : null;
  useEffect(() => prompt?.(asks), [asks, prompt]);

  // The scoring appears where the loot was; a player who has scrolled away is brought back to it.
  useEffect(() => {
    if (counting) root.current?.querySelector('.account')?.scrollIntoView({ block: 'nearest' });
  }, [counting]);

  function grabOf(seat: Seat, index: number): Grab | null {
    if (!sharing || view.shares[seat]?.[index] === undefined) return null;
    const run = () => setAim(touchShare(aim, seat, index));
    if (aim.kind === 'giveBack') {
      const pressed = aim.shares.some(([from, share]) => from === seat && share === index);
      const label = shareTitle(words, view, faces, seat, index);
      return { label, short: words.returning, pressed, run };
    }
    if (cardOf(aim) !== null || !isStealable(legal, seat, index)) return null;
    const pressed = aim.kind === 'steal' && aim.from === seat && aim.share === index;
    const label = words.steal(nameOf(faces, seat));
    return { label, short: words.stealShort, pressed, run: pressed ? () => setAim(nothing) : run };
  }

  const toggle = (tiles: readonly TileNumber[]) => setAim(toggleTiles(aim, tiles));
  const isAside = (seat: Seat): boolean =>
    mode === 'lay' ||
    (aim.kind === 'steal' && mode !== null && aim.from !== seat) ||
    (mode === 'giveBack' && (view.shares[seat] ?? []).length === 0);
  const dock: DockContent = goOn
    ? { heaps: [], main: { label: words.goOn, run: goOn, class: 'go-on' }, others: [] }
    : sharing
      ? dockOf({ words, view, faces, legal, aim, act, setAim })
      : { heaps: [], main: null, others: [] };
  // Who only watches has nothing to put together.
  const isWatched = props.isSeated === false;
  const { sides, places } = campsAround(view.players, viewer);

  return (
    <div
      class={`cave mammut ${isWatched ? 'watched' : ''}`}
      ref={root}
      data-mode={mode}
      data-players={view.players}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAim(nothing);
      }}
    >
      {pigments}
      <Tracks words={words} scene={scene} lastRound={view.lastRound} faces={faces}>
        {account && !counting && (
          <button
            type="button"
            class="round-button"
            aria-pressed={reading}
            aria-label={reading ? words.closeAccount : words.openAccount}
            title={reading ? words.closeAccount : words.openAccount}
            onClick={() => setReading(!reading)}
          >
            Σ
          </button>
        )}
        <Legend words={words} lastRound={view.lastRound} />
      </Tracks>
      <div class="table" inert={mode === 'giveBack' || mode === 'lay'}>
        {choosing && (
          <Choice key={JSON.stringify([view.choice, suggested])} {...{ words, view, legal, act, suggested }} />
        )}
        {isTable ? (
          <ScoreTable
            texts={texts}
            faces={faces}
            account={account}
            vp={scene.vp}
            isComplete={!counting || goOn !== null || view.phase === 'over'}
          />
        ) : (
          layer > 0 && (
            <Pour
              {...{ words, scene, reach, chosen, toggle, bySort, setSort }}
              byKind={sharing && mode === null}
              stolen={
                aim.kind === 'steal' && mode !== null
                  ? { tiles: reach, title: shareTitle(words, view, faces, aim.from, aim.share) }
                  : null
              }
            />
          )
        )}
      </div>
      <section class="camps" aria-label={words.shares}>
        {sides.map(({ name, seats }) => (
          <div key={name} class={`side ${name}`}>
            {seats.map((seat) =>
              places[seat]! < CAMPS_PER_LAYER * (layer - 1) ? (
                <Camp
                  key={seat}
                  {...{ words, view, scene, faces, seat, chosen, grabOf }}
                  place={places[seat]!}
                  mine={seat === viewer}
                  outlook={scene.middle === view.middle ? (analysis?.[seat] ?? null) : null}
                  reach={mode === 'peek' || mode === 'flip' ? reach : []}
                  choose={(tile) => toggle([tile])}
                  isAside={isAside(seat)}
                  beside={props.beside}
                />
              ) : null,
            )}
          </div>
        ))}
      </section>
      <div class="hand-place" inert={mode === 'steal'}>
        {layer === LAYERS && hand.length > 0 && (
          <Cards
            words={words}
            cards={hand}
            chosen={cardOf(aim)}
            playable={(card) => isPlayable(legal, card)}
            active={sharing}
            choose={(card) => setAim(card === null ? nothing : aimWith(card))}
          />
        )}
      </div>
      {isWatched ? null : (
        <Dock words={words} idle={words.goal(view.lastRound)} outlook={sharing ? outlook : null} {...dock} />
      )}
      {scene.flying && (
        <span class="flying" data-piece={pieceName.flying} aria-hidden="true">
          {scene.flying.face ? <Chip face={scene.flying.face} /> : scene.flying.text}
        </span>
      )}
    </div>
  );
}
