import { think } from '@traque/bots';
import type { Action } from '@traque/engine/core/match';
import { beforeEach, expect, it, vi } from 'vitest';
import { Room } from '../room/room.ts';
import { stubPage } from '../room/testing.ts';
import { LessonTable } from './lesson.ts';
import { advisor } from './worker/advisor.ts';
import { type LessonMessage, lessonTables } from './worker/lesson-tables.ts';

stubPage();

const worker = vi.hoisted(() => ({
  methods: null as unknown,
  receivers: new Set<(message: LessonMessage) => void>(),
}));
// The worker's methods, called without a worker between; only what may be late is a promise.
vi.mock('./workers.ts', () => ({
  engine: () => worker.methods,
  onTableMessage: (_id: string, receive: (message: LessonMessage) => void) => {
    worker.receivers.add(receive);
    return () => worker.receivers.delete(receive);
  },
}));

const passing: Action & { card: number } = { type: 'pass', card: 2 };
const intoRock: Action & { card: number; dir: number } = { type: 'move', card: 2, dir: 0 };

let table: LessonTable;
let room: Room;
beforeEach(async () => {
  const lessons = lessonTables({
    think: async (request) => think({ ...request, level: 'random' }),
    send: (_id, message) => worker.receivers.forEach((receive) => receive(message)),
    now: () => 0,
  });
  worker.methods = {
    ...advisor,
    ...lessons,
    lessonHello: async (id: string) => lessons.lessonHello(id),
    lessonAct: async (id: string, action: unknown) => lessons.lessonAct(id, action),
    lessonSuggestion: async (id: string) => lessons.lessonSuggestion(id),
  };
  worker.receivers.clear();
  table = await LessonTable.open('maamut', 'first-hunt', [], (seat) => `P${seat}`);
  room = new Room(
    table,
    { foresee: async (...asked) => advisor.foresee(...asked), analyse: async () => null },
    { speed: () => 4, reduced: () => true },
  );
  room.enter();
  await vi.waitFor(() => expect(room.moment.value).not.toBeNull());
});

/** The learner does what the step is about, until this one. */
async function upTo(say: string): Promise<void> {
  while (table.coach.value?.say !== say) {
    const { step } = table.coach.value!;
    if (table.coach.value?.kind === 'read') table.readOn();
    else room.act((await table.suggestion())!);
    room.skip();
    await vi.waitFor(() => expect(table.coach.value?.step).toBeGreaterThan(step));
    await vi.waitFor(() => expect(room.animating.value).toBe(false));
  }
}

it('nothing can be done while there is something to read', async () => {
  expect(room.legal.value).toBeNull();
  await upTo('trap');
  await vi.waitFor(() => expect(room.legal.value?.actions.length).toBeGreaterThan(1));
});

it('the coach speaks when the board has shown what happened', async () => {
  await upTo('trap');
  room.act({ type: 'setTrap' });
  await vi.waitFor(() => expect(room.animating.value).toBe(true));
  expect(table.coach.value?.say).toBe('trap');
  room.skip();
  await vi.waitFor(() => expect(table.coach.value?.say).toBe('around'));
  expect(room.animating.value).toBe(false);
});

it('a missed goal stays in sight until the learner tries again', async () => {
  await upTo('behind');
  const { view } = room.moment.value!;
  room.act(passing);
  room.skip();
  await vi.waitFor(() => expect(table.isMissed.value).toBe(true));
  expect(table.coach.value?.mistake?.say).toBe('notBehind');
  expect(room.moment.value?.view).not.toEqual(view);
  table.tryAgain();
  await vi.waitFor(() => expect(room.moment.value?.view).toEqual(view));
  expect([table.isMissed.value, table.coach.value?.say]).toEqual([false, 'behind']);
});

it('an action after a miss only brings the position back', async () => {
  await upTo('behind');
  const { view } = room.moment.value!;
  room.act(passing);
  room.skip();
  await vi.waitFor(() => expect(table.isMissed.value).toBe(true));
  expect(await table.act(passing)).toEqual({ kind: 'stale' });
  await vi.waitFor(() => expect(room.moment.value?.view).toEqual(view));
});

it('a refused action is answered with its clause, and nothing is lost', async () => {
  await upTo('around');
  const { view } = room.moment.value!;
  room.act(intoRock);
  await vi.waitFor(() => expect(table.coach.value?.mistake).toEqual({ say: 'wholeWay', clause: 'MA-21' }));
  expect(room.moment.value?.view).toBe(view);
});
