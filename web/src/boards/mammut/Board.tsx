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
import type { Action, Event, View } from '@traque/engine/mammut/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Chip, Pigments } from './art/Chip.tsx';
import type { BoardProps } from '../contract.ts';
import { useProgressivePaint } from '../useProgressivePaint.ts';
import { useScene } from '../useScene.ts';
import { Account } from './Account.tsx';
import {
  type Aim,
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
import { dockOf } from './action-buttons.ts';
import { shareTitle } from './describe.ts';
import { Dock } from './Dock.tsx';
import { Cards } from './Cards.tsx';
import { type Outlooks, useAimOutlook } from './outlook.ts';
import { playEvent } from './animation.ts';
import { pieceName } from './piece-names.ts';
import { Pour } from './Pour.tsx';
import { sceneOf } from './scene.ts';
import { Tracks } from './Tracks.tsx';
import { nameOf, type TableWords } from './words.ts';

type Props = BoardProps<View, Action, Event, TableWords, Outlooks>;

/** Tracks; the loot; the camps, two at a time; the hand. */
const LAYERS = 4;
const CAMPS_PER_LAYER = 2;

/** Beside the loot the camps are in two columns, so that a short camp leaves no gap. */
function columns(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  const half = Math.ceil(seats.length / 2);
  return [seats.slice(0, half), seats.slice(half)];
}

/** The viewer's own camp first, then the others as they sit, clockwise. */
function seatsFrom(view: View, viewer: Seat | null): readonly Seat[] {
  return view.vp.map((_, place) => ((viewer ?? 0) + place) % view.players);
}

export function Board(props: Props) {
  const { view, viewer, legal, faces, words: texts, act, stage, analysis } = props;
  const { board: words } = texts;
  const pigments = useMemo(() => <Pigments />, []);
  const root = useRef<HTMLDivElement>(null);
  const scene = useScene(view, stage, root, { sceneOf, playEvent });
  const layer = useProgressivePaint('mammut', LAYERS);
  const [aim, setAim] = useState<Aim>(nothing);
  const [bySort, setSort] = useState(false);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    setAim(nothing);
    setReading(false);
  }, [view]);

  const sharing = legal !== null && view.phase === 'share' && viewer === view.toAct;
  const choosing = legal !== null && view.phase === 'choose' && viewer === view.toAct;
  const outlook = useAimOutlook(view, viewer, aim, props.analyse);
  const chosen = chosenOf(aim);
  const reach = sharing ? reachOf(aim, view) : [];
  const hand = handOf(view, viewer);
  const painted = new Set(seatsFrom(view, viewer).slice(0, Math.max(0, CAMPS_PER_LAYER * (layer - 1))));
  const counting = scene.account !== null && scene.account.round === scene.round && scene.middle.length === 0;

  // The scoring appears where the loot was; a player who has scrolled away is brought back to it.
  useEffect(() => {
    if (counting) root.current?.querySelector('.account')?.scrollIntoView({ block: 'nearest' });
  }, [counting]);

  function grabOf(seat: Seat, index: number): Grab | null {
    if (!sharing) return null;
    const run = () => setAim(touchShare(aim, seat, index));
    if (aim.kind === 'giveBack') {
      const pressed = aim.shares.some(([from, share]) => from === seat && share === index);
      return { label: shareTitle(words, view, faces, seat, index), pressed, run };
    }
    if (cardOf(aim) !== null || !isStealable(legal, seat, index)) return null;
    const pressed = aim.kind === 'steal' && aim.from === seat && aim.share === index;
    return { label: words.steal(nameOf(faces, seat)), pressed, run: pressed ? () => setAim(nothing) : run };
  }

  return (
    <div
      class="cave mammut"
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAim(nothing);
      }}
    >
      {pigments}
      <Tracks words={words} scene={scene} lastRound={view.lastRound} faces={faces} />
      <div class="table">
        {choosing && <Choice key={JSON.stringify(view.choice)} words={words} view={view} legal={legal} act={act} />}
        {scene.account && (counting || reading) ? (
          <Account texts={texts} faces={faces} account={scene.account} />
        ) : layer > 0 && (view.phase === 'share' || scene.middle.length > 0) ? (
          <Pour
            words={words}
            scene={scene}
            active={sharing}
            byKind={sharing && (aim.kind === 'take' || aim.kind === 'steal')}
            reach={aim.kind === 'steal' ? reach : scene.middle}
            chosen={chosen}
            toggle={(tiles) => setAim(toggleTiles(aim, tiles))}
            choose={(tile) => setAim(toggleTiles(aim.kind === 'steal' ? nothing : aim, [tile]))}
            bySort={bySort}
            setSort={setSort}
          />
        ) : null}
      </div>
      <section class="camps" aria-label={words.shares}>
        {columns(seatsFrom(view, viewer)).map((seats, column) => (
          <div key={column} class="column">
            {seats
              .filter((seat) => painted.has(seat))
              .map((seat) => (
                <Camp
                  key={seat}
                  words={words}
                  view={view}
                  scene={scene}
                  faces={faces}
                  seat={seat}
                  mine={seat === viewer}
                  outlook={scene.middle === view.middle ? analysis?.[seat] : undefined}
                  chosen={chosen}
                  reach={aim.kind === 'take' ? [] : reach}
                  choose={(tile) => setAim(toggleTiles(aim, [tile]))}
                  grabOf={grabOf}
                  beside={props.beside}
                />
              ))}
          </div>
        ))}
        {scene.account && !counting && (
          <button
            type="button"
            class="action-button reading"
            aria-pressed={reading}
            onClick={() => setReading(!reading)}
          >
            {reading ? words.closeAccount : words.openAccount}
          </button>
        )}
      </section>
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
      {layer === LAYERS && sharing && (
        <Dock words={words} outlook={outlook} {...dockOf({ words, view, faces, legal, aim, act, setAim })} />
      )}
      {scene.flying && (
        <span class="flying" data-piece={pieceName.flying} aria-hidden="true">
          {scene.flying.face ? <Chip face={scene.flying.face} /> : scene.flying.text}
        </span>
      )}
    </div>
  );
}
