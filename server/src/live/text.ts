/**
 * Messages as text, the parts that many of them share made once: an event for all who may see it, a view for all who
 * look from one seat, and whatever of a view never changes (the game froze it: a board, a map) once for good.
 */
import type { Position, Viewer, Views } from '@traque/engine/core/game';
import { type Folded, type Happened, publicly } from '../table/fold.ts';
import { legalFor, mayKnow, sharedMoment } from '../table/moment.ts';
import { publicRoom } from '../table/room.ts';
import type { Wishes } from './audience.ts';

const texts = new WeakMap<object, string>();

function keptText(value: object): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

/** Parts of a view, without the braces. */
interface PartsText {
  /** Written in one go. */
  readonly changing: string;
  /** What is kept for good. */
  readonly lasting: readonly (readonly [name: string, value: object])[];
  /** The names of that, each after a comma. */
  readonly kept: string;
}

const noParts: PartsText = { changing: '', lasting: [], kept: '' };

function partsText(parts: object): PartsText {
  const changing: Record<string, unknown> = { ...parts };
  const lasting: [string, object][] = [];
  let kept = '';
  for (const name in changing) {
    const value = changing[name];
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) continue;
    lasting.push([name, value]);
    kept += `,"${name}"`;
    // Not written.
    changing[name] = undefined;
  }
  return { changing: JSON.stringify(changing).slice(1, -1), lasting, kept };
}

/** Each after a comma. */
const lastingText = ({ lasting }: PartsText): string =>
  lasting.map(([name, value]) => `,"${name}":${keptText(value)}`).join('');

/** The update that an entry is told by; asked for once for each kind of listener. */
export class UpdateText {
  readonly #happened: Happened;
  readonly #folded: Folded;
  readonly #head: string;
  readonly #events: readonly string[];
  /** Those, if everybody may know them all. */
  readonly #open: string | null;
  readonly #room: string;
  readonly #views: Views<Position> | null;
  /** What all views have alike. */
  readonly #shared: PartsText;
  /** Whether whoever was welcomed has a view already, with all that never changes. */
  readonly #seen: boolean;
  /** Of the moment, what is the same for all: what comes before the view, and what after it. */
  readonly #around: readonly [string, string];

  constructor(happened: Happened, folded: Folded) {
    const { entry, events } = happened;
    const { game, play } = folded;
    const what = publicly(entry.logged);
    this.#happened = happened;
    this.#folded = folded;
    this.#head = JSON.stringify({ type: 'update', number: entry.number, at: entry.at, what }).slice(0, -1);
    this.#events = events.map((event) => JSON.stringify(event));
    this.#open = events.every((event) => event.for === null) ? this.#events.join(',') : null;
    this.#room = happened.room ? `"room":${JSON.stringify(publicRoom(folded.company))},` : '';
    this.#views = play === null ? null : game.views(play.state);
    this.#shared = this.#views === null ? noParts : partsText(this.#views.shared);
    this.#seen = what.kind === 'action' || what.kind === 'undone';
    const { decision, deadline, undo } = sharedMoment(folded);
    this.#around = [`{"decision":${decision},"view":{`, `},"deadline":${deadline},"undo":${undo}`];
  }

  for(viewer: Viewer, { legal, brief }: Wishes): string {
    const seen = this.#open ?? this.#known(viewer);
    const moment = this.#views === null ? 'null' : this.#moment(this.#views, viewer, legal, brief && this.#seen);
    return `${this.#head},"events":[${seen}],${this.#room}"moment":${moment}}`;
  }

  #known(viewer: Viewer): string {
    const { events } = this.#happened;
    return this.#events.filter((_, i) => mayKnow(events[i]!, viewer)).join(',');
  }

  /** As `momentFor` has it; `brief`: without what never changes. */
  #moment(views: Views<Position>, viewer: Viewer, withLegal: boolean, brief: boolean): string {
    const [before, after] = this.#around;
    const shared = this.#shared;
    const own = partsText(views.own(viewer));
    const comma = own.changing === '' || shared.changing === '' ? '' : ',';
    const lasting = brief ? '' : lastingText(own) + lastingText(shared);
    const kept = brief ? `,"kept":[${(own.kept + shared.kept).slice(1)}]` : '';
    const legal = withLegal ? legalFor(this.#folded, viewer) : undefined;
    const choice = legal === undefined ? '' : `,"legal":${JSON.stringify(legal)}`;
    return `${before}${own.changing}${comma}${shared.changing}${lasting}${after}${kept}${choice}}`;
  }
}
