/** One player: name, what they have collected, what it will score. */
import type { Seat } from '@traque/engine/core/game';
import type { Action, Event, TileNumber, View } from '@traque/engine/mammut/protocol';
import { CardBack, CardPicture } from './art/CardPicture.tsx';
import { Glyph } from './art/Chip.tsx';
import type { BoardProps, SeatFace } from '../contract.ts';
import { handOf } from './intents.ts';
import { shareTitle } from './describe.ts';
import { allSpecies } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { OutlookSheet } from './Outlook.tsx';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import { SeatMark } from './SeatMark.tsx';
import { Share } from './Share.tsx';
import { cardName, cardText, faceName, lookOf, nameOf, type Words } from './words.ts';

interface CampProps {
  readonly words: Words;
  readonly view: View;
  readonly scene: Scene;
  readonly faces: readonly SeatFace[];
  readonly seat: Seat;
  /** How far from the viewer, clockwise. */
  readonly place: number;
  readonly mine: boolean;
  readonly outlook: Outlook | null;
  readonly chosen: readonly TileNumber[];
  readonly reach: readonly TileNumber[];
  readonly choose: (tile: TileNumber) => void;
  /** The button on a share; null if there is none now. */
  readonly grabOf: (seat: Seat, index: number) => Grab | null;
  /** Nothing here can be chosen while the player is at something else. */
  readonly isAside: boolean;
  readonly beside: BoardProps<View, Action, Event>['beside'];
}

export interface Grab {
  readonly label: string;
  readonly short: string;
  readonly pressed: boolean;
  readonly run: () => void;
}

/** The seven animals: those the player has are painted, the others only scratched. */
function Tokens({ words, scene, seat }: Pick<CampProps, 'words' | 'scene' | 'seat'>) {
  const own = scene.animals[seat] ?? [];
  const list = words.list(allSpecies.filter((species) => own.includes(species)).map((one) => faceName(words, one)));
  return (
    <span
      class="tokens"
      role="img"
      tabIndex={0}
      data-piece={pieceName.tokens(seat)}
      data-tip={words.tips.animal}
      aria-label={list === '' ? words.tokens : words.trackLabel({ track: words.tokens, standing: list })}
    >
      {allSpecies.map((species) => (
        <span key={species} class={own.includes(species) ? 'has' : 'lacks'}>
          <Glyph face={species} />
        </span>
      ))}
    </span>
  );
}

function Laid({ words, scene, seat }: Pick<CampProps, 'words' | 'scene' | 'seat'>) {
  const cards = scene.laid[seat] ?? [];
  return (
    <span class="laid" data-piece={pieceName.laid(seat)}>
      {cards.map((card, i) => (
        <span
          key={i}
          class={card ? 'open' : 'shut'}
          role="img"
          tabIndex={0}
          data-tip={card ? cardText(words, card) : words.tips.laid}
          aria-label={card ? cardName(words, card) : words.faceDown}
        >
          {card ? <CardPicture card={card} /> : <CardBack />}
        </span>
      ))}
    </span>
  );
}

/** Cards of another player, if the viewer may see them: in a replay that shows everything. */
function Known({ words, view, seat, mine }: Pick<CampProps, 'words' | 'view' | 'seat' | 'mine'>) {
  const cards = mine ? [] : handOf(view, seat);
  if (cards.length === 0) return null;
  return (
    <span class="laid known">
      {cards.map((card, i) => (
        <span
          key={i}
          class="open"
          role="img"
          tabIndex={0}
          aria-label={cardName(words, card)}
          data-tip={cardText(words, card)}
        >
          <CardPicture card={card} />
        </span>
      ))}
    </span>
  );
}

function Counts({ words, view, scene, seat }: Pick<CampProps, 'words' | 'view' | 'scene' | 'seat'>) {
  const [held, steps, points] = [scene.hands[seat] ?? 0, scene.hideTrack[seat] ?? 0, scene.vp[seat] ?? 0];
  const each = [words.points(points), words.held(held), words.track(steps)];
  return (
    <span class="counts" role="img" tabIndex={0} aria-label={words.list(each)} data-tip={words.goal(view.lastRound)}>
      <span class="held" data-piece={pieceName.hand(seat)} data-name={words.held(held)} data-tip={words.tips.held}>
        <CardBack />
        {held}
      </span>
      <span class="hides" data-name={words.track(steps)} data-tip={words.tips.hide}>
        <Glyph face="hide" />
        {steps}
      </span>
      <b class="points" data-name={words.points(points)} data-tip={words.goal(view.lastRound)}>
        {points}
      </b>
    </span>
  );
}

export function Camp(props: CampProps) {
  const { words, view, scene, faces, seat, place, mine, outlook, chosen, reach, choose, grabOf, isAside } = props;
  const look = lookOf(faces, seat);
  const name = nameOf(faces, seat);
  const acts = view.toAct === seat;
  const state = `camp${mine ? ' mine' : ''}${acts ? ' acts' : ''}${scene.lit === seat ? ' lit' : ''}${isAside ? ' is-aside' : ''}`;
  const places = view.players === 2 ? [0, 1] : [0];
  const grabs = places.map((index) => grabOf(seat, index));
  return (
    <section
      class={state}
      style={`--look: var(--look-${look});--place:${place}`}
      data-piece={pieceName.camp(seat)}
      data-part={`camp:${seat}`}
      aria-label={name}
    >
      <header>
        <SeatMark look={look} />
        <h2>{name}</h2>
        {acts && <span class="aside">{words.toAct}</span>}
        {props.beside?.(seat)}
        <Counts {...{ words, view, scene, seat }} />
      </header>
      <div class="shares">
        {places.map((index) => (
          <Share
            key={index}
            {...{ words, scene, seat, index, reach, chosen, choose }}
            title={shareTitle(words, view, faces, seat, index)}
          />
        ))}
      </div>
      <footer>
        <Tokens words={words} scene={scene} seat={seat} />
        <Laid words={words} scene={scene} seat={seat} />
        <Known words={words} view={view} seat={seat} mine={mine} />
      </footer>
      <div class="worth">
        {outlook && <OutlookSheet words={words} title={shareTitle(words, view, faces, seat, -1)} outlook={outlook} />}
        {grabs.map(
          (grab, index) =>
            grab && (
              <button
                key={index}
                type="button"
                class="action-button grab"
                aria-pressed={grab.pressed}
                aria-label={grab.label}
                onClick={grab.run}
              >
                {grab.short}
              </button>
            ),
        )}
      </div>
    </section>
  );
}
