/**
 * A table as a room sees it, wherever it is: in this browser's worker, on a server, or in a record. A room listens and
 * acts; it never asks which one it is, only what the table can do.
 */
import type { GameEvent, Position, Refusal, Seat, Viewer } from '@traque/engine/core/game';
import type { Level } from '@traque/bots/core/brain';

/** How things stand for one viewer. */
export interface Moment {
  /** The last entry of the log that is in it. */
  readonly number: number;
  readonly view: Position;
  readonly viewer: Viewer;
  /** When the time of this move runs out, by this device's clock; null: no clock runs. */
  readonly deadline: number | null;
  /** The viewer may take his last action back. */
  readonly undo: boolean;
}

/** What an entry of the log says beside its events: things of the room rather than of the game. */
export type Note =
  | { readonly kind: 'undone' | 'returned' | 'left' | 'joined'; readonly seat: Seat }
  | { readonly kind: 'takenOver'; readonly seat: Seat }
  | { readonly kind: 'abandoned' };

/** One entry of the log: what this viewer saw happen. */
export interface Happening {
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly note: Note | null;
}

export interface Sitter {
  readonly name: string;
  readonly look: number;
  readonly kind: 'me' | 'here' | 'person' | 'bot' | 'open';
  readonly level: Level | null;
  /** Connected now; always so at a table in this browser. */
  readonly present: boolean;
  /** A bot plays for this person until he is back. */
  readonly takenOver: boolean;
  /** This person would give the game up. */
  readonly abandons: boolean;
}

type Stage = 'gathering' | 'playing' | 'over' | 'abandoned';

/** The room around the game, the same for all who look, but for `host`. */
export interface Company {
  readonly stage: Stage;
  readonly sitters: readonly Sitter[];
  readonly watchers: number;
  readonly host: boolean;
  /** Whether the table allows the app to draw conclusions for a player. */
  readonly helps: boolean;
  /** SHA-256 of the secret behind all chance of this table. */
  readonly commit: string;
  /** Address of the table that follows this one. */
  readonly next: string | null;
}

export interface TalkLine {
  readonly line: number;
  readonly seat: Viewer;
  readonly name: string;
  readonly text: string | null;
  readonly reaction: string | null;
}

/** `slow`: the line is there, but something that was done has not been answered and is sent again. */
export type Connection = 'up' | 'slow' | 'lost' | 'gone' | 'old';

export interface Listener {
  /** How things stand, without a way from what was shown before. */
  stand(moment: Moment | null, history: readonly Happening[]): void;
  /** Something happened: it is played, then the new moment holds. */
  change(happening: Happening, moment: Moment): void;
  company(company: Company): void;
  /** Nobody may look until this person says he is alone with the screen; null: the board may be seen. */
  curtain(seat: Seat | null): void;
  talk(lines: readonly TalkLine[], channel: 'players' | 'watchers'): void;
  connection(connection: Connection): void;
}

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The table moved on before the action arrived. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly code: string };

export interface Talk {
  say(text: string): Promise<Outcome>;
  react(reaction: string): Promise<Outcome>;
}

/** What only a table on a server does. */
export interface Online {
  readonly link: string;
  join(seat: Seat | null): Promise<Outcome>;
  fill(seat: Seat, level: Level | null): Promise<Outcome>;
  /** Another colour and shape for oneself, before the start. */
  colour(look: number): Promise<Outcome>;
  start(): Promise<Outcome>;
  leave(): Promise<Outcome>;
  /** Asks a bot to play for somebody who is gone. */
  takeOver(seat: Seat): Promise<Outcome>;
  takeBack(): Promise<Outcome>;
  /** Agrees to give the game up, or no longer. Before the start the host closes the table. */
  abandon(agree: boolean): Promise<Outcome>;
}

export interface Table {
  readonly game: string;
  /** Somebody plays here; in a record nobody does any more. */
  readonly live: boolean;
  /** Starts telling; the result stops it and lets go of everything. */
  listen(listener: Listener): () => void;
  act(action: { readonly type: string }): Promise<Outcome>;
  readonly undo: (() => Promise<Outcome>) | null;
  /** A person at this screen says he is the one the curtain waits for. */
  readonly lift: (() => void) | null;
  /** Told when all that happened has been shown: around one screen the curtain falls only then. */
  readonly settled: ((toAct: Seat | null) => void) | null;
  /** The record as the viewer may have it, as JSON text. */
  record(): Promise<string>;
  /** A new table for the same company: its address. Null for whoever may not ask. @throws if the server does not make it. */
  readonly rematch: (() => Promise<string>) | null;
  /** Address of the replay, once the game is over. */
  replay(): string | null;
  readonly talk: Talk | null;
  readonly online: Online | null;
}
