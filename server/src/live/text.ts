/**
 * Messages as text, the parts that many of them share made once: an event for all who may see it, a view for all who
 * look from one seat, and whatever of a view never changes (the game froze it: a board, a map) once for good.
 */
import type { Position, Viewer } from '@traque/engine/core/game';
import type { Folded, Happened } from '../table/fold.ts';
import { legalFor, mayKnow, sharedMoment } from '../table/moment.ts';
import { publicRoom } from '../table/room.ts';

const kept = new WeakMap<object, string>();

function keptText(value: object): string {
  let text = kept.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    kept.set(value, text);
  }
  return text;
}

/** What is kept for good comes last: the rest is written in one go. */
function viewText(view: Position): string {
  const changing: Record<string, unknown> = { ...view };
  let lasting = '';
  for (const key in changing) {
    const value = changing[key];
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) continue;
    lasting += `,"${key}":${keptText(value)}`;
    // Not written.
    changing[key] = undefined;
  }
  return `${JSON.stringify(changing).slice(0, -1)}${lasting}}`;
}

/** The update that an entry is told by; asked for once for each kind of listener. */
export class UpdateText {
  readonly #happened: Happened;
  readonly #folded: Folded;
  readonly #head: string;
  readonly #events: readonly string[];
  readonly #room: string;
  /** Of the moment, what is the same for all: what comes before the view, and what after it. */
  readonly #around: readonly [string, string];

  constructor(happened: Happened, folded: Folded) {
    const { entry, what, events } = happened;
    this.#happened = happened;
    this.#folded = folded;
    this.#head = JSON.stringify({ type: 'update', number: entry.number, at: entry.at, what }).slice(0, -1);
    this.#events = events.map((event) => JSON.stringify(event));
    this.#room = happened.room ? `"room":${JSON.stringify(publicRoom(folded.company))},` : '';
    const { decision, deadline, undo } = sharedMoment(folded);
    this.#around = [`{"decision":${decision},"view":`, `,"deadline":${deadline},"undo":${undo}`];
  }

  for(viewer: Viewer, legal: boolean): string {
    const { events } = this.#happened;
    const seen = this.#events.filter((_, i) => mayKnow(events[i]!, viewer)).join(',');
    return `${this.#head},"events":[${seen}],${this.#room}"moment":${this.#moment(viewer, legal)}}`;
  }

  /** As `momentFor` has it. */
  #moment(viewer: Viewer, withLegal: boolean): string {
    const { game, play } = this.#folded;
    if (play === null) return 'null';
    const [before, after] = this.#around;
    const legal = withLegal ? legalFor(this.#folded, viewer) : undefined;
    const choice = legal === undefined ? '' : `,"legal":${JSON.stringify(legal)}`;
    return `${before}${viewText(game.view(play.state, viewer))}${after}${choice}}`;
  }
}
