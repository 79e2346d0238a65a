/**
 * The updates about one entry as JSON. What all viewers see alike is written once for all of them. The text is that of
 * `updateFor`, key by key (`update-text.test.ts`).
 */
import type { AnyGame, GameEvent, Viewer } from '@traque/engine/core/game';
import { eventsFor } from '@traque/engine/core/match';
import { type FoldedEntry, publicEntry, type TableState } from './fold.ts';
import { deadlineOf, type DeliveryOptions, legalFor, toAct, undoSeat, updateFor } from './moment.ts';

export class UpdateTexts {
  readonly #foldedEntry: FoldedEntry;
  readonly #state: TableState;
  readonly #layouts: Layout[] = [];
  #publicEvents: string | null = null;
  /** Before the events, between them and the view, and after the view. */
  #start = '';
  #decision = '';
  #end = '';
  #kept = '';

  constructor(foldedEntry: FoldedEntry, state: TableState) {
    this.#foldedEntry = foldedEntry;
    this.#state = state;
  }

  for(viewer: Viewer, delivery: DeliveryOptions): string {
    const { entry, room } = this.#foldedEntry;
    const { kind } = entry.logged;
    // The room changes rarely.
    if (room || this.#state.progress === null || (kind !== 'action' && kind !== 'undone'))
      return JSON.stringify(updateFor(this.#foldedEntry, this.#state, viewer, delivery));
    if (this.#start === '') this.#writeShared();
    let text = this.#start + this.#events(viewer) + this.#decision + this.#view(viewer, delivery.brief) + this.#end;
    const legal = delivery.legal ? legalFor(this.#state, viewer) : undefined;
    if (legal !== undefined) text += `,"legal":${JSON.stringify(legal)}`;
    if (delivery.brief) text += this.#kept;
    return `${text}}}`;
  }

  /** Everything outside of events and view that is the same for all. */
  #writeShared(): void {
    const { number, at, logged } = this.#foldedEntry.entry;
    const decision = toAct(this.#state) === null ? null : this.#state.progress!.decision;
    this.#start = `{"type":"update","number":${number},"at":${at},"what":${JSON.stringify(publicEntry(logged))},"events":`;
    this.#decision = `,"moment":{"decision":${decision},"view":{`;
    this.#end = `},"deadline":${deadlineOf(this.#state)},"undo":${undoSeat(this.#state)}`;
    this.#kept = `,"kept":${JSON.stringify(this.#state.game.constantFields)}`;
  }

  #events(viewer: Viewer): string {
    const { events } = this.#foldedEntry;
    if (events.some((event: GameEvent) => event.for !== null)) return JSON.stringify(eventsFor(events, viewer));
    this.#publicEvents ??= JSON.stringify(events);
    return this.#publicEvents;
  }

  /** The fields of the view, without those that a brief one leaves out. */
  #view(viewer: Viewer, brief: boolean): string {
    const { game, progress } = this.#state;
    const view = game.view(progress!.match.state, viewer) as unknown as Fields;
    const names = Object.keys(view);
    let layout = this.#layouts.find((known) => known.brief === brief && isSame(known.names, names));
    if (layout === undefined) {
      layout = { brief, names, parts: partsOf(view, names, game, brief) };
      this.#layouts.push(layout);
    }
    let text = '';
    for (const { name, shared } of layout.parts) {
      const part = name === null ? shared : `"${name}":${JSON.stringify(view[name])}`;
      text += text === '' ? part : `,${part}`;
    }
    return text;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Either one field that is each viewer's own, or the text of shared ones that stand together. */
type Part = { readonly name: string; readonly shared: null } | { readonly name: null; readonly shared: string };

/** How a view with these fields is written; most viewers have the same. */
interface Layout {
  readonly brief: boolean;
  readonly names: readonly string[];
  readonly parts: readonly Part[];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, i) => name === others[i]);
}

function partsOf(view: Fields, names: readonly string[], game: AnyGame, brief: boolean): Part[] {
  const parts: Part[] = [];
  let together: Record<string, unknown> = {};
  const endTogether = (): void => {
    const shared = JSON.stringify(together).slice(1, -1);
    if (shared !== '') parts.push({ name: null, shared });
    together = {};
  };
  const constant: readonly string[] = game.constantFields;
  const all: readonly string[] = game.sharedFields ?? [];
  for (const name of names) {
    if (brief && constant.includes(name)) continue;
    if (all.includes(name)) together[name] = view[name];
    else {
      endTogether();
      parts.push({ name, shared: null });
    }
  }
  endTogether();
  return parts;
}
