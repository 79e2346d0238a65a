/**
 * What RFC 6455 demands of a server, case by case, in the order of the list that the Autobahn test suite made common:
 * framing, pings, reserved bits, opcodes, fragmentation, UTF-8, closing, limits, extensions. Against a real server.
 * Every text is answered by it: with the id of a command, or that it is malformed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../index.ts';
import { clientFrame, exchange, type FrameShape, type ReceivedFrame } from '../../testing/raw-web-socket.ts';
import { testSettings } from '../../testing/serve.ts';
import { gatheredTable } from '../../testing/table.ts';

const CONTINUATION = 0x0;
const TEXT = 0x1;
const BINARY = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const MAX_BYTES = 70_000;
const MAX_FRAGMENTS = 256;

let server: RunningServer;
let path: string;
const folder = mkdtempSync(join(tmpdir(), 'traque-'));

beforeAll(async () => {
  server = await startServer(testSettings({ dataDir: folder, messageBytes: MAX_BYTES }));
  const { id } = await gatheredTable(server.address, ['person', 'person']);
  path = `/api/tables/${id}/live`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A text that is answered with this id; `size`: how many bytes it has. */
function said(id: string, note = '', size = 0): string {
  const text = JSON.stringify({ type: 'undo', id, decision: 0, note });
  return text + ' '.repeat(Math.max(0, size - Buffer.byteLength(text)));
}

const text = (content: string | Buffer, shape?: FrameShape): Buffer => clientFrame(TEXT, content, shape);
const more = (content: string | Buffer, shape?: FrameShape): Buffer => clientFrame(CONTINUATION, content, shape);
const ping = (content: string | Buffer = '', shape?: FrameShape): Buffer => clientFrame(PING, content, shape);
const pong = (content: string | Buffer = '', shape?: FrameShape): Buffer => clientFrame(PONG, content, shape);
const unfinished = { fin: false } as const;

function closePayload(code: number, why: string | Buffer = ''): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(code);
  return Buffer.concat([head, Buffer.from(why as string)]);
}
const close = (code: number, why: string | Buffer = ''): Buffer => clientFrame(CLOSE, closePayload(code, why));
const bye = close(1000);

const octets = (bytes: Buffer): Buffer[] => Array.from(bytes, (byte) => Buffer.from([byte]));
const pieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));

/** A text in fragments of this many bytes. */
function fragments(content: string | Buffer, size: number): Buffer[] {
  const parts = pieces(Buffer.from(content as string), size);
  return parts.map((part, i) => clientFrame(i === 0 ? TEXT : CONTINUATION, part, { fin: i === parts.length - 1 }));
}

/** A received frame in a few words. */
function inWords({ opcode, payload }: ReceivedFrame): string {
  if (opcode === (0x80 | PONG)) return `pong ${payload.toString('latin1')}`;
  if (opcode === (0x80 | CLOSE)) return payload.length === 0 ? 'close' : `close ${payload.readUInt16BE()}`;
  if (opcode !== (0x80 | TEXT)) return `opcode ${opcode}`;
  const { type, id, error } = JSON.parse(payload.toString()) as { type: string; id?: string; error?: { code: string } };
  return id === undefined ? `${type} ${error?.code}` : `answer ${id}`;
}

type Case = readonly [name: string, chunks: readonly Buffer[], answers: readonly string[]];

/** Cases that go on: at the end the client closes. */
const orderly = (name: string, chunks: readonly Buffer[], ...answers: string[]): Case => [
  name,
  [...chunks, bye],
  [...answers, 'close 1000'],
];
/** Cases that the server ends, whatever else comes. */
const fatal = (code: number, name: string, chunks: readonly Buffer[], ...answers: string[]): Case => [
  name,
  chunks,
  [...answers, `close ${code}`],
];

const sizes = [60, 125, 126, 127, 128, 1000, 65_535, 65_536, MAX_BYTES];

