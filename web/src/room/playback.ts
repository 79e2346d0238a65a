/**
 * Plays what a table tells, update by update: the log, the board's events and the new position, at a pace that can be
 * paused, skipped and rewound.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Entry, Moment, Update } from '../client/table-client.ts';
import { type Beat, undirected } from './director.ts';
import { type LogLine, logLines } from './log.ts';
import { type PaceSettings, RoomStage, RunningPace } from './pace.ts';

export interface PlaybackPorts {
  readonly pace: PaceSettings;
  /** Others play meanwhile: nobody wants to watch ten turns late. */
  readonly keepsUp: boolean;
  /** A record, in which a viewer goes from moment to moment: what they left behind is not shown to its end. */
  readonly isRecord: boolean;
  /** Something will follow by itself, which a viewer who skips does not want to see either. */
  readonly goesOn: () => boolean;
  readonly onUpdate: () => void;
  readonly onDone: (moment: Moment) => void;
}

/** What happened to the viewer. */
export interface Happened {
  readonly text: string;
  readonly line: LogLine;
}

/** Hears of each beat as it begins and when it has been seen, unless it is skipped. */
export type BeatListener = (beat: Beat, at: 'start' | 'end', speed: number) => void;

/** With more updates waiting than this, the oldest are shown at once. */
const MAX_WAITING = 12;
/** With more than this they are shown faster. */
const EASY_WAITING = 4;
const MAX_HURRY = 4;
/** A step back within this time goes to the update before. */
const JUST_BEGUN_MS = 1200;
/** How many updates back one can go. */
const MAX_PAST = 80;

interface Past {
  readonly before: Moment;
  readonly update: Update;
}

export class Playback {
  readonly stage = new RoomStage();
  /** Set when the board is known; until then nothing is staged. */
  direct: (entry: Entry, before: Moment) => readonly Beat[] = undirected;
  readonly #ports: PlaybackPorts;
  readonly #moment = signal<Moment | null>(null);
  readonly #log = signal<readonly LogLine[]>([]);
  readonly #animating = signal(false);
  readonly #showing = signal(false);
  readonly #paused = signal(false);
  readonly #lead = signal<string | null>(null);
  readonly #happened = signal<Happened | null>(null);
  readonly #pastCount = signal(0);

  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly log: ReadonlySignal<readonly LogLine[]> = this.#log;
  /** Updates are being shown, or wait for it. */
  readonly animating: ReadonlySignal<boolean> = this.#animating;
  /** An entry is being shown: the position is still the one before it. */
  readonly showing: ReadonlySignal<boolean> = this.#showing;
  readonly paused: ReadonlySignal<boolean> = this.#paused;
  /** What is said before the line of the event that is being played. */
  readonly lead: ReadonlySignal<string | null> = this.#lead;
  readonly happened: ReadonlySignal<Happened | null> = this.#happened;
  /** How many updates back one can go. */
  readonly pastCount: ReadonlySignal<number> = this.#pastCount;

  readonly #listeners = new Set<BeatListener>();
  readonly #waiting: Update[] = [];
  readonly #past: Past[] = [];
  #entryBegan = 0;
  #lastAnimation: Promise<void> = Promise.resolve();
  /** A restart waits for the last animation to end, and updates wait for the restart. */
  #restarting = false;
  #runningPace: RunningPace | null = null;
  /** Raised by everything that makes what is being played obsolete. */
  #generation = 0;
  /** Lines of what is being skipped: they are told together, not drawn one by one. */
  #untold: LogLine[] = [];
  /** Everything is shown at once, until nothing waits and nothing goes on by itself. */
  #skipping = false;

  constructor(ports: PlaybackPorts) {
    this.#ports = ports;
  }

  onBeat(listener: BeatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Nothing of what was shown stays. */
  clear(): void {
    this.#cancel();
    this.#restarting = false;
    this.#past.length = 0;
    batch(() => {
      this.#pastCount.value = 0;
      this.#moment.value = null;
      this.#log.value = [];
      this.#animating.value = false;
      this.#showing.value = false;
      this.#paused.value = false;
      this.#lead.value = null;
      this.#happened.value = null;
    });
  }

  #cancel(): void {
    this.#generation++;
    this.#waiting.length = 0;
    this.#untold = [];
    this.#runningPace?.cancel();
  }

  /** Ends everything under way: the room is left. */
  leave(): void {
    this.#generation++;
    this.#runningPace?.cancel();
  }

  reset(moment: Moment | null, history: readonly Entry[], missed: readonly Update[]): void {
    this.#past.length = 0;
    this.#happened.value = null;
    void this.#restart(moment, history.flatMap(logLines), missed);
  }

