/**
 * A table as a room sees it, wherever it is played: in this browser's worker, on a server, or in a record. A room
 * listens and acts; it never asks which kind of table it has, only what the table can do.
 *
 * Entries and moments are those of the server's wire (`wire/src/play.ts`): local tables and records make the same.
 */
import type { Level } from '@traque/bots/core/brain';
import type { Legal, Position, Refusal, Seat, Viewer } from '@traque/engine/core/game';
import type { Action, MatchEvent } from '@traque/engine/core/match';
import type { Entry as WireEntry, Moment as WireMoment } from '@traque/wire/play';
import type { TableRatings } from '@traque/wire/ratings';
import type { Line, RoomInfo } from '@traque/wire/room';
import type { Ending } from './ending.ts';

/** How the game stands for one viewer. `deadline` is by this device's clock. */
export interface Moment extends Pick<WireMoment, 'decision' | 'deadline' | 'undo'> {
  /** The last entry of the log that is in it. */
  readonly number: number;
  readonly viewer: Viewer;
  readonly view: Position;
  /** The viewer has seen what came of what they could take back: it is offered for practice, and the record says so. */
  readonly isUndoPractice?: true;
  /** What the viewer may do; absent unless it is their turn. */
  readonly legal?: Legal<Action>;
}

/** One entry of the log, with the events that the viewer may see. */
export interface Entry extends Pick<WireEntry, 'number' | 'at' | 'what'> {
  readonly events: readonly MatchEvent[];
}

/** An entry and how the game stands after it. */
export interface Update {
  readonly entry: Entry;
  readonly moment: Moment;
}

export interface RosterSeat {
  readonly name: string;
  readonly look: number;
  readonly kind: 'me' | 'here' | 'person' | 'bot' | 'open';
  readonly level: Level | null;
  /** Connected now; always true at a table in this browser. */
  readonly present: boolean;
  /** A bot plays for this person until they are back. */
  readonly takenOver: boolean;
  /** They have the seat back after the bot's present move. */
  readonly returning?: boolean;
  /** On these days they are on holiday, and their time stands still. */
  readonly holidays?: readonly { readonly from: number; readonly to: number }[];
  /** This person agrees to abandon the game. */
  readonly abandons: boolean;
  /** At a rated table: they agree to a rated game. */
  readonly rated?: boolean;
}

/** Who plays and watches. The same for everybody, except `host`. */
export interface Roster {
  readonly phase: RoomInfo['phase'];
  readonly seats: readonly RosterSeat[];
  readonly watchers: number;
  readonly host: boolean;
  /** SHA-256 of the secret behind all chance of this table; null in a lesson, where nothing is left to chance. */
  readonly commit: string | null;
  /** Address of the rematch. */
  readonly next: string | null;
  /** A rated table: hints, undo, bots and stand-ins are off. */
  readonly rated?: boolean;
  /** Who lost a rated game by leaving it, or by their time. */
  readonly forfeit?: RoomInfo['forfeit'];
}

export type ChatLine = Pick<Line, 'line' | 'seat' | 'name' | 'text' | 'reaction'>;
export type ChatChannel = 'players' | 'watchers';

/** `slow`: connected, but a command has not been answered and is sent again. */
export type Connection = 'up' | 'slow' | 'lost' | 'gone' | 'old';

/** What everybody may know of what happened since somebody last looked; the view is a spectator's. */
export interface PublicNews {
  readonly entries: readonly Entry[];
  readonly view: Position;
}

export interface TableListener {
  /**
   * Shows this moment at once, without a way from what was shown before. `history`: the log up to it; `missed`: what
   * happened since, to be played like news.
   */
  reset(moment: Moment | null, history: readonly Entry[], missed?: readonly Update[]): void;
  /** Something happened: its events are played, then the new moment is shown. */
  append(update: Update): void;
  roster(roster: Roster): void;
  /**
   * Nothing may be shown until this person says that they are alone with the screen; null: the board may be seen. The
   * news come a little later, with a second call.
   */
  curtain(seat: Seat | null, news?: PublicNews): void;
  chat(lines: readonly ChatLine[], channel: ChatChannel): void;
  connection(connection: Connection): void;
}

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The table moved on before the action arrived. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly code: string };

export interface ChatSender {
  say(text: string): Promise<Outcome>;
  react(reaction: string): Promise<Outcome>;
}

/** What only a table on a server can do. */
export interface OnlineCommands {
  readonly link: string;
  /** The link by which the own seat is played from another device; `renew`: a new one, older ones stop working. */
  seatLink(renew: boolean): Promise<{ kind: 'link'; link: string } | Extract<Outcome, { kind: 'failed' }>>;
  /** `rated`: agrees to a rated game. */
  join(seat: Seat | null, rated?: boolean): Promise<Outcome>;
  /** Agrees to a rated game, or no longer. */
  consent(agree: boolean): Promise<Outcome>;
  /** The host plays an unrated game after all. */
  unrate(): Promise<Outcome>;
  /** Of the players of a rated table, by seat. @throws if the server does not answer. */
  ratings(): Promise<TableRatings['seats']>;
  fill(seat: Seat, level: Level | null): Promise<Outcome>;
  /** Takes another colour and shape, before the start. */
  setLook(look: number): Promise<Outcome>;
  /** Another name at this table. */
  rename(name: string): Promise<Outcome>;
  /** Gives up the seat that is kept at the rematch. */
  declineRematch(): Promise<Outcome>;
  start(): Promise<Outcome>;
  leave(): Promise<Outcome>;
  /** Asks a bot to play for somebody who is away. */
  takeOver(seat: Seat): Promise<Outcome>;
  takeBack(): Promise<Outcome>;
  /** Agrees to abandon the game, withdraws it, or refuses what others propose. Before the start the host closes the table. */
  abandon(agree: boolean): Promise<Outcome>;
}

export interface TableClient {
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: number;
  /** Somebody plays here; false for a record. */
  readonly live: boolean;
  /** Starts telling the listener; the result stops it and releases everything. */
  listen(listener: TableListener): () => void;
  act(action: Action): Promise<Outcome>;
  readonly undo: (() => Promise<Outcome>) | null;
  /** The person whom the curtain waits for is at the screen. */
  readonly revealSeat: (() => void) | null;
  /** Bots play on at once to the end of a game that the viewer is out of; absent where others want to see it too. */
  playToEnd?(): Promise<void>;
  /** Called when everything that happened has been shown: around one screen the curtain falls only then. */
  readonly onAnimationsDone: ((toAct: Seat | null) => void) | null;
  /** The record as the viewer may have it, as JSON text. */
  record(): Promise<string>;
  /** Makes a new table for the same players: its address. Null if the viewer may not. @throws if the server refuses. */
  readonly rematch: (() => Promise<string>) | null;
  /** Address of the replay, once the game is over. */
  replay(): string | null;
  /** How the game ended, from its record; null while it is being played. @throws if the record cannot be fetched. */
  ending(): Promise<Ending | null>;
  readonly chat: ChatSender | null;
  readonly online: OnlineCommands | null;
  /** Whether a bot may be asked what it would do: on a server only where the table allows it, which everybody is told. */
  readonly mayAdvise: boolean;
}
