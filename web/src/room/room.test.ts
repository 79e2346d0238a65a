import type { Position } from '@traque/engine/core/game';
import type { MatchEvent } from '@traque/engine/core/match';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Entry,
  Moment,
  Outcome,
  Roster,
  RosterSeat,
  TableClient,
  TableListener,
  Update,
} from '../client/table-client.ts';
import { type Advisor, Room } from './room.ts';
import { stubPage } from './testing.ts';

stubPage();

const view = (toAct: number | null): Position => ({ game: 'maamut', players: 2, options: {}, toAct, result: null });
const moment = (number: number, toAct: number | null, viewer = 0): Moment => ({
  number,
  view: view(toAct),
  viewer,
  decision: number,
  deadline: null,
  undo: null,
  ...(toAct === viewer ? { legal: { actions: [{ type: 'go' }], complete: true } } : {}),
});
const event = (type: string): MatchEvent => ({ type, for: null, clause: type === 'move' ? 'MA-20' : 'MA-30' });
const entry = (number: number, ...types: string[]): Entry => ({
  number,
  at: 0,
  what: { kind: 'action', seat: 0, bot: false },
  events: types.map(event),
});
const update = (number: number, toAct: number | null, ...types: string[]): Update => ({
  entry: entry(number, ...types),
  moment: moment(number, toAct),
});

const advisor: Advisor = { foresee: async () => [], analyse: async () => null };

class FakeTable implements TableClient {
  readonly game = 'maamut';
  readonly rules = 1;
  readonly live: boolean = true;
  readonly undo = null;
  readonly revealSeat = null;
  readonly rematch = null;
  readonly chat = null;
  readonly online = null;
  readonly mayAdvise = false;
  readonly ending = () => Promise.resolve(null);
  readonly taken: string[] = [];
  readonly doneAt: (number | null)[] = [];
  readonly onAnimationsDone = (toAct: number | null): void => void this.doneAt.push(toAct);
  tell!: TableListener;
  answer: (action: { type: string }) => Promise<Outcome> = async () => ({ kind: 'done' });
  listen(listener: TableListener): () => void {
    this.tell = listener;
    return () => undefined;
  }
  act(action: { type: string }): Promise<Outcome> {
    this.taken.push(action.type);
    return this.answer(action);
  }
  record = async (): Promise<string> => '';
  replay = (): null => null;
}

let table: FakeTable;
let room: Room;
beforeEach(() => {
  table = new FakeTable();
  room = new Room(table, advisor, { speed: () => 1, reduced: () => false });
  room.enter();
});

const settled = (): Promise<void> => expect.poll(() => room.animating.value || room.moment.value === null).toBe(false);