const framing: Case[] = [
  orderly('an empty text', [text('')], 'error malformed'),
  ...sizes.map((size) => orderly(`a text of ${size} bytes`, [text(said('a', '', size))], 'answer a')),
  orderly('a text in pieces of 997 bytes', pieces(text(said('a', '', 65_536)), 997), 'answer a'),
  orderly('a text byte by byte', octets(text(said('a'))), 'answer a'),
  orderly('several texts in one chunk', [Buffer.concat([text(said('a')), text(said('b'))])], 'answer a', 'answer b'),
  orderly('an empty binary message', [clientFrame(BINARY)], 'error malformed'),
  orderly('a binary message', [clientFrame(BINARY, said('a', '', 300))], 'error malformed'),
  fatal(1002, 'a frame without a mask', [text(said('a'), { masked: false })]),
  fatal(1002, 'a length of 16 bits that 7 could hold', [text(said('a'), { lengthBytes: 2 })]),
  fatal(1002, 'a length of 64 bits that 7 could hold', [text(said('a'), { lengthBytes: 8 })]),
  fatal(1002, 'a length of 64 bits that 16 could hold', [text(said('a', '', 200), { lengthBytes: 8 })]),
];

const tenPings = Array.from({ length: 10 }, (_, i) => ping(`${i}`));
const tenPongs = Array.from({ length: 10 }, (_, i) => `pong ${i}`);

const pings: Case[] = [
  orderly('a ping', [ping()], 'pong '),
  orderly('a ping with text', [ping('hello')], 'pong hello'),
  orderly('a ping with bytes', [ping(Buffer.from([0, 0xff, 0xfe, 0xfd]))], 'pong \0\xff\xfe\xfd'),
  orderly('a ping of 125 bytes', [ping('x'.repeat(125))], `pong ${'x'.repeat(125)}`),
  fatal(1002, 'a ping of 126 bytes', [ping('x'.repeat(126))]),
  orderly('a ping of 125 bytes, byte by byte', octets(ping('x'.repeat(125))), `pong ${'x'.repeat(125)}`),
  orderly('a pong that nobody asked for', [pong()]),
  orderly('a pong with content, then a ping', [pong('what?'), ping('hello')], 'pong hello'),
  orderly('ten pings', tenPings, ...tenPongs),
  orderly('ten pings byte by byte', octets(Buffer.concat(tenPings)), ...tenPongs),
];

const reservedBits: Case[] = [1, 2, 3, 4, 5, 6, 7].flatMap((reserved) => [
  fatal(1002, `reserved bits ${reserved} in a text`, [text(said('a'), { reserved })]),
  fatal(1002, `reserved bits ${reserved} after a text`, [text(said('a')), text(said('b'), { reserved })], 'answer a'),
  fatal(1002, `reserved bits ${reserved} in a ping`, octets(ping('hello', { reserved }))),
  fatal(1002, `reserved bits ${reserved} in a close`, [clientFrame(CLOSE, closePayload(1000), { reserved })]),
]);

const opcodes: Case[] = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15].flatMap((opcode) => [
  fatal(1002, `opcode ${opcode}`, [clientFrame(opcode)]),
  fatal(1002, `opcode ${opcode} with content`, [clientFrame(opcode, 'reserved')]),
  fatal(1002, `opcode ${opcode} after a text`, [text(said('a')), clientFrame(opcode, 'x'), ping()], 'answer a'),
]);

const [first, second] = pieces(Buffer.from(said('a')), 20) as [Buffer, Buffer];
const begins = text(first, unfinished);

