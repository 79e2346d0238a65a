/**
 * The director: makes beats of what happened. A beat says how long an event's words need to be read, whether they come
 * before or after it is seen, and whether it happened to the viewer. Pure; the playback carries it out.
 */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { EventBeat, Importance } from '../boards/contract.ts';
import type { Entry, Moment } from '../client/table-client.ts';
import type { Cue } from '../sound/names.ts';
import { actorOf, type LogLine, logLines } from './log.ts';

export interface Beat {
  readonly line: LogLine;
  readonly importance: Importance;
  /** The line is told when the event has been seen. */
  readonly toldAfter: boolean;
  /** Said while the event is played. */
  readonly lead: string | null;
  readonly leadMs: number;
  /** How long the line needs, at normal speed. */
  readonly readingMs: number;
  /** What it means to the viewer to whom it happens. */
  readonly happened: string | null;
  readonly pieces: readonly string[];
  readonly cues: readonly Cue[];
}

/** What the director asks of a game and its words. `view` is the position before the entry. */
export interface Script {
  beatOf(line: LogLine, before: Moment): EventBeat;
  lineOf(line: LogLine, before: Moment): string | null;
  leadOf(line: LogLine, before: Moment): string | null;
  happenedTo(line: LogLine, seat: Seat, before: Moment): string | null;
}

interface Reading {
  readonly base: number;
  readonly perCharacter: number;
  readonly most: number;
}

const reading: Readonly<Record<Importance, Reading>> = {
  step: { base: 0, perCharacter: 10, most: 800 },
  news: { base: 600, perCharacter: 40, most: 5000 },
  turning: { base: 1000, perCharacter: 45, most: 6000 },
};

/** People know what they did themselves: of that only what changes the game is given time. */
const OWN_SHARE = 0.4;

export function readingMs(text: string | null, importance: Importance, own: boolean): number {
  if (text === null) return 0;
  const { base, perCharacter, most } = reading[importance];
  const ms = Math.min(most, base + perCharacter * text.length);
  return Math.round(own && importance !== 'turning' ? ms * OWN_SHARE : ms);
}

/** How a banner is shown at least, whether or not the game goes on. */
export const BANNER_MS = 3500;

export function direct(entry: Entry, before: Moment, viewer: Viewer, script: Script): readonly Beat[] {
  const own = viewer !== null && actorOf(entry) === viewer;
  return logLines(entry).map((line): Beat => {
    const { importance, toldAfter, happensTo = [], pieces = [], cues = [] } = script.beatOf(line, before);
    const lead = script.leadOf(line, before);
    const isStruck = viewer !== null && happensTo.includes(viewer) && (!own || importance === 'turning');
    return {
      line,
      importance,
      toldAfter: toldAfter === true,
      lead,
      leadMs: readingMs(lead, 'news', own),
      readingMs: readingMs(script.lineOf(line, before), isStruck ? 'turning' : importance, own),
      happened: isStruck ? script.happenedTo(line, viewer, before) : null,
      pieces,
      cues: isStruck ? [...cues, { sound: 'struck', at: 'end' }] : cues,
    };
  });
}

/** Without a board nothing is staged: each line at once, in its place. */
export const undirected = (entry: Entry): readonly Beat[] =>
  logLines(entry).map((line) => ({
    line,
    importance: 'step',
    toldAfter: false,
    lead: null,
    leadMs: 0,
    readingMs: 0,
    happened: null,
    pieces: [],
    cues: [],
  }));

/** What happened since the viewer last did something; everything if they have not acted yet. */
export function sinceLastMove(log: readonly LogLine[], viewer: Viewer): readonly LogLine[] {
  const last = viewer === null ? -1 : log.findLastIndex(({ by }) => by === viewer);
  const number = log[last]?.number ?? -1;
  return log.filter((line) => line.number > number);
}
