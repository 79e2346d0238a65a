/** The analysis of one game: what is stored is shown at once, the rest is computed, and can be stopped and gone on with. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { Analyst, Analysts } from '../client/analysts.ts';
import type { AnalysisPlan, Attempt, WhyNot } from '../client/worker/bills.ts';
import { type Findings, isComplete, isJudged, nothingYet } from './findings.ts';
import { run } from './run.ts';
import type { AnalysisStore } from './store.ts';

export type AnalysisState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'running' | 'stopped' | 'done'; readonly found: Findings }
  /** `notLoaded`: the code of the analysis could not be fetched. */
  | { readonly kind: 'not'; readonly why: WhyNot['not'] | 'notLoaded' };

export interface AnalysisPorts {
  readonly store: AnalysisStore;
  /** The record as JSON text, and its digest. */
  readonly record: () => Promise<{ readonly text: string; readonly digest: string }>;
  readonly start: (count: number, onFailure: () => void) => Analysts;
  readonly workers: number;
}

const samePlan = (a: AnalysisPlan, b: AnalysisPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

export class AnalysisRun {
  readonly #ports: AnalysisPorts;
  /** The replay's id. */
  readonly #place: string;
  readonly #order: readonly Seat[];
  readonly #state = signal<AnalysisState>({ kind: 'opening' });
  #analysts: Analysts | null = null;
  #cancel = new AbortController();
  /** The first worker has the record open. */
  #first: Promise<Analyst> | null = null;

  readonly state: ReadonlySignal<AnalysisState> = this.#state;

  /** `order`: the seats in the order of interest, one's own first. */
  constructor(place: string, order: readonly Seat[], ports: AnalysisPorts) {
    this.#place = place;
    this.#order = order;
    this.#ports = ports;
  }

  async start(): Promise<void> {
    this.#cancel = new AbortController();
    const { signal } = this.#cancel;
    try {
      await this.#analyse(signal);
    } catch {
      if (!signal.aborted) this.#state.value = { kind: 'not', why: 'notLoaded' };
    }
  }

  async #analyse(signal: AbortSignal): Promise<void> {
    const { store, record, workers } = this.#ports;
    const { text, digest } = await record();
    const stored = await store.load(digest).catch(() => null);
    if (signal.aborted) return;
    if (stored !== null) this.#state.value = { kind: isComplete(stored) ? 'done' : 'running', found: stored };
    // A complete one needs one worker: it says whether values have changed since, and judges what is tried.
    const count = stored !== null && isComplete(stored) ? 1 : workers;
    const analysts = this.#startAnalysts(count);
    const json: unknown = JSON.parse(text);
    const opened = Promise.all(analysts.all.map((analyst) => analyst.open(json)));
    this.#first = opened.then(() => analysts.all[0]!);
    this.#first.catch(() => undefined);
    const [plan] = await opened;
    if (signal.aborted) return;
    if (plan === undefined || 'not' in plan) {
      this.#state.value = { kind: 'not', why: plan?.not ?? 'notLoaded' };
      return;
    }
    const known = stored !== null && samePlan(stored.plan, plan) ? stored : nothingYet(plan);
    if (isComplete(known)) return;
    await this.#run(analysts, digest, known, signal);
  }

  async #run(analysts: Analysts, digest: string, known: Findings, signal: AbortSignal): Promise<void> {
    const { store } = this.#ports;
    const own = this.#order[0]!;
    let found = known;
    let isOwnStored = isJudged(known, own);
    const save = () => void store.save(digest, this.#place, found).catch(() => undefined);
    this.#state.value = { kind: 'running', found };
    // Somebody who looks at a moment and comes back goes on from there.
    signal.addEventListener('abort', save);
    const report = (next: Findings): void => {
      found = next;
      this.#state.value = { kind: 'running', found };
      // One's own slips are what most people wait for: they are not lost if the page is closed now.
      if (!isOwnStored && isJudged(found, own)) {
        isOwnStored = true;
        save();
      }
    };
    await run({ workers: analysts.all, found, order: this.#order, report, signal });
    signal.removeEventListener('abort', save);
    if (signal.aborted) return;
    save();
    this.#state.value = { kind: 'done', found };
  }

  #startAnalysts(count: number): Analysts {
    this.#analysts?.stop();
    this.#analysts = this.#ports.start(count, () => {
      this.#state.value = { kind: 'not', why: 'notLoaded' };
    });
    return this.#analysts;
  }

  /** Stops computing; what is there stays. */
  readonly stop = (): void => {
    this.leave();
    const state = this.#state.value;
    if (state.kind === 'running') this.#state.value = { kind: 'stopped', found: state.found };
  };

  /** Ends all workers. */
  leave(): void {
    this.#cancel.abort();
    this.#analysts?.stop();
    this.#analysts = null;
    this.#first = null;
  }

  /** How good it would have been to do this instead of an action; `best` is what was found to be best there. */
  async attempt(number: number, action: Action, best: Action): Promise<Attempt> {
    this.#first ??= this.#openOne();
    return (await this.#first).attempt(number, action, best);
  }

  async #openOne(): Promise<Analyst> {
    const { text } = await this.#ports.record();
    const [analyst] = this.#startAnalysts(1).all;
    await analyst!.open(JSON.parse(text));
    return analyst!;
  }
}