const fragmentation: Case[] = [
  fatal(1002, 'a ping in fragments', [ping('hel', unfinished), more('lo')]),
  fatal(1002, 'a pong in fragments', [pong('hel', unfinished), more('lo')]),
  orderly('a text in two fragments', fragments(said('a'), 40), 'answer a'),
  orderly('a text in fragments of one byte', fragments(said('a'), 1), 'answer a'),
  orderly('fragments in one chunk', [Buffer.concat(fragments(said('a'), 10))], 'answer a'),
  orderly('fragments byte by byte', octets(Buffer.concat(fragments(said('a'), 10))), 'answer a'),
  orderly('empty fragments', [text('', unfinished), more('', unfinished), more(said('a'))], 'answer a'),
  orderly('only empty fragments', [text('', unfinished), more('', unfinished), more('')], 'error malformed'),
  orderly('a ping between fragments', [begins, ping('now'), more(said('a').slice(20))], 'pong now', 'answer a'),
  orderly('a pong between fragments', [begins, pong('now'), more(said('a').slice(20))], 'answer a'),
  orderly('a binary message in fragments', [clientFrame(BINARY, 'a', unfinished), more('b')], 'error malformed'),
  fatal(1002, 'a last fragment without a first', [more(said('a')), text(said('b'))]),
  fatal(1002, 'a fragment without a first', [more(said('a'), unfinished), text(said('b'))]),
  fatal(1002, 'a fragment after a whole text', [text(said('a')), more(said('b'))], 'answer a'),
  fatal(1002, 'a text between fragments', [begins, text(said('b'))]),
  fatal(1002, 'the beginning of a text between fragments', [begins, text(second, unfinished)]),
  fatal(1002, 'a binary message between fragments', [begins, clientFrame(BINARY, 'b')]),
  ['a close between fragments', [begins, bye], ['close 1000']],
];

const validTexts = [
  'κόσμε',
  'Hello-µ@ßöäüàá-UTF-8!!',
  '\u0080\u07FF\u0800\uFFFD',
  '\u{10000}\u{10FFFF}',
  '\uD7FF\uE000\uFFFE\uFFFF',
  '🦣',
];
/** Wrong in the ways that the classic stress tests of decoders list. */
const invalidTexts: Readonly<Record<string, string>> = {
  'a continuation byte alone': '80',
  'the last continuation byte alone': 'bf',
  'many continuation bytes': '80bf80bf80bf',
  'a first byte of two without its second': 'c320',
  'a first byte of three without the others': 'e220',
  'a first byte of four without the others': 'f020',
  'a character of three bytes without its last': 'e28220',
  'a character of four bytes without its last': 'f09f9820',
  'impossible bytes': 'feff',
  'a first byte of five': 'f888808080',
  'a slash in two bytes': 'c0af',
  'a slash in three bytes': 'e080af',
  'a slash in four bytes': 'f08080af',
  'NUL in two bytes': 'c080',
  'the first of a surrogate pair': 'eda080',
  'the second of a surrogate pair': 'edb080',
  'a surrogate pair': 'eda080edb080',
  'a character beyond the last': 'f4908080',
  'a character far beyond the last': 'f7bfbfbf',
};
const around = (hex: string): Buffer =>
  Buffer.concat([Buffer.from('{"type":"ping","x":"κόσμε'), Buffer.from(hex, 'hex'), Buffer.from('edited"}')]);

const utf8: Case[] = [
  ...validTexts.flatMap((note) => [
    orderly(`the text ${note}`, [text(said('a', note))], 'answer a'),
    orderly(`the text ${note} in fragments of one byte`, fragments(said('a', note), 1), 'answer a'),
    orderly(`the text ${note} in fragments of two bytes`, fragments(said('a', note), 2), 'answer a'),
  ]),
  ...Object.entries(invalidTexts).flatMap(([name, hex]) => [
    fatal(1007, `a text with ${name}`, [text(around(hex))]),
    fatal(1007, `a text with ${name}, in fragments`, fragments(around(hex), 3)),
  ]),
  fatal(1007, 'a text that ends within a character', [text(Buffer.from('ce', 'hex'))]),
  fatal(1007, 'a text in fragments that ends within a character', [begins, more(Buffer.from('f09f', 'hex'))]),
  orderly('a binary message that is no text', [clientFrame(BINARY, Buffer.from('feff', 'hex'))], 'error malformed'),
  // Nothing follows, and yet it ends: the error is found before the message is complete.
  fatal(1007, 'a wrong first fragment, at once', [text(around('f4908080'), unfinished)]),
  fatal(1007, 'a wrong middle fragment, at once', [begins, more(around('80'), unfinished)]),
  fatal(1007, 'half a character that cannot become one, at once', [
    begins,
    more(Buffer.from('f490', 'hex'), unfinished),
  ]),
  fatal(1007, 'half a surrogate, at once', [
    begins,
    more('ok', unfinished),
    more(Buffer.from('eda0', 'hex'), unfinished),
  ]),
];

