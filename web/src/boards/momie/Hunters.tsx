/** The players: hunters with their lives and cards, the mummy with the ankhs it has won. */
import type { Viewer } from '@traque/engine/core/game';
import type { Action, Colour, Event, View } from '@traque/engine/momie/protocol';
import { useRef } from 'preact/hooks';
import { Ankh } from './art/ankh.tsx';
import { BrownDie, WhiteDie } from './art/dice.tsx';
import { HunterFigure } from './art/hunter.tsx';
import { MummyFigure } from './art/mummy.tsx';
import { Sarcophagus } from './art/sarcophagus.tsx';
import { Stairs } from './art/stairs.tsx';
import { TreasureThing, colourOf } from './art/treasures.tsx';
import { useInSight } from '../../parts/in-sight.ts';
import { memo } from '../../parts/memo.tsx';
import type { BoardProps, SeatFace } from '../contract.ts';
import { CardBack, MissionCard } from './Missions.tsx';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import type { Help } from './useHelp.ts';
import { type Trail, trailOf } from './trail.ts';
import { cardName, dieName, hunterName, pawnOf, type Words } from './words.ts';

export interface HuntersProps {
  readonly view: View;
  readonly viewer: Viewer;
  /** Of the scene, what stands here: dice that tumble are no reason to draw everybody again. */
  readonly hunters: Scene['hunters'];
  readonly mummy: Scene['mummy'];
  readonly brown: Scene['brown'];
  readonly taken: Scene['taken'];
  readonly heard: Scene['heard'];
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  /** A seat whose cards are shown elsewhere, in full size. */
  readonly without: number | null;
  /** Show the dice each hunter has moved by since they were last seen: for viewers who only hear. */
  readonly listening: boolean;
  readonly beside: BoardProps<View, Action, Event>['beside'];
  /** Where the viewer may have each hunter's possible cells shown. */
  readonly help: Help;
}

const LIVES = 3;

function Ankhs({ have, of }: { readonly have: number; readonly of: number }) {
  return (
    <span class="momie-ankhs">
      {Array.from({ length: of }, (_, i) => (
        <svg key={i} viewBox="-14 -20 28 40" aria-hidden="true">
          <Ankh lost={i >= have} />
        </svg>
      ))}
    </span>
  );
}

export const Hunters = memo(People);

