import { gameNamed } from '@traque/engine';
import { Malformed } from '@traque/engine/core/malformed';
import { toAct } from '@traque/engine/core/match';
import { describe, expect, it } from 'vitest';
import { type Lesson, readLesson } from './format.ts';
import {
  attempt,
  back,
  beginLesson,
  currentStep,
  isOver,
  type LessonRun,
  readOn,
  repeat,
  skip,
  suggestion,
} from './run.ts';

const { default: raw } = await import('./maamut/testing/hunt.json', { with: { type: 'json' } });
const lesson = readLesson(raw);
const begin = (): LessonRun => beginLesson(lesson, gameNamed).run;
/** The lesson at its nth step, from 1. */
function at(step: number, from: Lesson = lesson): LessonRun {
  let { run } = beginLesson(from, gameNamed);
  while (run.index < step - 1) ({ run } = skip(run));
  return run;
}

describe('a lesson', () => {
  it('goes on when its words were read, and waits for nothing else there', () => {
    const run = begin();
    expect(currentStep(run)).toMatchObject({ kind: 'read', say: 'goal' });
    expect(attempt(run, { type: 'setTrap' })).toEqual({ kind: 'notAsked', say: null });
    expect(readOn(run).run.index).toBe(1);
  });

  it('a refused action changes nothing, and is answered by its clause', () => {
    const run = at(4);
    const tried = attempt(run, { type: 'move', card: 2, dir: 0 });
    expect(tried).toEqual({ kind: 'refused', refusal: expect.objectContaining({ rule: 'MA-21' }), say: 'wholeWay' });
  });

  it('a refusal without words of the lesson has none: what the lesson says of legal actions would be wrong', () => {
    const tried = attempt(at(4), { type: 'move', card: 1, dir: 4 });
    expect(tried).toMatchObject({ kind: 'refused', refusal: { rule: 'MA-20' }, say: null });
  });

  it('a legal action that was not asked for changes nothing either', () => {
    expect(attempt(at(2), { type: 'pass', card: 2 })).toEqual({ kind: 'notAsked', say: 'trapFirst' });
  });

  it('the right action is carried out, then the others answer by the script', () => {
    const run = at(2);
    const tried = attempt(run, { type: 'setTrap' });
    if (tried.kind !== 'done') throw new Error(tried.kind);
    expect(tried.played.map(({ seat, events }) => [seat, events[0]!.type])).toEqual([
      [0, 'setTrap'],
      [1, 'pass'],
    ]);
    expect([tried.run.index, toAct(tried.run.match)]).toEqual([3, 0]);
  });

  it('a goal that is missed begins again where the step began', () => {
    const run = at(8);
    const tried = attempt(run, { type: 'pass', card: 2 });
    expect(tried).toMatchObject({ kind: 'missed', say: 'notBehind' });
    if (tried.kind === 'missed') expect(tried.run).toBe(run);
  });

  it('a goal is reached by any way that leads there', () => {
    const tried = attempt(at(8), suggestion(at(8)));
    expect(tried).toMatchObject({ kind: 'done', run: { index: 8 } });
  });

  it('can be repeated and gone back in, over what the others did', () => {
    const run = at(6);
    expect(repeat(run)).toBe(run);
    expect(back(run)!.index).toBe(3);
    expect(back(back(run)!)!.index).toBe(1);
    expect(back(begin())).toBeNull();
  });

  it('skipping plays it to its end', () => {
    let run = begin();
    while (!isOver(run)) ({ run } = skip(run));
    expect(toAct(run.match)).toBeNull();
  });
});

describe('a lesson file that is wrong', () => {
  it.each([
    ['a step without words', { steps: [{}] }, 'step 1.say: must be text'],
    ['a goal that is none', { steps: [{ say: 'a', goal: { luck: 1 }, solution: [] }] }, 'step 1.goal: luck is no goal'],
    [
      'a goal without a solution',
      { steps: [{ say: 'a', goal: { won: true } }] },
      'step 1.solution.0: must be an object',
    ],
    [
      'a game in the middle',
      { steps: [{ say: 'a', play: { level: 'easy' }, goal: { won: true } }, { say: 'b' }] },
      'step 1: a game against bots must be the last step',
    ],
    [
      'a level that is none',
      { steps: [{ say: 'a', play: { level: 'divine' }, goal: { won: true } }] },
      'step 1.play.level',
    ],
    ['no steps', { steps: [] }, 'steps: there are none'],
    ['a name without a game', { lesson: 'hunt' }, 'lesson: must be GAME/NAME'],
  ])('%s', (_, change, says) => {
    const json = { ...raw, ...change };
    expect(() => readLesson(json)).toThrow(says);
  });

  it('a script that the rules do not allow, and an impossible start, name the place', () => {
    const steps = raw.steps.map((step) => ('bots' in step ? { bots: [{ type: 'move', card: 3 }] } : step));
    expect(() => at(4, readLesson({ ...raw, steps }))).toThrow(/maamut\/hunt, step 3: no other seat may do/);
    expect(() => beginLesson(readLesson({ ...raw, start: { state: { game: 'maamut' } } }), gameNamed)).toThrow(
      Malformed,
    );
  });
});
