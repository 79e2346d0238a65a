import type { GameEvent, Position } from '@traque/engine/core/game';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Company, Happening, Listener, Moment, Outcome, Sitter, Table } from '../client/table.ts';
import { type Advice, Room } from './room.ts';
import { stubPage } from './testing.ts';

stubPage();

const view = (toAct: number | null): Position => ({ game: 'maamut', players: 2, options: {}, toAct, result: null });
const moment = (number: number, toAct: number | null, viewer = 0): Moment => ({
  number,
  view: view(toAct),
  viewer,
  deadline: null,
  undo: false,
});
const event = (type: string): GameEvent => ({ type, for: null });
const happening = (number: number, ...types: string[]): Happening => ({ number, events: types.map(event), note: null });

const advice: Advice = {
  legal: async (view, viewer) => (view.toAct === viewer ? { actions: [{ type: 'go' }], complete: true } : null),
  refusal: async (_view, _viewer, action) => (action.type === 'fly' ? { rule: 'MA-0', why: 'type' } : null),
  foresee: async () => [],
  clauses: async (_game, events) => events.map(() => 'MA-20' as const),
};

class FakeTable implements Table {
  readonly game = 'maamut';
  readonly live: boolean = true;
  readonly undo = null;
  readonly lift = null;
  readonly rematch = null;
  readonly talk = null;
  readonly online = null;
  readonly taken: string[] = [];
  readonly settledAt: (number | null)[] = [];
  readonly settled = (toAct: number | null): void => void this.settledAt.push(toAct);
  tell!: Listener;
  outcome: Outcome = { kind: 'done' };
  listen(listener: Listener): () => void {
    this.tell = listener;
    return () => undefined;
  }
  async act(action: { type: string }): Promise<Outcome> {
    this.taken.push(action.type);
    return this.outcome;
  }
  record = async (): Promise<string> => '';
  replay = (): null => null;
}

let table: FakeTable;
let room: Room;
beforeEach(() => {
  table = new FakeTable();
  room = new Room(table, advice, { speed: () => 1, reduced: () => false });
  room.enter();
});

const settled = (): Promise<void> => expect.poll(() => room.playing.value || room.moment.value === null).toBe(false);