function People(props: HuntersProps) {
  const { view, viewer, hunters, mummy, brown, taken, heard, faces, words, without, listening, beside, help } = props;
  const { tokens } = mummy;
  const list = useRef<HTMLUListElement>(null);
  useInSight(list, '.momie-person-turn', view.toAct);
  const prowls = view.phase === 'prowl' || view.phase === 'interrupt';
  const state = (seat: number, turn: boolean, out: boolean): string =>
    `momie-person${seat === viewer ? ' momie-person-own' : ''}${turn ? ' momie-person-turn' : ''}${out ? ' momie-person-out' : ''}`;
  return (
    <ul ref={list} class="momie-people" data-part="part:people" tabIndex={0} aria-label={words.people}>
      <li class={state(view.options.mummy, prowls, false)}>
        <span class="momie-portrait">
          <svg viewBox="-50 -114 110 118" aria-hidden="true">
            <MummyFigure />
          </svg>
        </span>
        <span class="momie-person-name">
          {faces[view.options.mummy]?.name ?? words.mummy} {beside?.(view.options.mummy)}
        </span>
        <span
          role="img"
          tabIndex={0}
          aria-label={words.tokens({ n: tokens, goal: view.mummy.goal })}
          data-piece={pieceName.tokens}
        >
          <Ankhs have={tokens} of={view.mummy.goal} />
        </span>
        {viewer === view.options.mummy && (
          <p class="momie-goal">{words.goal.mummy({ n: tokens, all: view.mummy.goal })}</p>
        )}
        {brown !== null && (
          <span
            class="momie-die-brown"
            role="img"
            tabIndex={0}
            aria-label={words.placeLine({ who: words.mummyDie, where: String(brown) })}
          >
            <svg viewBox="-52 -52 104 108" aria-hidden="true">
              <BrownDie face={brown} />
            </svg>
          </span>
        )}
      </li>
      {view.hunters.map((hunter, index) => {
        const shown = hunters[index];
        const turn = 'hunter' in view.turn && view.turn.hunter === index && view.phase !== 'interrupt';
        const firstPawn = pawnOf(view, index) === 0;
        return (
          <li
            key={index}
            class={state(hunter.seat, turn, shown?.out === true)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && help.peek(index)}
            onPointerLeave={() => help.peek(null)}
          >
            <Portrait
              name={hunterName(view, index, faces, words)}
              look={faces[hunter.seat]?.look ?? 0}
              pawn={pawnOf(view, index)}
              words={words}
              pressed={help.only === index}
              onChoose={help.kind === 'suspects' && !shown?.out ? () => help.choose(index) : null}
            />
            <span class="momie-person-name">
              {hunterName(view, index, faces, words)} {firstPawn && beside?.(hunter.seat)}
            </span>
            <span role="img" tabIndex={0} aria-label={shown?.out ? words.out : words.lives(shown?.lives ?? 0)}>
              <Ankhs have={shown?.lives ?? 0} of={LIVES} />
            </span>
            {listening && !shown?.out && <Steps trail={trailOf(heard, index)} words={words} />}
            {firstPawn && hunter.seat !== without && (
              <Cards view={view} taken={taken} seat={hunter.seat} words={words} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PortraitProps {
  readonly name: string;
  readonly look: number;
  readonly pawn: number;
  readonly words: Words;
  readonly pressed: boolean;
  readonly onChoose: (() => void) | null;
}

/** Where there is something to show about this hunter alone, their portrait is the button for it. */
function Portrait({ name, look, pawn, words, pressed, onChoose }: PortraitProps) {
  const picture = (
    <svg viewBox="-48 -104 96 108" aria-hidden="true">
      <HunterFigure look={look} pawn={pawn} />
    </svg>
  );
  if (onChoose === null) return <span class="momie-portrait">{picture}</span>;
  const label = words.onlyHunter(name);
  return (
    <button
      type="button"
      class="momie-portrait"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onChoose}
    >
      {picture}
    </button>
  );
}

/** The place where a hunter was last seen, and the dice heard since. */
function Steps({ trail, words }: { readonly trail: Trail; readonly words: Words }) {
  const { from } = trail;
  const place = 'place' in from ? words[from.place] : cardName(from.treasure, words);
  const label = [place, ...trail.dice.map((die) => dieName(die, words))].join(', ');
  return (
    <span class="momie-trail-dice" role="img" tabIndex={0} aria-label={label}>
      <svg viewBox="-44 -44 88 88" aria-hidden="true">
        <Place of={from} />
      </svg>
      {trail.dice.slice(-6).map((die, i) => (
        <svg key={i} viewBox="-50 -52 100 106" aria-hidden="true">
          <WhiteDie face={die} />
        </svg>
      ))}
    </span>
  );
}

function Place({ of }: { readonly of: Trail['from'] }) {
  if ('treasure' in of) return <TreasureThing of={of.treasure} />;
  return of.place === 'start' ? <Stairs /> : <Sarcophagus />;
}

/** Cards yet to be played, by their backs (or fronts, if the viewer may see them), then the played ones. */
function Cards(props: Pick<HuntersProps, 'view' | 'taken' | 'words'> & { readonly seat: number }) {
  const { view, seat, words } = props;
  const taken = [...props.taken].filter(([, by]) => by === seat).map(([treasure]) => treasure);
  const cards = (view.cards[String(seat)] ?? []).filter((card) => !taken.includes(card));
  // A card just played is still in the view: one back of its colour is taken away.
  for (const treasure of taken.slice((view.collected[String(seat)] ?? []).length)) {
    const back = cards.indexOf(colourOf(treasure));
    if (back >= 0) cards.splice(back, 1);
  }
  const label = `${words.left(cards.length)}, ${words.done(taken.length)}`;
  return (
    <span class="momie-backs" role="img" tabIndex={0} aria-label={label}>
      {cards.map((card, i) =>
        // In a replay that shows everything they are face up.
        card.includes('-') ? (
          <MissionCard key={i} treasure={card} played={false} />
        ) : (
          <CardBack key={i} colour={card as Colour} />
        ),
      )}
      {taken.map((treasure) => (
        <MissionCard key={treasure} treasure={treasure} played />
      ))}
    </span>
  );
}
