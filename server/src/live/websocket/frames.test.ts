import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it } from 'vitest';
import { closeFrame, FrameReader, pingFrame, pongFrame } from './frames.ts';

const MOST = 300;

/** What was heard, in order. */
type Heard = readonly (string | number | null)[];

function ours(chunks: readonly Buffer[]): Heard[] {
  const heard: Heard[] = [];
  const frames = new FrameReader(
    {
      onMessage: (text) => heard.push(['message', text]),
      onPing: (payload) => heard.push(['ping', payload.toString('latin1')]),
      onPong: () => heard.push(['pong']),
      onClose: (code) => heard.push(['closing', code]),
    },
    MOST,
  );
  for (const chunk of chunks) {
    const wrong = frames.read(Buffer.from(chunk));
    if (wrong !== null) heard.push(['wrong', wrong]);
  }
  return heard;
}

/** The same by the library that the clients of these tests use. */
const { Receiver } = createRequire(import.meta.url)('ws') as {
  Receiver: new (options: { isServer: true; maxPayload: number }) => Writable;
};

async function theirs(chunks: readonly Buffer[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  const receiver = new Receiver({ isServer: true, maxPayload: MOST });
  receiver.on('message', (data: Buffer, binary: boolean) => heard.push(['message', binary ? null : data.toString()]));
  receiver.on('ping', (payload: Buffer) => heard.push(['ping', payload.toString('latin1')]));
  receiver.on('pong', () => heard.push(['pong']));
  receiver.on('conclude', (code: number) => heard.push(['closing', code === 1005 ? null : code]));
  receiver.on('error', (error: Error & Record<symbol, number>) => {
    const [code] = Object.getOwnPropertySymbols(error).map((symbol) => error[symbol]);
    heard.push(['wrong', code!]);
  });
  for (const chunk of chunks) if (receiver.writable) receiver.write(Buffer.from(chunk));
  await new Promise((resolve) => setImmediate(resolve));
  return heard;
}

function frame(first: number, payload: Buffer, chance: FastChance): Buffer {
  const { length } = payload;
  const head = length > 125 ? [first, 0xfe, length >> 8, length & 255] : [first, 0x80 | length];
  const mask = Array.from({ length: 4 }, () => chance.below(256));
  return Buffer.from([...head, ...mask, ...payload.map((byte, i) => byte ^ mask[i & 3]!)]);
}

const words = [
  '',
  'x',
  'hello',
  '{"type":"ping"}',
  'Mâamut',
  '李 ☺ 🦣',
  'y'.repeat(125),
  'z'.repeat(126),
  'é'.repeat(100),
];

/** A message, perhaps in parts with something between them; or a control frame. */
function said(chance: FastChance): Buffer[] {
  const word = Buffer.from(words[chance.below(words.length)]!);
  const kind = chance.below(12);
  if (kind === 0) return [frame(0x89, word.subarray(0, 125), chance)];
  if (kind === 1) return [frame(0x8a, word.subarray(0, 125), chance)];
  if (kind === 2)
    return [frame(0x88, closeFrame([1000, 1001, 1005, 4003][chance.below(4)]!, 'bye').subarray(2), chance)];
  if (kind === 3) return [frame(0x88, Buffer.alloc(0), chance)];
  const opcode = chance.below(8) === 0 ? 2 : 1;
  if (kind < 8) return [frame(0x80 | opcode, word, chance)];
  const cut = chance.below(word.length + 1);
  const between = chance.below(3) === 0 ? [frame(0x89, Buffer.from('between'), chance)] : [];
  return [frame(opcode, word.subarray(0, cut), chance), ...between, frame(0x80, word.subarray(cut), chance)];
}

/** Bytes as a network brings them; a few of them spoilt. */
function stream(chance: FastChance): Buffer[] {
  const bytes = Buffer.concat(Array.from({ length: 1 + chance.below(6) }, () => said(chance)).flat());
  if (chance.below(2) === 0)
    for (let i = chance.below(3); i >= 0; i--) bytes[chance.below(bytes.length)]! ^= 1 << chance.below(8);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = chance.below(3) === 0 ? at + 1 + chance.below(9) : at + 1 + chance.below(2 * bytes.length);
    chunks.push(bytes.subarray(at, end));
    at = end;
  }
  return chunks;
}

