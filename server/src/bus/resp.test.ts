import { expect, it } from 'vitest';
import { commandText, ProtocolError, type Reply, ReplyError, ReplyReader } from './resp.ts';

const stream =
  '+OK\r\n:42\r\n$5\r\nhällo'.replace('5', '6') +
  '\r\n$-1\r\n*-1\r\n*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n*0\r\n-ERR no\r\n$0\r\n\r\n';
const replies: Reply[] = ['OK', 42, 'hällo', null, null, ['message', 'c', []], new ReplyError('ERR no'), ''];

it('writes commands with their lengths in bytes', () => {
  expect(commandText(['PUBLISH', 'é', ''])).toBe('*3\r\n$7\r\nPUBLISH\r\n$2\r\né\r\n$0\r\n\r\n');
});

it('reads replies, wherever the stream is cut', () => {
  const bytes = Buffer.from(stream);
  for (let size = 1; size <= bytes.length; size++) {
    const reader = new ReplyReader();
    const read: Reply[] = [];
    for (let from = 0; from < bytes.length; from += size) read.push(...reader.read(bytes.subarray(from, from + size)));
    expect(read).toEqual(replies);
    expect(read[6]).toBeInstanceOf(ReplyError);
  }
});

it.each([
  'HTTP/1.1 400 Bad Request\r\n',
  ':many\r\n',
  '$-2\r\n',
  '$2\r\nabc\r\n',
  '$1000001\r\n',
  '*1000001\r\n',
  '*1\r\n'.repeat(9),
])('rejects %j', (text) => {
  expect(() => new ReplyReader().read(Buffer.from(text))).toThrow(ProtocolError);
});

it('rejects a line that never ends', () => {
  const reader = new ReplyReader();
  const chunk = Buffer.alloc(700_000, '+');
  expect(reader.read(chunk)).toEqual([]);
  expect(reader.read(chunk)).toEqual([]);
  expect(() => reader.read(chunk)).toThrow(ProtocolError);
});