const validCodes = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999];
const invalidCodes = [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535];

const closing: Case[] = [
  ['a close without a code', [clientFrame(CLOSE)], ['close']],
  ['a close with a reason', [close(1000, 'goodbye')], ['close 1000']],
  ['a close with the longest reason', [close(1000, 'x'.repeat(123))], ['close 1000']],
  ['a close byte by byte', octets(close(1000, 'goodbye')), ['close 1000']],
  ['an answer before the close in the same chunk', [Buffer.concat([text(said('a')), bye])], ['answer a', 'close 1000']],
  ['all answers before the close', [text(said('a')), text(said('b')), bye], ['answer a', 'answer b', 'close 1000']],
  ['a text after the close', [bye, text(said('a'))], ['close 1000']],
  ['a ping after the close', [bye, ping()], ['close 1000']],
  ['two closes', [close(1000), close(1001)], ['close 1000']],
  ['the end of a text after the close', [begins, bye, more('x')], ['close 1000']],
  fatal(1002, 'a close with one byte', [clientFrame(CLOSE, 'a')]),
  fatal(1002, 'a close with a reason that is too long', [close(1000, 'x'.repeat(124))]),
  fatal(1002, 'a close in fragments', [clientFrame(CLOSE, closePayload(1000), unfinished)]),
  fatal(1007, 'a close with a wrong reason', [close(1000, Buffer.from('cebaeda080', 'hex'))]),
  ...validCodes.map((code): Case => [`the code ${code}`, [close(code)], [`close ${code}`]]),
  ...invalidCodes.map((code) => fatal(1002, `the code ${code}`, [close(code, 'no such code')])),
];

const limits: Case[] = [
  fatal(1009, 'a text that is too large', [text('x'.repeat(MAX_BYTES + 1))]),
  fatal(1009, 'the length of a text that is too large, before its content', [
    text('x'.repeat(MAX_BYTES + 1)).subarray(0, 10),
  ]),
  fatal(1009, 'a length of 63 bits', [Buffer.from('81ff7fffffffffffffff', 'hex')]),
  fatal(1009, 'fragments that are too large together', fragments('x'.repeat(MAX_BYTES + 1), 30_000)),
  orderly('as many fragments as are allowed', fragments(said('a', '', MAX_FRAGMENTS), 1), 'answer a'),
  fatal(1009, 'too many fragments', fragments(said('a', '', MAX_FRAGMENTS + 1), 1)),
  fatal(1009, 'too many empty fragments', [
    text('', unfinished),
    ...Array.from({ length: 300 }, () => more('', unfinished)),
  ]),
  orderly('a large text in fragments of 1,300 bytes', fragments(said('a', '', 65_536), 1300), 'answer a'),
];

describe.each([
  ['framing', framing],
  ['pings and pongs', pings],
  ['reserved bits', reservedBits],
  ['opcodes', opcodes],
  ['fragmentation', fragmentation],
  ['UTF-8', utf8],
  ['closing', closing],
  ['limits', limits],
])('%s', (_section, cases) => {
  it.each(cases)('%s', async (_name, chunks, answers) => {
    const { frames } = await exchange(server.address, path, chunks);
    expect(frames.map(inWords)).toEqual(answers);
  });
});

it('accepts no extension and no subprotocol, whatever is offered', async () => {
  const offered = {
    'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
    'sec-websocket-protocol': 'chat, superchat',
  };
  const { head, frames } = await exchange(server.address, path, [text(said('a')), bye], offered);
  expect(head).toMatch(/^HTTP\/1\.1 101 /);
  expect(head.toLowerCase()).not.toContain('sec-websocket-extensions');
  expect(head.toLowerCase()).not.toContain('sec-websocket-protocol');
  expect(frames.map(inWords)).toEqual(['answer a', 'close 1000']);
});
