/** A table while it is being set up. Drafts are remembered for the next time. */
import { levels, type Level } from '@traque/bots/core/brain';
import type { OptionSpec } from '@traque/engine/core/game';
import { loadJson, saveJson } from '../app/local-storage.ts';
import { type GameName, manifests } from '../games.ts';

export type SeatKind = 'me' | 'here' | 'bot' | 'open';

export interface SeatDraft {
  readonly kind: SeatKind;
  /** Empty: the usual name of that kind. */
  readonly name: string;
  readonly look: number;
  readonly level: Level;
}

export interface Draft {
  readonly seats: readonly SeatDraft[];
  /** The chosen ones; the others are decided by chance or default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly listed: boolean;
  readonly clock: number | null;
  /** What an online table is called; absent: nothing. */
  readonly title?: string;
  /** Whether time stands still in nights and holidays, with a clock of a day or more; absent: it does. */
  readonly rests?: boolean;
  /** Players of an online table may ask for hints; absent: they may not. */
  readonly hints?: boolean;
  /** An online table whose game is rated, if everyone agrees. */
  readonly rated?: boolean;
}

/** What a game says about its options, by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The three ways to play that the home page offers. */
export const playModes = ['bots', 'friends', 'here'] as const;
export type PlayMode = (typeof playModes)[number];

const LOOKS = 5;
const kindOf: Readonly<Record<PlayMode, SeatKind>> = { bots: 'bot', friends: 'open', here: 'here' };

function fresh(game: GameName, mode: PlayMode): Draft {
  const { usualPlayers, players } = manifests[game];
  const count = mode === 'here' ? Math.max(players.min, Math.min(3, usualPlayers)) : usualPlayers;
  const seats = Array.from({ length: count }, (_, look): SeatDraft => {
    const kind = look === 0 ? 'me' : kindOf[mode];
    return { kind, name: '', look, level: 'normal' };
  });
  return { seats, options: {}, listed: false, clock: null };
}

function isSeat(value: unknown): value is SeatDraft {
  if (typeof value !== 'object' || value === null) return false;
  const seat = value as Record<string, unknown>;
  return (
    ['me', 'here', 'bot', 'open'].includes(String(seat['kind'])) &&
    typeof seat['name'] === 'string' &&
    typeof seat['look'] === 'number' &&
    levels.includes(seat['level'] as Level)
  );
}

/** Stored before `helps` was an option, a draft says it beside the options. */
type StoredDraft = Draft & { readonly helps?: boolean };

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { seats, options, listed, clock } = value as Record<string, unknown>;
  const fits = Array.isArray(seats) && seats.every(isSeat) && typeof options === 'object' && options !== null;
  return fits && typeof listed === 'boolean' && (clock === null || typeof clock === 'number');
}

/** As it was set up last time in this mode, else the usual table. */
export function draftOf(game: GameName, mode: PlayMode): Draft {
  const { min, max } = manifests[game].players;
  const saved = loadJson(`setup.${game}.${mode}`, isDraft);
  if (saved === null || saved.seats.length < min || saved.seats.length > max) return fresh(game, mode);
  const { helps, ...draft } = saved;
  // Only games that have the option could say no.
  return helps === false ? { ...draft, options: { ...draft.options, helps: 'no' } } : draft;
}

export function rememberDraft(game: GameName, mode: PlayMode, draft: Draft): void {
  saveJson(`setup.${game}.${mode}`, draft);
}

export function withSeat(draft: Draft, at: number, change: Partial<SeatDraft>): Draft {
  const before = draft.seats[at];
  if (before === undefined) return draft;
  const after = { ...before, ...change };
  const seats = draft.seats.map((seat, i) => {
    if (i === at) return after;
    // Two seats never look alike: they swap. There is one "me": the seat that was it becomes a person on this device.
    const look = seat.look === after.look ? before.look : seat.look;
    const kind = after.kind === 'me' && seat.kind === 'me' ? 'here' : seat.kind;
    return { ...seat, look, kind };
  });
  return { ...draft, seats };
}

export function withOneMore(draft: Draft, mode: PlayMode): Draft {
  const taken = new Set(draft.seats.map(({ look }) => look));
  const look = Array.from({ length: LOOKS }, (_, i) => i).find((i) => !taken.has(i)) ?? 0;
  return { ...draft, seats: [...draft.seats, { kind: kindOf[mode], name: '', look, level: 'normal' }] };
}

/** An option that names a seat follows its player to the new number, and goes with a player who leaves. */
function withoutSeatIn(options: Draft['options'], removed: number, specs: OptionSpecs): Draft['options'] {
  const kept = Object.entries(options).flatMap(([name, value]): [string, unknown][] => {
    const spec = specs[name];
    const namesSeat = spec !== undefined && 'type' in spec && spec.type === 'seat';
    if (!namesSeat || typeof value !== 'number') return [[name, value]];
    if (value === removed) return [];
    return [[name, value > removed ? value - 1 : value]];
  });
  return Object.fromEntries(kept);
}

export function withoutSeat(draft: Draft, at: number, specs: OptionSpecs): Draft {
  const seats = draft.seats.filter((_, seat) => seat !== at);
  return { ...draft, seats, options: withoutSeatIn(draft.options, at, specs) };
}

/** Seconds per move of a rated game for which no time was chosen: it needs one. */
const RATED_CLOCK = 300;

/** A rated game is among people, without hints and with a time per move. */
export function withRated(draft: Draft, rated: boolean): Draft {
  if (!rated) return { ...draft, rated };
  return { ...draft, rated, hints: false, clock: draft.clock ?? RATED_CLOCK };
}

/** Whether the table is created as a rated one: not with bots. */
export const isRated = ({ rated, seats }: Draft): boolean =>
  rated === true && seats.every(({ kind }) => kind !== 'bot');

/** Played on a server, because somebody joins by link. */
export function isOnline(draft: Draft): boolean {
  return draft.seats.some(({ kind }) => kind === 'open');
}