  async #restart(moment: Moment | null, log: readonly LogLine[], updates: readonly Update[]): Promise<void> {
    this.#cancel();
    const generation = this.#generation;
    this.#waiting.push(...updates);
    this.#restarting = true;
    // The board must not go on playing an old event on the new position.
    await this.#lastAnimation;
    if (generation !== this.#generation) return;
    this.#restarting = false;
    batch(() => {
      this.#moment.value = moment;
      this.#log.value = log;
      this.#pastCount.value = this.#past.length;
      this.#showing.value = false;
      this.#lead.value = null;
      this.#animating.value = this.#waiting.length > 0;
    });
    // The moment may be long past: nobody is asked to act in it if something follows.
    if (this.#waiting.length > 0) this.#start();
    else this.#done();
  }

  append(update: Update): void {
    this.#waiting.push(update);
    // Of what was taken back nobody wants to see the rest.
    if (update.entry.what.kind === 'undone') this.skip(true);
    else if (this.#ports.isRecord) this.#runningPace?.skip();
    if (!this.#restarting && this.#moment.value !== null && !this.#animating.value) this.#start();
  }

  #start(): void {
    this.#lastAnimation = this.#playAll(this.#generation);
  }

  /** Shows what is waiting, update by update, until nothing is left. */
  async #playAll(generation: number): Promise<void> {
    this.#animating.value = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await this.#playOne(next, generation);
      if (generation !== this.#generation) return;
    }
    this.#skipping &&= this.#ports.goesOn();
    this.#animating.value = false;
    this.#done();
  }

  #done(): void {
    if (this.#moment.value !== null) this.#ports.onDone(this.#moment.value);
  }

  async #playOne(update: Update, generation: number): Promise<void> {
    const before = this.#moment.value!;
    const pace = this.#paceOfNext();
    this.#remember({ before, update });
    this.#showing.value = true;
    await this.#playBeats(this.direct(update.entry, before), pace, update, generation);
    if (generation !== this.#generation) return;
    batch(() => {
      this.#tellRest();
      this.#moment.value = update.moment;
      this.#showing.value = false;
      this.#lead.value = null;
      this.#ports.onUpdate();
    });
    await nextFrame();
    pace.settle();
    this.#runningPace = null;
  }

  #paceOfNext(): RunningPace {
    const waiting = this.#waiting.length;
    const hurry = Math.min(MAX_HURRY, Math.max(1, waiting / EASY_WAITING));
    const pace = new RunningPace(this.#ports.pace, hurry, () => this.#tellRest());
    this.#runningPace = pace;
    this.#entryBegan = performance.now();
    const isLate = this.#ports.keepsUp && waiting > MAX_WAITING && !this.#paused.value;
    if (this.#skipping || document.hidden || isLate) pace.skip();
    pace.pause(this.#paused.value);
    return pace;
  }

  #remember(past: Past): void {
    this.#past.push(past);
    if (this.#past.length > MAX_PAST) this.#past.shift();
    this.#pastCount.value = this.#past.length;
  }

  /** A line stays until it can have been read; the events go on meanwhile as far as they need no words. */
  async #playBeats(beats: readonly Beat[], pace: RunningPace, { moment }: Update, generation: number): Promise<void> {
    let read: Promise<void> = Promise.resolve();
    const tell = async ({ line, readingMs, happened }: Beat): Promise<void> => {
      if (readingMs > 0) await read;
      if (generation !== this.#generation) return;
      batch(() => {
        this.#untold.push(line);
        if (!pace.skipping) this.#tellRest();
        if (happened !== null) this.#happened.value = { text: happened, line };
      });
      if (readingMs > 0) read = pace.wait(readingMs);
    };
    for (const beat of beats) {
      if (beat.lead !== null && !pace.skipping) {
        await read;
        this.#lead.value = beat.lead;
        read = pace.wait(beat.leadMs);
      }
      if (!beat.toldAfter) await tell(beat);
      this.#say(beat, 'start', pace);
      if ('event' in beat.line) await this.stage.play(beat.line.event, pace);
      if (generation !== this.#generation) return;
      if (beat.toldAfter) await tell(beat);
      this.#say(beat, 'end', pace);
      if (generation !== this.#generation) return;
    }
    // Nobody has to wait with their move until the last words can have been read.
    if (moment.legal === undefined || this.#waiting.length > 0) await read;
  }

  #tellRest(): void {
    if (this.#untold.length === 0) return;
    const lines = [...this.#log.value, ...this.#untold];
    this.#untold = [];
    batch(() => {
      this.#lead.value = null;
      this.#log.value = lines;
    });
  }

  #say(beat: Beat, at: 'start' | 'end', pace: RunningPace): void {
    if (pace.skipping) return;
    for (const listener of this.#listeners) listener(beat, at, pace.speed);
  }

  /** Shows everything at once that is being shown or waits, and what goes on by itself after it. */
  skip(isOnItsWay: boolean): void {
    this.#skipping = this.#animating.value || isOnItsWay || this.#ports.goesOn();
    this.#hold(false);
    this.#runningPace?.skip();
  }

  readonly togglePause = (): void => {
    if (this.#animating.value || this.#paused.value) this.#hold(!this.#paused.value);
  };

  #hold(paused: boolean): void {
    this.#paused.value = paused;
    this.#runningPace?.pause(paused);
  }

  /** Shows the update again that is being shown or was shown last; when it has just begun, the one before. */
  readonly back = (): void => {
    const justBegun = this.#showing.value && performance.now() - this.#entryBegan < JUST_BEGUN_MS;
    this.rewind(Math.max(0, this.#past.length - (justBegun ? 2 : 1)));
  };

  /** Shows again what was told after an entry, as far as it is still known. */
  readonly rewindAfter = (number: number): void => {
    const at = this.#past.findIndex(({ update }) => update.entry.number > number);
    if (at >= 0) this.rewind(at);
  };

  rewind(at: number): void {
    const again = this.#past.splice(at);
    const first = again[0];
    if (first === undefined) return;
    this.#skipping = false;
    this.#hold(false);
    const updates = [...again.map(({ update }) => update), ...this.#waiting];
    const log = this.#log.value.filter(({ number }) => number < first.update.entry.number);
    void this.#restart(first.before, log, updates);
  }

  readonly dismissHappened = (): void => {
    this.#happened.value = null;
  };
}

/** Before the next picture is painted; in a hidden page, where none is, soon. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 60);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
