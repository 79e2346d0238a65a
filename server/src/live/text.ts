/**
 * Messages as text, the parts that many of them share made once: an event for all who may see it, a view for all who
 * look from one seat, and whatever of a view never changes (the game froze it: a board, a map) once for good.
 */
import type { Position, Viewer, Views } from '@traque/engine/core/game';
import type { Folded, Happened } from '../table/fold.ts';
import { legalFor, mayKnow, sharedMoment } from '../table/moment.ts';
import { publicRoom } from '../table/room.ts';
import { written } from './spoken.ts';

const kept = new WeakMap<object, string>();

function keptText(value: object): string {
  let text = kept.get(value);
  if (text === undefined) {
    text = written(value);
    kept.set(value, text);
  }
  return text;
}

/** Parts of a view without the braces. What is kept for good comes last: the rest is written in one go. */
function partsText(parts: object): string {
  const changing: Record<string, unknown> = { ...parts };
  let lasting = '';
  for (const key in changing) {
    const value = changing[key];
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) continue;
    lasting += `,"${key}":${keptText(value)}`;
    // Not written.
    changing[key] = undefined;
  }
  const text = written(changing).slice(1, -1);
  return text === '' ? lasting.slice(1) : text + lasting;
}

/** The update that an entry is told by, in bytes; asked for once for each kind of listener. */
export class UpdateText {
  readonly #happened: Happened;
  readonly #folded: Folded;
  readonly #head: string;
  readonly #events: readonly string[];
  readonly #room: string;
  readonly #views: Views<Position> | null;
  /** What all views have alike. */
  readonly #shared: string;
  /** Of the moment, what is the same for all: what comes before the view, and what after it. */
  readonly #around: readonly [string, string];

  constructor(happened: Happened, folded: Folded) {
    const { entry, what, events } = happened;
    const { game, play } = folded;
    this.#happened = happened;
    this.#folded = folded;
    this.#head = written({ type: 'update', number: entry.number, at: entry.at, what }).slice(0, -1);
    this.#events = events.map(written);
    this.#room = happened.room ? `"room":${written(publicRoom(folded.company))},` : '';
    this.#views = play === null ? null : game.views(play.state);
    this.#shared = this.#views === null ? '' : partsText(this.#views.shared);
    const { decision, deadline, undo } = sharedMoment(folded);
    this.#around = [`{"decision":${decision},"view":{`, `},"deadline":${deadline},"undo":${undo}`];
  }

  for(viewer: Viewer, legal: boolean): string {
    const { events } = this.#happened;
    const seen = this.#events.filter((_, i) => mayKnow(events[i]!, viewer)).join(',');
    return `${this.#head},"events":[${seen}],${this.#room}"moment":${this.#moment(viewer, legal)}}`;
  }

  /** As `momentFor` has it. */
  #moment(viewer: Viewer, withLegal: boolean): string {
    if (this.#views === null) return 'null';
    const [before, after] = this.#around;
    const legal = withLegal ? legalFor(this.#folded, viewer) : undefined;
    const choice = legal === undefined ? '' : `,"legal":${written(legal)}`;
    const own = partsText(this.#views.own(viewer));
    const comma = own === '' || this.#shared === '' ? '' : ',';
    return `${before}${own}${comma}${this.#shared}${after}${choice}}`;
  }
}
