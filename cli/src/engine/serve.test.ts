/** The engine as other programs meet it: a process that reads and writes lines. */
import { PassThrough, Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { ask, traque } from '../testing.ts';
import { serve } from './serve.ts';

const NEW = '{"id":"n","cmd":"new","game":"maamut","players":2,"seed":"a day in May"}';

it('answers every line in order, with the id it came with', async () => {
  const answers = await ask('{"id":7,"cmd":"games"}', NEW, '{"cmd":"games"}', '{"id":null,"cmd":"games"}');
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
    [7, true],
    ['n', true],
    [undefined, true],
    [null, true],
  ]);
});

it('says what is wrong with a bad line and serves the next', async () => {
  const bad: [line: string, says: RegExp][] = [
    ['', /empty line/],
    ['nonsense', /no JSON/],
    ['{"id":1,"cmd":"games"', /no JSON/],
    ['[1,2]', /object/],
    ['null', /object/],
    ['{"id":{"a":1},"cmd":"games"}', /id/],
    ['{}', /cmd/],
    ['{"cmd":"dance"}', /cmd.*games, new, legal, apply, view, choose/],
    ['{"cmd":"__proto__"}', /cmd/],
    ['{"cmd":"new","game":"chess","players":2,"seed":""}', /game: no such game.*maamut/],
    ['{"cmd":"new","game":"toString","players":2,"seed":""}', /game: no such game/],
    ['{"cmd":"new","game":"maamut","players":9,"seed":""}', /players.*2 to 4/],
    ['{"cmd":"new","game":"maamut","players":"2","seed":""}', /players/],
    ['{"cmd":"new","game":"maamut","players":2}', /seed/],
    ['{"cmd":"new","game":"maamut","players":2,"seed":"","options":[]}', /options/],
    ['{"cmd":"new","game":"maamut","players":2,"seed":"","options":{"colour":"red"}}', /colour/],
    ['{"cmd":"legal"}', /state/],
    ['{"cmd":"legal","state":{}}', /state.game/],
    ['{"cmd":"legal","state":{"game":"maamut"}}', /./],
    ['{"cmd":"view","state":{"game":"maamut"}}', /./],
    ['{"cmd":"choose","view":{"game":"maamut"},"bot":"genius"}', /bot.*random, easy, normal, hard/],
    ['{"cmd":"choose","view":{"game":"maamut"},"bot":"random","ms":-1}', /ms/],
    ['{"cmd":"choose","view":{"game":"maamut","players":2,"toAct":0},"bot":"random"}', /./],
    ['{"cmd":"choose","view":{"game":"maamut"},"bot":"hard","threads":0}', /threads.*1 to 64/],
    ['{"cmd":"choose","view":{"game":"maamut","players":2,"toAct":0},"bot":"hard","ms":5,"threads":2}', /./],
    [`{"cmd":"legal","state":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /state/],
  ];
  const answers = await ask(...bad.flatMap(([line]) => [line, '{"id":"next","cmd":"games"}']));
  expect(answers).toHaveLength(2 * bad.length);
  for (const [i, [line, says]] of bad.entries()) {
    const { ok, error } = answers[2 * i]!;
    expect({ line, ok }).toEqual({ line, ok: false });
    expect(error, line).toMatch(says);
    expect(error, line).not.toMatch(/the engine failed/);
    expect(answers[2 * i + 1], line).toMatchObject({ id: 'next', ok: true });
  }
});

it('choose: the action and what was considered, also from two threads, and in order', async () => {
  const [made] = await ask(NEW);
  const { toAct } = made!['state'] as { toAct: number };
  const [seen] = await ask(JSON.stringify({ cmd: 'view', state: made!['state'], seat: toAct }));
  const question = { cmd: 'choose', view: seen!['view'], bot: 'hard', ms: 50, seed: 's' };
  const answers = await ask(
    JSON.stringify({ ...question, id: 1 }),
    JSON.stringify({ ...question, id: 2, threads: 2 }),
    '{"id":3,"cmd":"games"}',
  );
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  for (const { action, considered } of answers.slice(0, 2)) {
    const [legal] = await ask(JSON.stringify({ cmd: 'legal', state: made!['state'] }));
    expect(legal!['actions']).toContainEqual(action);
    const weighed = considered as { action: unknown; value: number; effort: number }[];
    expect(weighed.map((one) => one.action)).toContainEqual(action);
    for (const { value, effort } of weighed) expect(value >= 0 && value <= 1 && effort >= 0).toBe(true);
  }
});

it('refuses a line of 10 MB without losing the next, and serves a last line without its line feed', async () => {
  const long = `{"cmd":"legal","state":"${'x'.repeat(10_000_000)}"}`;
  const { status, out } = await traque(['engine'], `${long}\n{"id":2,"cmd":"games"}\n{"id":3,"cmd":"games"}`);
  expect(status).toBe(0);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
    [null, false],
    [2, true],
    [3, true],
  ]);
  expect(answers[0]!['error']).toMatch(/at most 4194304 bytes/);
});

it('answers a truncated line at the end of input', async () => {
  const { status, out } = await traque(['engine'], '{"id":1,"cmd":"games"}\n{"id":2,"cmd":"ga');
  expect(status).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(2);
  expect(out).toMatch(/\{"id":null,"ok":false,"error":"this line is no JSON"\}\n$/);
});

it('an action of the wrong seat, or of no seat at all, is refused with a clause', async () => {
  const [made] = await ask(NEW);
  const state = made!['state'] as { toAct: number };
  const request = (seat: number): string =>
    JSON.stringify({ cmd: 'apply', state, seat, action: { type: 'place', at: '3,-1' } });
  const answers = await ask(request(1 - state.toAct), request(17), request(-1), request(0.5));
  for (const each of answers) expect(each).toMatchObject({ ok: false, rule: 'MA-0' });
});

it('waits for a slow reader instead of piling answers up', async () => {
  let reading = 0;
  const requests = 2000;
  const input = Readable.from(
    (function* lines() {
      for (let i = 0; i < requests; i++) {
        reading++;
        yield Buffer.from('{"cmd":"games"}\n');
      }
    })(),
  );
  const output = new PassThrough({ highWaterMark: 4096 });
  const served = serve(input, output);
  await new Promise((resolve) => {
    output.once('readable', resolve);
  });
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  expect(reading).toBeLessThan(100);
  let lines = 0;
  output.on('data', (chunk: Buffer) => {
    lines += chunk.toString().split('\n').length - 1;
  });
  await served;
  expect(lines).toBe(requests);
  expect(output.listenerCount('close') + output.listenerCount('drain')).toBeLessThan(3);
});

it('ends quietly when its reader goes away', async () => {
  const endless = Readable.from(
    (function* lines() {
      for (;;) yield Buffer.from('{"cmd":"games"}\n');
    })(),
  );
  let written = 0;
  const output = new Writable({
    write(_chunk, _encoding, done) {
      done(++written > 5 ? Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) : null);
    },
  });
  await serve(endless, output);
  expect(written).toBe(6);
});