describe('a room', () => {
  it('asks for the clauses of a whole history at once', async () => {
    const asked: string[][] = [];
    const counting: Advice = {
      ...advice,
      clauses: async (_game, events) => {
        asked.push(events.map(({ type }) => type));
        return events.map(({ type }) => (type === 'move' ? 'MA-20' : 'MA-30'));
      },
    };
    const long = new Room(table, counting, { speed: () => 1, reduced: () => false });
    long.enter();
    const left: Happening = { number: 2, events: [], note: { kind: 'left', seat: 1 } };
    table.tell.stand(moment(3, 0), [happening(1, 'move', 'pass'), left, happening(3, 'move')]);
    await expect.poll(() => long.log.value).toHaveLength(4);
    expect(asked).toEqual([['move', 'pass', 'move']]);
    expect(long.log.value.map((entry) => [entry.key, 'clause' in entry ? entry.clause : 'note'])).toEqual([
      ['1.0', 'MA-20'],
      ['1.1', 'MA-30'],
      ['2.note', 'note'],
      ['3.0', 'MA-20'],
    ]);
  });

  it('shows how things stand and asks what may be done', async () => {
    table.tell.stand(moment(2, 0), [happening(1, 'move'), happening(2, 'pass')]);
    await expect.poll(() => room.legal.value?.actions).toEqual([{ type: 'go' }]);
    expect(room.log.value.map(({ key }) => key)).toEqual(['1.0', '2.0']);
  });

  it('plays events one after the other, the old position on the board until the last is over', async () => {
    const seen: string[] = [];
    room.stage.onPlay(async ({ type }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${type} at ${room.moment.value!.number}, legal ${room.legal.value !== null}`);
    });
    table.tell.stand(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    table.tell.change(happening(1, 'move', 'walk'), moment(1, 1));
    table.tell.change(happening(2, 'pass'), moment(2, 0));
    await expect.poll(() => room.moment.value?.number).toBe(2);
    expect(seen).toEqual(['move at 0, legal false', 'walk at 0, legal false', 'pass at 1, legal false']);
    await expect.poll(() => room.legal.value).not.toBeNull();
    expect(table.settledAt).toEqual([0, 0]);
  });

  it('while something is shown nobody is asked to act, as the position before it would have it', async () => {
    const seen: string[] = [];
    room.stage.onPlay(async () => {
      seen.push(`to act: ${room.moment.value!.view.toAct}, told: ${room.telling.value}`);
    });
    table.tell.stand(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    expect(room.telling.value).toBe(false);
    table.tell.change(happening(1, 'move', 'walk'), moment(1, 1));
    await expect.poll(() => room.moment.value?.number).toBe(1);
    expect(seen).toEqual(['to act: 0, told: true', 'to act: 0, told: true']);
    // It is over: from here on it is the next player's turn, whether or not more is to be shown.
    expect(room.telling.value).toBe(false);
  });

  it('a change that comes while the beginning is being prepared waits for it', async () => {
    table.tell.stand(moment(1, 1), [happening(1, 'move')]);
    table.tell.change(happening(2, 'pass'), moment(2, 0));
    await expect.poll(() => room.moment.value?.number).toBe(2);
    expect(room.log.value.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('skip hurries what is shown and what waits', async () => {
    room.stage.onPlay((_event, pace) => pace.wait(60_000));
    table.tell.stand(moment(0, 0), []);
    await settled();
    table.tell.change(happening(1, 'move', 'walk'), moment(1, 1));
    table.tell.change(happening(2, 'pass'), moment(2, 0));
    await expect.poll(() => room.playing.value).toBe(true);
    room.skip();
    await expect.poll(() => room.moment.value?.number).toBe(2);
  });

  const sitters = (...kinds: Sitter['kind'][]): Company => ({
    stage: 'playing',
    sitters: kinds.map((kind, look) => ({
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
    helps: true,
    commit: '',
    next: null,
  });

  it('skip goes on while bots do, and ends when a person is to act', async () => {
    room.stage.onPlay((_event, pace) => pace.wait(3_600_000));
    table.tell.company(sitters('me', 'bot', 'person'));
    table.tell.stand(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    // Asked for while the action is still on its way.
    room.act({ type: 'go' });
    room.skip();
    await expect.poll(() => table.taken).toEqual(['go']);
    // And again when the server has taken it but not told it yet: it is no less on its way.
    await new Promise((resolve) => setTimeout(resolve, 0));
    room.skip();
    table.tell.change(happening(1, 'move'), moment(1, 1));
    await settled();
    table.tell.change(happening(2, 'move'), moment(2, 2));
    await expect.poll(() => room.moment.value?.number).toBe(2);
    await settled();
    table.tell.change(happening(3, 'move'), moment(3, 0));
    await expect.poll(() => room.log.value.at(-1)?.number).toBe(3);
    expect(room.playing.value).toBe(true);
    room.skip();
    await expect.poll(() => room.moment.value?.number).toBe(3);
  });

  it('a forbidden action is refused with its clause and never sent', async () => {
    table.tell.stand(moment(0, 0), []);
    await settled();
    room.act({ type: 'fly' });
    await expect.poll(() => room.trouble.value?.outcome).toMatchObject({ refusal: { rule: 'MA-0' } });
    expect(table.taken).toEqual([]);
    room.act({ type: 'go' });
    await expect.poll(() => table.taken).toEqual(['go']);
  });

  it('an action that is taken but not shown yet is not offered again', async () => {
    table.tell.stand(moment(0, 0), []);
    await expect.poll(() => room.legal.value).not.toBeNull();
    const offered: boolean[] = [];
    room.legal.subscribe((legal) => void offered.push(legal !== null));
    room.act({ type: 'go' });
    await expect.poll(() => table.taken).toEqual(['go']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    table.tell.change(happening(1, 'move'), moment(1, 0));
    await expect.poll(() => offered.at(-1)).toBe(true);
    expect(offered).toEqual([true, false, true]);
    expect(room.moment.value?.number).toBe(1);
  });

  const line = (line: number, seat: number | null) => ({ line, seat, name: '', text: 'hm', reaction: null });
  const unheard = (): number[] => room.talk.unheard.value.map(({ line }) => line);

  it('what others say is new until it has been looked at; what was said before one came is not', async () => {
    table.tell.talk([line(0, 1), line(1, 1)], 'players');
    table.tell.stand(moment(0, 0), []);
    await settled();
    expect(unheard()).toEqual([]);
    for (const said of [line(2, 1), line(3, 0), line(4, null)]) table.tell.talk([said], 'players');
    expect(unheard()).toEqual([2, 4]);
    room.talk.hear();
    expect(unheard()).toEqual([]);
    // A line that was lost and comes back tells everything again, and what was said meanwhile.
    table.tell.talk([line(3, 0), line(4, null), line(5, 1)], 'players');
    expect(unheard()).toEqual([5]);
  });

  it('whatever the table did not do is said', () => {
    room.report({ kind: 'done' });
    expect(room.trouble.value).toBeNull();
    room.report({ kind: 'failed', code: 'notAbsent' });
    expect(room.trouble.value?.outcome).toEqual({ kind: 'failed', code: 'notAbsent' });
  });

  it('behind the curtain nothing of the last view is left', async () => {
    table.tell.stand(moment(3, 0), [happening(3, 'move')]);
    await expect.poll(() => room.log.value).toHaveLength(1);
    table.tell.curtain(1);
    expect([room.moment.value, room.log.value, room.legal.value, room.curtain.value]).toEqual([null, [], null, 1]);
  });
});
