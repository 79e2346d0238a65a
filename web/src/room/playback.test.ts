import type { MatchEvent } from '@traque/engine/core/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry, Moment, Update } from '../client/table-client.ts';
import { type Beat, undirected } from './director.ts';
import { Playback, type PlaybackPorts } from './playback.ts';
import { stubPage } from './testing.ts';

stubPage();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const moment = (number: number, legal = false): Moment => ({
  number,
  view: { game: 'maamut', players: 2, options: {}, toAct: legal ? 0 : 1, result: null },
  viewer: 0,
  decision: number,
  deadline: null,
  undo: null,
  ...(legal ? { legal: { actions: [{ type: 'go' }], complete: true } } : {}),
});
const event = (type: string): MatchEvent => ({ type, for: null, clause: 'MA-20' });
const update = (number: number, types: readonly string[], legal = false): Update => ({
  entry: { number, at: 0, what: { kind: 'action', seat: 1, bot: true }, events: types.map(event) },
  moment: moment(number, legal),
});

const ports = (wanted: Partial<PlaybackPorts> = {}): PlaybackPorts => ({
  pace: { speed: () => 1, reduced: () => false },
  keepsUp: false,
  isRecord: false,
  goesOn: () => false,
  onUpdate: () => undefined,
  onDone: () => undefined,
  ...wanted,
});