/** Whether a length takes more bytes than it needs, which only we reject: corruption can make that. */
function hasLongLength(bytes: Buffer): boolean {
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = bytes[at + 1]! & 0x7f;
    const more = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (at + 2 + more > bytes.length) return false;
    const length = more === 0 ? short : Number(`0x${bytes.toString('hex', at + 2, at + 2 + more)}`);
    if (more > 0 && length < (more === 2 ? 126 : 65_536)) return true;
    at += 2 + more + 4 + length;
  }
  return false;
}

/** We reject a wrong text at its first wrong part, the other at its end; in the meantime it hears control frames. */
function untilWrongText(theirs: readonly Heard[], ours: readonly Heard[]): readonly Heard[] {
  const [kind, code] = ours.at(-1) ?? [];
  if (kind !== 'wrong' || code !== 1007) return theirs;
  const before = theirs.slice(0, ours.length - 1);
  const later = theirs.slice(ours.length - 1).map(([what]) => what);
  return later.includes('message') ? theirs : [...before, ['wrong', 1007]];
}

it('reads the same as another implementation, whole, in pieces, and corrupted', async () => {
  const seed = `frames ${Date.now()}`;
  console.log(`seed: ${seed}`);
  const chance = new FastChance(seed);
  const outcomes = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const chunks = stream(chance);
    if (hasLongLength(Buffer.concat(chunks))) continue;
    const heard = ours(chunks);
    const expected = untilWrongText(await theirs(chunks), heard);
    expect(heard, `${i}: ${chunks.map((chunk) => chunk.toString('hex')).join(' ')}`).toEqual(expected);
    for (const [kind, what] of heard) {
      const outcome = kind === 'wrong' ? `${kind} ${what}` : String(kind);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  const all = ['closing', 'message', 'ping', 'pong', 'wrong 1002', 'wrong 1007', 'wrong 1009'];
  expect([...outcomes.keys()].toSorted(), 'everything came up').toEqual(all);
});

it('never keeps more than the largest message, in whatever frames it comes', () => {
  const chance = new FastChance('large');
  expect(ours([frame(0x81, Buffer.alloc(MOST, 'x'), chance)])).toEqual([['message', 'x'.repeat(MOST)]]);
  expect(ours([frame(0x81, Buffer.alloc(MOST + 1, 'x'), chance)])).toEqual([['wrong', 1009]]);
  const part = frame(0x01, Buffer.alloc(MOST, 'x'), chance);
  expect(ours([part, frame(0x80, Buffer.from('x'), chance)])).toEqual([['wrong', 1009]]);
  const huge = Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  expect(ours([huge]), 'said before it comes').toEqual([['wrong', 1009]]);
  const many = Array.from({ length: MOST - 1 }, () => frame(0x00, Buffer.from('x'), chance));
  expect(ours([frame(0x01, Buffer.from('x'), chance), ...many]), 'in too many parts').toEqual([['wrong', 1009]]);
  const empty = Array.from({ length: MOST - 1 }, () => frame(0x00, Buffer.alloc(0), chance));
  expect(ours([frame(0x01, Buffer.from('x'), chance), ...empty]), 'in empty parts').toEqual([['wrong', 1009]]);
});

it('ignores everything after a close frame or a protocol error', () => {
  const chance = new FastChance('after');
  const hello = frame(0x81, Buffer.from('hello'), chance);
  expect(ours([Buffer.concat([frame(0x88, Buffer.alloc(0), chance), hello]), hello])).toEqual([['closing', null]]);
  expect(ours([Buffer.concat([Buffer.from([0xf1, 0x80]), hello]), hello])).toEqual([['wrong', 1002]]);
});

it('its own control frames are short', () => {
  expect(pingFrame).toEqual(Buffer.from([0x89, 0]));
  expect(pongFrame(Buffer.from('hi'))).toEqual(Buffer.from([0x8a, 2, 0x68, 0x69]));
  expect(closeFrame(null, '')).toEqual(Buffer.from([0x88, 0]));
  expect(closeFrame(1001, 'bye')).toEqual(Buffer.from([0x88, 5, 0x03, 0xe9, 0x62, 0x79, 0x65]));
});