describe('a room', () => {
  it('the log has one line for each event, with its clause, and one for what happened beside the board', async () => {
    const left: Entry = { ...entry(2), what: { kind: 'left', seat: 1 } };
    table.tell.reset(moment(3, 0), [entry(1, 'move', 'pass'), left, entry(3, 'move')]);
    await expect.poll(() => room.log.value).toHaveLength(4);
    expect(room.log.value.map((line) => [line.key, 'event' in line ? line.event.clause : 'note'])).toEqual([
      ['1.0', 'MA-20'],
      ['1.1', 'MA-30'],
      ['2.note', 'note'],
      ['3.0', 'MA-20'],
    ]);
  });

  it('shows how things stand and what may be done', async () => {
    table.tell.reset(moment(2, 0), [entry(1, 'move'), entry(2, 'pass')]);
    await expect.poll(() => room.legal.value?.actions).toEqual([{ type: 'go' }]);
    expect(room.log.value.map(({ key }) => key)).toEqual(['1.0', '2.0']);
  });

  it('plays events one after the other, the old position on the board until the last is over', async () => {
    const seen: string[] = [];
    room.stage.onPlay(async ({ type }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${type} at ${room.moment.value!.number}, legal ${room.legal.value !== null}`);
    });
    table.tell.reset(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    table.tell.append(update(1, 1, 'move', 'walk'));
    table.tell.append(update(2, 0, 'pass'));
    await expect.poll(() => room.moment.value?.number).toBe(2);
    expect(seen).toEqual(['move at 0, legal false', 'walk at 0, legal false', 'pass at 1, legal false']);
    await expect.poll(() => room.legal.value).not.toBeNull();
    expect(table.doneAt).toEqual([0, 0]);
  });

  it('while something is shown nobody is asked to act, as the position before it would have it', async () => {
    const seen: string[] = [];
    room.stage.onPlay(async () => {
      seen.push(`to act: ${room.moment.value!.view.toAct}, showing: ${room.playback.showing.value}`);
    });
    table.tell.reset(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    expect(room.playback.showing.value).toBe(false);
    table.tell.append(update(1, 1, 'move', 'walk'));
    await expect.poll(() => room.moment.value?.number).toBe(1);
    expect(seen).toEqual(['to act: 0, showing: true', 'to act: 0, showing: true']);
    // It is over: from here on it is the next player's turn, whether or not more is to be shown.
    expect(room.playback.showing.value).toBe(false);
  });

  it('what a viewer missed is played from where they left off, and nobody is asked to act before its end', async () => {
    const seen: string[] = [];
    room.stage.onPlay(async ({ type }) => void seen.push(`${type} at ${room.moment.value!.number}`));
    const offered: boolean[] = [];
    room.legal.subscribe((legal) => void offered.push(legal !== null));
    table.tell.reset(moment(1, 0), [entry(1, 'move')], [update(2, 1, 'pass'), update(3, 0, 'walk')]);
    await expect.poll(() => room.moment.value?.number).toBe(3);
    await settled();
    expect(seen).toEqual(['pass at 1', 'walk at 2']);
    expect(offered).toEqual([false, true]);
    expect(table.doneAt).toEqual([0]);
  });

  it('a reset ends what is being played before the new position is shown', async () => {
    const shown: string[] = [];
    room.stage.onPlay(async ({ type }, pace) => {
      await pace.wait(60_000);
      shown.push(`${type} ends at ${room.moment.value!.number}`);
    });
    table.tell.reset(moment(0, 0), []);
    await settled();
    table.tell.append(update(1, 1, 'move', 'walk'));
    await expect.poll(() => room.log.value).toHaveLength(1);
    table.tell.reset(moment(7, 0), []);
    await expect.poll(() => room.moment.value?.number).toBe(7);
    expect(shown).toEqual(['move ends at 0']);
    expect(room.log.value).toEqual([]);
    await expect.poll(() => room.legal.value).not.toBeNull();
  });

  it('an update that comes right after a reset waits for it', async () => {
    table.tell.reset(moment(1, 1), [entry(1, 'move')]);
    table.tell.append(update(2, 0, 'pass'));
    await expect.poll(() => room.moment.value?.number).toBe(2);
    expect(room.log.value.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('skip hurries what is shown and what waits', async () => {
    room.stage.onPlay((_event, pace) => pace.wait(60_000));
    table.tell.reset(moment(0, 0), []);
    await settled();
    table.tell.append(update(1, 1, 'move', 'walk'));
    table.tell.append(update(2, 0, 'pass'));
    await expect.poll(() => room.animating.value).toBe(true);
    room.skip();
    await expect.poll(() => room.moment.value?.number).toBe(2);
  });

  const rosterOf = (...kinds: RosterSeat['kind'][]): Roster => ({
    phase: 'playing',
    seats: kinds.map((kind, look) => ({
      name: '',
      look,
      kind,
      level: null,
      present: true,
      takenOver: false,
      abandons: false,
    })),
    watchers: 0,
    host: true,
    commit: '',
    next: null,
  });

  it('skip goes on while bots do, and ends when a person is to act', async () => {
    room.stage.onPlay((_event, pace) => pace.wait(3_600_000));
    table.tell.roster(rosterOf('me', 'bot', 'person'));
    table.tell.reset(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    // Asked for while the action is still on its way.
    room.act({ type: 'go' });
    room.skip();
    await expect.poll(() => table.taken).toEqual(['go']);
    // And again when the server has taken it but not told it yet: it is no less on its way.
    await new Promise((resolve) => setTimeout(resolve, 0));
    room.skip();
    table.tell.append(update(1, 1, 'move'));
    await settled();
    table.tell.append(update(2, 2, 'move'));
    await expect.poll(() => room.moment.value?.number).toBe(2);
    await settled();
    table.tell.append(update(3, 0, 'move'));
    await expect.poll(() => room.log.value.at(-1)?.number).toBe(3);
    expect(room.animating.value).toBe(true);
    room.skip();
    await expect.poll(() => room.moment.value?.number).toBe(3);
  });

  it('what the table refuses is shown with its clause, and what was offered stays on offer', async () => {
    table.tell.reset(moment(0, 0), []);
    await settled();
    const offered: boolean[] = [];
    room.legal.subscribe((legal) => void offered.push(legal !== null));
    table.answer = async () => ({ kind: 'refused', refusal: { rule: 'MA-0', why: 'type' } });
    room.act({ type: 'fly' });
    await expect.poll(() => room.actionError.value?.outcome).toMatchObject({ refusal: { rule: 'MA-0' } });
    expect(table.taken).toEqual(['fly']);
    expect(offered).toEqual([true]);
    room.dismissError();
    expect(room.actionError.value).toBeNull();
  });

  it('a refusal is gone as soon as something else is tried', async () => {
    table.tell.reset(moment(0, 0), []);
    await settled();
    table.answer = async () => ({ kind: 'refused', refusal: { rule: 'MA-0', why: 'type' } });
    room.act({ type: 'fly' });
    await expect.poll(() => room.actionError.value?.count).toBe(1);
    let accept: (outcome: Outcome) => void = () => undefined;
    table.answer = () => new Promise((resolve) => (accept = resolve));
    await expect.poll(() => room.legal.value).not.toBeNull();
    room.act({ type: 'go' });
    expect(room.actionError.value).toBeNull();
    // The same refusal again is another one: it is announced again.
    accept({ kind: 'refused', refusal: { rule: 'MA-0', why: 'type' } });
    await expect.poll(() => room.actionError.value?.count).toBe(2);
  });

  it('one action at a time is sent', async () => {
    table.tell.reset(moment(0, 0), []);
    await settled();
    let accept: (outcome: Outcome) => void = () => undefined;
    table.answer = () => new Promise((resolve) => (accept = resolve));
    room.act({ type: 'go' });
    expect(room.legal.value).toBeNull();
    room.act({ type: 'go' });
    accept({ kind: 'stale' });
    await expect.poll(() => room.actionError.value?.outcome.kind).toBe('stale');
    expect(table.taken).toEqual(['go']);
    expect(room.legal.value).not.toBeNull();
  });

  it('an action that is taken but not shown yet is not offered again', async () => {
    table.tell.reset(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    const offered: boolean[] = [];
    room.legal.subscribe((legal) => void offered.push(legal !== null));
    room.act({ type: 'go' });
    await expect.poll(() => table.taken).toEqual(['go']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    table.tell.append(update(1, 0, 'move'));
    await expect.poll(() => offered.at(-1)).toBe(true);
    expect(offered).toEqual([true, false, true]);
    expect(room.moment.value?.number).toBe(1);
  });

  const line = (line: number, seat: number | null) => ({ line, seat, name: '', text: 'hm' });
  const unread = (): number[] => room.chat.unread.value.map(({ line }) => line);

  it('what others say is unread until it has been looked at; what was said before this visit is not', async () => {
    table.tell.chat([line(0, 1), line(1, 1)], 'players');
    table.tell.reset(moment(0, 0), []);
    await settled();
    expect(unread()).toEqual([]);
    for (const said of [line(2, 1), line(3, 0), line(4, null)]) table.tell.chat([said], 'players');
    expect(unread()).toEqual([2, 4]);
    room.chat.markRead();
    expect(unread()).toEqual([]);
    // After a reconnection everything is told again, and what was said meanwhile.
    table.tell.chat([line(3, 0), line(4, null), line(5, 1)], 'players');
    expect(unread()).toEqual([5]);
  });

  it('whatever the table did not do is said', () => {
    room.report({ kind: 'done' });
    expect(room.actionError.value).toBeNull();
    room.report({ kind: 'failed', code: 'notAbsent' });
    expect(room.actionError.value?.outcome).toEqual({ kind: 'failed', code: 'notAbsent' });
  });

  it('behind the curtain nothing of the last view is left', async () => {
    table.tell.reset(moment(3, 0), [entry(3, 'move')]);
    await expect.poll(() => room.log.value).toHaveLength(1);
    table.tell.curtain(1);
    expect([room.moment.value, room.log.value, room.legal.value, room.curtain.value?.seat]).toEqual([
      null,
      [],
      null,
      1,
    ]);
  });
});
