import { think } from '@traque/bots';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Coach, lessonId, type LessonMessage, lessonTables } from './lesson-tables.ts';

type Sent = LessonMessage;
const id = lessonId('maamut', 'first-hunt');
let sent: Sent[] = [];
let lessons: ReturnType<typeof lessonTables>;
const coach = (): Coach => {
  const last = sent.findLast(({ type }) => type === 'coach');
  if (last?.type !== 'coach') throw new Error('no coach');
  return last.coach;
};
const taken = (): Sent[] => sent.splice(0);

beforeEach(async () => {
  sent = [];
  lessons = lessonTables({
    think: async (request) => think({ ...request, level: 'random' }),
    send: (_id, message) => void sent.push(message),
    now: () => 0,
  });
  await lessons.openLesson('maamut', 'first-hunt', []);
  lessons.lessonHello(id);
});

describe('a lesson as a table', () => {
  it('begins with the position and the first words; nothing can be done while there is something to read', () => {
    expect(sent.map(({ type }) => type)).toEqual(['welcome', 'coach']);
    expect(sent[0]).not.toHaveProperty('moment.legal');
    expect(coach()).toMatchObject({ step: 0, kind: 'read', say: 'goal', canGoBack: false, done: [] });
  });

  it('the learner sees their own hand, never another', () => {
    lessons.lessonReadOn(id, 0);
    lessons.lessonReadOn(id, 1);
    for (const message of sent)
      if (message.type !== 'coach')
        expect((message.moment.view as unknown as { hunters: { hand: unknown }[] }).hunters[1]!.hand).toBe(3);
  });

  it('words are read once, however often the button is pressed', () => {
    lessons.lessonReadOn(id, 0);
    lessons.lessonReadOn(id, 0);
    expect(coach().step).toBe(1);
  });

  it('a mistake is told with its clause and changes nothing', () => {
    lessons.lessonSkip(id);
    lessons.lessonSkip(id);
    lessons.lessonSkip(id);
    taken();
    expect(lessons.lessonAct(id, { type: 'move', card: 2, dir: 0 })).toMatchObject({ kind: 'refused' });
    expect(sent.map(({ type }) => type)).toEqual(['coach']);
    expect(coach().mistake).toEqual({ say: 'wholeWay', clause: 'MA-21' });
  });

  it('the right action and the answer of the others are updates, then come the next words', () => {
    lessons.lessonReadOn(id, 0);
    lessons.lessonReadOn(id, 1);
    taken();
    expect(lessons.lessonAct(id, { type: 'setTrap' })).toEqual({ kind: 'done' });
    expect(sent.map(({ type }) => type)).toEqual(['update', 'update', 'coach']);
    expect(coach()).toMatchObject({ kind: 'do', say: 'around', mistake: null, canGoBack: true });
    expect(coach().done).toHaveLength(4);
  });

  it('a missed goal is shown, then the step begins again', () => {
    for (let i = 0; i < 5; i++) lessons.lessonSkip(id);
    taken();
    expect(coach.length).toBe(0);
    lessons.lessonAct(id, { type: 'pass', card: 2 });
    expect(sent.map(({ type }) => type)).toEqual(['update', 'update', 'welcome', 'coach']);
    expect(coach().mistake).toEqual({ say: 'notBehind', clause: null });
  });

  it('goes back, repeats, and continues where the learner left', async () => {
    for (let i = 0; i < 4; i++) lessons.lessonSkip(id);
    const { done, step } = coach();
    lessons.lessonBack(id);
    expect(coach().step).toBeLessThan(step);
    lessons.closeLesson(id);
    expect(() => lessons.lessonHello(id)).toThrow();
    await lessons.openLesson('maamut', 'first-hunt', done);
    lessons.lessonHello(id);
    expect(coach().step).toBe(step);
  });

  it('ends', () => {
    for (let i = 0; i < 20; i++) lessons.lessonSkip(id);
    expect(coach()).toMatchObject({ kind: 'over', say: null });
  });
});

it('there is no such lesson', async () => {
  await expect(lessons.openLesson('maamut', 'dancing', [])).rejects.toThrow(/dancing/);
});
