import { describe, expect, it } from 'vitest';
import type { Analysts } from '../client/analysts.ts';
import { AnalysisRun, type AnalysisPorts, type AnalysisState } from './analysis-run.ts';
import { accountIn, billedEntries, type Findings, isJudged, progressOf } from './findings.ts';
import { analysisStore, memoryRows } from './store.ts';
import { analystsHere, recordText } from './testing.ts';

const text = recordText('momie-2');
const record = async () => ({ text, digest: 'game' });

function portsOf(change: Partial<AnalysisPorts> = {}): AnalysisPorts {
  return {
    store: analysisStore(Promise.resolve(memoryRows())),
    record,
    start: (count) => analystsHere(count),
    workers: 2,
    ...change,
  };
}

function foundIn(state: AnalysisState): Findings {
  if (!('found' in state)) throw new Error(state.kind);
  return state.found;
}

async function analysed(ports: AnalysisPorts, order: readonly number[]): Promise<AnalysisRun> {
  const analysis = new AnalysisRun('here-game', order, ports);
  await analysis.start();
  return analysis;
}

describe('the analysis of a game', () => {
  const whole = analysed(portsOf({ workers: 1 }), [0, 1]);

  it('adds up for every player', async () => {
    const found = foundIn((await whole).state.value);
    expect(progressOf(found)).toBe(1);
    for (const seat of [0, 1]) {
      const { prior, luck, slips, unseen, others, result } = accountIn(found, seat)!;
      expect(Math.abs(prior + luck - slips + unseen + others - result)).toBeLessThan(1e-9);
    }
  });

  it('is the same, bit by bit, however the work is shared and whose seat comes first', async () => {
    const one = JSON.stringify(billedEntries(foundIn((await whole).state.value)));
    const three = await analysed(portsOf({ workers: 3 }), [1, 0]);
    expect(JSON.stringify(billedEntries(foundIn(three.state.value)))).toBe(one);
  });

  it('is stored, and shown at once when it is opened again: nothing is computed a second time', async () => {
    const ports = portsOf();
    const first = await analysed(ports, [0, 1]);
    const asked: string[] = [];
    const start = (count: number): Analysts => analystsHere(count, (method) => asked.push(method));
    const again = new AnalysisRun('here-game', [1, 0], { ...ports, start });
    const states: string[] = [];
    again.state.subscribe(({ kind }) => states.push(kind));
    await again.start();
    expect(states).toEqual(['opening', 'done']);
    expect(asked).toEqual(['open']);
    expect(billedEntries(foundIn(again.state.value))).toEqual(billedEntries(foundIn(first.state.value)));

    // Deleted with its game; and another version of the value is another analysis.
    await ports.store.save('game', 'here-game', {
      ...foundIn(first.state.value),
      plan: { ...foundIn(first.state.value).plan, value: -1 },
    });
    asked.length = 0;
    await again.start();
    expect(asked).toContain('slip');
    expect(foundIn(again.state.value).plan.value).not.toBe(-1);
    await ports.store.remove('here-game');
    expect(await ports.store.load('game')).toBeNull();
  });

  it('judges one’s own seat first, can be stopped, and goes on where it was', async () => {
    const ports = portsOf({ workers: 1 });
    const analysis = new AnalysisRun('here-game', [1, 0], ports);
    const untilOwn = new Promise<void>((resolve) => {
      analysis.state.subscribe((state) => {
        if (state.kind === 'running' && isJudged(state.found, 1)) resolve();
      });
    });
    const running = analysis.start();
    await untilOwn;
    analysis.stop();
    await running;
    const { kind } = analysis.state.value;
    const found = foundIn(analysis.state.value);
    expect(kind).toBe('stopped');
    expect(accountIn(found, 1)).not.toBeNull();
    expect(accountIn(found, 0)).toBeNull();
    expect(progressOf(found)).toBeLessThan(1);
    // Also on another visit.
    expect((await ports.store.load('game'))!.slips.size).toBe(found.slips.size);
    await analysis.start();
    expect(analysis.state.value.kind).toBe('done');
    expect(billedEntries(foundIn(analysis.state.value))).toEqual(billedEntries(foundIn((await whole).state.value)));
  });

  it('tells of an action whether it is close to the best', async () => {
    const analysis = await whole;
    const found = foundIn(analysis.state.value);
    const [number, slip] = [...found.slips].toSorted(([, a], [, b]) => b.loss - a.loss)[0]!;
    const { actions } = JSON.parse(text) as { actions: { action: { type: string } }[] };
    const played = actions[number - 1]!.action;
    expect(await analysis.attempt(number, slip.action, slip.action)).toMatchObject({ solved: true });
    expect(await analysis.attempt(number, played, slip.action)).toMatchObject({ solved: false, label: 'blunder' });
    expect(await analysis.attempt(number, { type: 'nothing' }, slip.action)).toHaveProperty('refusal');
  });

  it.each([
    ['broken', JSON.stringify({ chess: true })],
    ['broken', text.replace(/"secret": *"./, '"secret":"_')],
    [
      'unfinished',
      JSON.stringify({ ...JSON.parse(text), actions: JSON.parse(text).actions.slice(0, 3), result: null }),
    ],
  ])('says why not: %s', async (why, other) => {
    const analysis = await analysed(portsOf({ record: async () => ({ text: other, digest: 'other' }) }), [0]);
    expect(analysis.state.value).toEqual({ kind: 'not', why });
  });

  it('says so if its code cannot be loaded', async () => {
    const start = (count: number, onFailure: () => void): Analysts => {
      onFailure();
      return analystsHere(count, () => new Promise(() => undefined));
    };
    const analysis = new AnalysisRun('here-game', [0], portsOf({ start }));
    void analysis.start();
    await expect.poll(() => analysis.state.value).toEqual({ kind: 'not', why: 'notLoaded' });
  });
});