/** Each event takes 1000 ms on the board; what is staged otherwise is said by type. */
async function opened(staged: Readonly<Record<string, Partial<Beat>>> = {}, wanted: Partial<PlaybackPorts> = {}) {
  const playback = new Playback(ports(wanted));
  const played: string[] = [];
  playback.direct = (entry: Entry) =>
    undirected(entry).map((beat) => ({ ...beat, ...('event' in beat.line ? staged[beat.line.event.type] : {}) }));
  playback.stage.onPlay(async ({ type }, pace) => {
    played.push(`${type} at ${playback.moment.value!.number}`);
    await pace.wait(1000);
  });
  playback.reset(moment(0), [], []);
  await pass(0);
  return { playback, played, told: () => playback.log.value.map((line) => ('event' in line ? line.event.type : '')) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the playback', () => {
  it('tells a result only when it has been seen, and something else meanwhile', async () => {
    const { playback, told } = await opened({
      prowl: { toldAfter: true, lead: '3 + 3 = 6', leadMs: 100, readingMs: 500 },
    });
    playback.append(update(1, ['prowl']));
    await pass(900);
    expect([told(), playback.lead.value, playback.showing.value]).toEqual([[], '3 + 3 = 6', true]);
    await pass(200);
    expect([told(), playback.lead.value, playback.showing.value]).toEqual([['prowl'], null, true]);
    await pass(600);
    expect([playback.moment.value!.number, playback.showing.value]).toEqual([1, false]);
  });

  it('a line stays until it can be read, while events without words go on', async () => {
    const { playback, told, played } = await opened({ move: { readingMs: 3000 }, run: { readingMs: 100 } });
    playback.append(update(1, ['move', 'walk', 'run']));
    await pass(1500);
    expect([played, told()]).toEqual([
      ['move at 0', 'walk at 0'],
      ['move', 'walk'],
    ]);
    await pass(1000);
    expect(told()).toEqual(['move', 'walk']);
    await pass(600);
    expect(told()).toEqual(['move', 'walk', 'run']);
  });

  it('the last words hold up nobody who is to act, but do hold up what follows', async () => {
    const staged = { take: { readingMs: 10_000 } };
    const mine = await opened(staged);
    mine.playback.append(update(1, ['take'], true));
    await pass(1200);
    expect([mine.playback.moment.value!.number, mine.playback.animating.value]).toEqual([1, false]);
    const theirs = await opened(staged);
    theirs.playback.append(update(1, ['take']));
    await pass(9000);
    expect(theirs.playback.moment.value!.number).toBe(0);
    await pass(1200);
    expect(theirs.playback.moment.value!.number).toBe(1);
  });

  it('a pause holds everything; skipping ends it and lands on the newest position', async () => {
    const { playback, told } = await opened();
    playback.append(update(1, ['take', 'walk']));
    playback.append(update(2, ['pass']));
    await pass(100);
    playback.togglePause();
    await pass(600_000);
    expect([told(), playback.paused.value, playback.moment.value!.number]).toEqual([['take'], true, 0]);
    playback.skip(false);
    await pass(200);
    expect([told(), playback.paused.value, playback.animating.value, playback.moment.value!.number]).toEqual([
      ['take', 'walk', 'pass'],
      false,
      false,
      2,
    ]);
  });

  it('what is skipped is told in one piece and not line by line, also where the board then holds everything', async () => {
    const { playback, told } = await opened();
    let goOn: () => void = () => undefined;
    playback.stage.onPlay(async ({ type }, pace) => {
      if (type === 'score')
        await pace.hold((end) => {
          goOn = end;
        });
    });
    playback.append(update(1, ['take', 'walk', 'score', 'pass', 'steal']));
    await pass(100);
    let changes = -1;
    playback.log.subscribe(() => changes++);
    playback.skip(false);
    await pass(200);
    expect([told(), changes]).toEqual([['take', 'walk', 'score'], 1]);
    goOn();
    await pass(200);
    expect([told(), changes]).toEqual([['take', 'walk', 'score', 'pass', 'steal'], 2]);
  });

  it('cannot be paused while nothing is shown', async () => {
    const { playback } = await opened();
    playback.togglePause();
    expect(playback.paused.value).toBe(false);
  });

  it('a step back shows the last update again, from the position before it', async () => {
    const { playback, played, told } = await opened();
    playback.append(update(1, ['take']));
    playback.append(update(2, ['steal'], true));
    await pass(3000);
    expect(played).toEqual(['take at 0', 'steal at 1']);
    playback.back();
    await pass(500);
    expect([playback.moment.value!.number, told(), playback.animating.value]).toEqual([1, ['take', 'steal'], true]);
    await pass(2000);
    expect(played).toEqual(['take at 0', 'steal at 1', 'steal at 1']);
    expect([playback.moment.value!.number, told(), playback.animating.value]).toEqual([2, ['take', 'steal'], false]);
  });

  it('a second step back, at once, goes to the update before; what is waiting is not lost', async () => {
    const { playback, played } = await opened();
    playback.append(update(1, ['take']));
    playback.append(update(2, ['steal']));
    playback.append(update(3, ['pass'], true));
    await pass(1600);
    // Too early for "again": it has just begun.
    playback.back();
    await pass(1200);
    expect(played).toEqual(['take at 0', 'steal at 1', 'take at 0', 'steal at 1']);
    await pass(10_000);
    playback.back();
    await pass(100);
    playback.back();
    await pass(10_000);
    expect(played.slice(4)).toEqual(['pass at 2', 'pass at 2', 'steal at 1', 'pass at 2']);
    expect([playback.moment.value!.number, playback.animating.value]).toEqual([3, false]);
  });

  it('shows everything again since an entry', async () => {
    const { playback, played } = await opened();
    for (const number of [1, 2, 3]) playback.append(update(number, [`event${number}`], number === 3));
    await pass(4000);
    played.length = 0;
    playback.rewindAfter(1);
    await pass(4000);
    expect(played).toEqual(['event2 at 1', 'event3 at 2']);
    played.length = 0;
    playback.rewindAfter(7);
    await pass(2000);
    expect(played).toEqual([]);
  });

  it('when something is taken back the rest of it is not shown', async () => {
    const { playback, told } = await opened();
    playback.append(update(1, ['take', 'walk']));
    playback.append(update(2, ['steal']));
    await pass(100);
    const undone = update(3, [], true);
    playback.append({ ...undone, entry: { ...undone.entry, what: { kind: 'undone', seat: 0 } } });
    await pass(300);
    expect([told(), playback.moment.value!.number, playback.animating.value]).toEqual([
      ['take', 'walk', 'steal', ''],
      3,
      false,
    ]);
  });

  it('in a record the next step ends the one being shown; at a table it waits', async () => {
    for (const isRecord of [true, false]) {
      const { playback } = await opened({}, { isRecord });
      playback.append(update(1, ['take']));
      await pass(100);
      playback.append(update(2, ['steal']));
      await pass(200);
      expect(playback.moment.value!.number, String(isRecord)).toBe(isRecord ? 1 : 0);
    }
  });

  it('where others play meanwhile, who is far behind is brought up to them; alone one watches faster', async () => {
    for (const keepsUp of [true, false]) {
      const { playback } = await opened({}, { keepsUp });
      for (let number = 1; number <= 20; number++) playback.append(update(number, ['take']));
      await pass(1600);
      // The first is over, and of the others each takes a quarter of its time, unless it is not shown at all.
      if (keepsUp) expect(playback.moment.value!.number).toBeGreaterThanOrEqual(7);
      else expect([2, 3]).toContain(playback.moment.value!.number);
    }
  });

  it('tells of each beat as it begins and ends, but not of what is skipped', async () => {
    const { playback } = await opened({ take: { cues: [{ sound: 'tiles', at: 'start' }] } });
    const heard: string[] = [];
    playback.onBeat(({ line }, at) => void heard.push(`${'event' in line ? line.event.type : ''} ${at}`));
    playback.append(update(1, ['take', 'walk']));
    await pass(1200);
    playback.skip(false);
    await pass(200);
    expect(heard).toEqual(['take start', 'take end', 'walk start']);
  });

  it('what happened to the viewer is shown until they have seen it, and nothing of it after a reset', async () => {
    const { playback } = await opened({ steal: { happened: 'Bo robs you!' } });
    playback.append(update(1, ['steal'], true));
    await pass(100);
    expect(playback.happened.value?.text).toBe('Bo robs you!');
    playback.dismissHappened();
    expect(playback.happened.value).toBeNull();
    playback.back();
    await pass(1500);
    expect(playback.happened.value).not.toBeNull();
    playback.clear();
    expect([playback.happened.value, playback.log.value, playback.pastCount.value]).toEqual([null, [], 0]);
  });
});
