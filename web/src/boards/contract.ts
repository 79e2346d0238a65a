/**
 * What a board is: a component without rules. A position and the legal actions go in, intents come out; events are
 * played on it one after the other so that one sees what happened and why. Rooms (live, offline, hot seat, replay) feed
 * it; it never knows which one.
 */
import type { Clause, GameEvent, Legal, Position, Seat, Viewer } from '@traque/engine/core/game';
import type { TableWords } from '@traque/texts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Cue } from '../sound/names.ts';

/** How a seat looks: `look` is its colour and shape (0 … 4: ▲ ● ■ ◆ ★), the same all over the app. */
export interface SeatFace {
  readonly name: string;
  readonly look: number;
}

/** How events are played. Everything that takes time goes through it, so that skip, speed and reduced motion are one thing. */
export interface Pace {
  /** No travel: highlight what changed for a moment instead. */
  readonly reduced: boolean;
  /** Everything is over at once: what lies between now and the new position need not be drawn. */
  readonly skipping: boolean;
  /** Resolves after `ms` at the chosen speed, at once when skipped. */
  wait(ms: number): Promise<void>;
  /** Web Animations on an element; resolves when done, jumps to the end when skipped. */
  animate(element: Element, keyframes: Keyframe[], ms: number, easing?: string): Promise<void>;
  /**
   * Holds everything until the viewer goes on: by what `onHold` is given, or by a skip. A skip before that ends here, so
   * that nobody misses what is shown.
   */
  hold(onHold: (goOn: () => void) => void): Promise<void>;
}

/** An event as it reaches a board: with the clause that it carries out. */
export type WithClause<Event> = Event & { readonly clause: Clause };

/** How much an event matters: part of something bigger, worth reading, or it changes the game. */
export type Importance = 'step' | 'news' | 'turning';

/** How one event is told and heard. */
export interface EventBeat {
  readonly importance: Importance;
  /** Its line gives away what is about to be seen: it is told afterwards. */
  readonly toldAfter?: true;
  /** The seats to which it happens. They get a moment of their own, unless it is a small thing that they did themselves. */
  readonly happensTo?: readonly Seat[];
  /** The pieces it is about (`data-piece`): the first that is on the page is scrolled into sight. */
  readonly pieces?: readonly string[];
  readonly cues?: readonly Cue[];
}

/** How a game's events are staged: `boards/<game>/beats.ts`. Plain functions; `view` is the position before the action. */
export interface Beats<View extends Position, Event extends GameEvent, Words> {
  beatOf(event: Event, view: View): EventBeat;
  /** What is said while an event plays whose line is told afterwards: the roll behind a walk. */
  lead?(event: Event, faces: readonly SeatFace[], words: Words, view: View): string | null;
  /** What the event means to the seat it happens to: "Ana robs you!" */
  happened?(event: Event, seat: Seat, faces: readonly SeatFace[], words: Words, view: View): string;
  /** Whose turn it is, where others decide something within it. */
  turnOf?(view: View): Seat | null;
  /** How near danger is to the viewer, as far as their view tells: 0 (far) to 1. */
  danger?(view: View, viewer: Viewer): number;
}

/** Where a board takes its events from. While an event plays, `view` is still the position before its action. */
export interface Stage<Event> {
  /** The board's player of events; returns how to take it off. The room sets the new view when all have been played. */
  onPlay(play: (event: Event, pace: Pace) => Promise<void>): () => void;
}

export interface BoardProps<
  View extends Position,
  Action,
  Event extends GameEvent,
  Words = TableWords,
  Analysis = unknown,
> {
  readonly view: View;
  readonly viewer: Viewer;
  /** What the viewer may do now; null when it is not their turn (or while events play). */
  readonly legal: Legal<Action> | null;
  readonly faces: readonly SeatFace[];
  /** The game's words in the viewer's language. */
  readonly words: Words;
  /** Sends an intent. It may be illegal: the table then answers with the clause that forbids it. */
  readonly act: (action: Action) => void;
  /** What this viewer would see happen, asked of the engine; empty if the action is refused. Chance is left out. */
  readonly foresee: (action: Action) => Promise<readonly Event[]>;
  /** What the rules conclude from the view (`boards/<game>/analysis.ts`); null until it is known. */
  readonly analysis: Analysis | null;
  /** The same if something were changed, as the game's analysis defines it. */
  readonly analyse: (whatIf: unknown) => Promise<Analysis | null>;
  readonly stage: Stage<WithClause<Event>>;
  /** An action that a coach suggests: a board that can preview actions shows it as if it were pointed at. */
  readonly suggested?: Action | null;
  /** Everything that has happened until now, as far as the viewer may know it. */
  readonly history?: () => readonly WithClause<Event>[];
  /** Whether somebody plays here who can be waited for: not in a replay, nor for spectators. */
  readonly isSeated?: boolean;
  /** What the board asks for now, where it is more than the module's `hint`; null takes it back. */
  readonly prompt?: (text: string | null) => void;
  /** What the room knows of a seat besides the game (you, a bot, away, a clock), for a board that lists the players. */
  readonly beside?: (seat: Seat) => ComponentChildren;
}

/** What words about a position may need besides the view. */
export interface Findings<Action, Analysis> {
  readonly legal: Legal<Action> | null;
  readonly analysis: Analysis | null;
}

/** Parts of the board (`data-part`) that are lit, the rest is dimmed. */
export interface HintPlaces {
  /** The part that matters, without giving the action away, and in words where to look. */
  readonly area: readonly string[];
  readonly look: string;
  /** What the action is about. */
  readonly action: readonly string[];
}

/** A part of the position in words: for screen readers, and for people who prefer lists to pictures. */
export interface Passage {
  readonly heading: string;
  readonly lines: readonly string[];
}

/**
 * All that the app knows of one game's looks and words. `web/src/boards/<game>/index.ts` exports it as `board`; the app
 * finds it by the folder's name. Everything but the component is plain functions from data to text, so that they are
 * tested without a page.
 */
export interface BoardModule<
  View extends Position,
  Action extends { type: string },
  Event extends GameEvent,
  Words extends TableWords,
  Analysis = unknown,
> {
  readonly Board: ComponentType<BoardProps<View, Action, Event, Words, Analysis>>;
  /** The board itself shows who plays and how each stands: where there is room for it, nothing else does. */
  readonly listsPlayers?: true;
  /** Whether a player may ask a bot for advice during the game, by the options of the table; absent: they may. */
  allowsAdvice?(view: View): boolean;
  /** The whole position in words, the most urgent passage first. */
  describe(
    view: View,
    viewer: Viewer,
    faces: readonly SeatFace[],
    words: Words,
    findings: Findings<Action, Analysis>,
  ): readonly Passage[];
  /** What to do now, in one short sentence to the viewer ("Play a card to move, or set a trap"), or whom they wait for. */
  hint(view: View, viewer: Viewer, faces: readonly SeatFace[], words: Words, legal: Legal<Action> | null): string;
  /** Where a hint about this action points: first to the part of the board that matters, then to what is done. */
  pointTo?(action: Action, view: View, viewer: Viewer, faces: readonly SeatFace[], words: Words): HintPlaces;
  /** An action as its button says it: "Move 2 south-east, to the snow". Legal actions are listed under it. */
  actionLabel(action: Action, view: View, faces: readonly SeatFace[], words: Words): string;
  /**
   * What happened, one line of the log without its clause (the log adds it); null for what deserves no line. `view` is
   * any position of the same game: it tells whose a pawn is. `viewer`: who reads it; somebody who sees everything (null)
   * reads names. `earlier`: the events before it, as far as they are known.
   */
  logLine(
    event: Event,
    faces: readonly SeatFace[],
    words: Words,
    view: View,
    viewer?: Viewer,
    earlier?: readonly Event[],
  ): string | null;
  readonly beats: Beats<View, Event, Words>;
  /** Whether this player can do nothing more although the game goes on; absent: nobody is ever out. */
  isOut?(view: View, seat: Seat): boolean;
  /** The last line of the log when the game is over; absent if an event says it. */
  endLine?(view: View, faces: readonly SeatFace[], words: Words): string | null;
  /** The same line with pictures instead of lists of things; null where it has none. Absent: all lines are text. */
  logPicture?(event: Event, faces: readonly SeatFace[], words: Words, viewer?: Viewer): ComponentChildren | null;
  /** A player's standing for their panel, few and short: "2 traps left", "14 points". */
  standing(view: View, seat: number, words: Words): readonly string[];
}

/** A board as the app handles it: its types known only to itself. */
export type AnyBoardModule = BoardModule<Position, { type: string }, GameEvent, TableWords>;

/**
 * The lesson about a rare rule that an event carries out; null for what happens in every game. `before`: what happened
 * just before it, oldest first.
 */
export type FirstMet<Event> = (event: Event, before: readonly Event[]) => string | null;
