/** A WebSocket client that can break every rule: it sends the bytes it is given and returns the frames that come back. */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface ReceivedFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export interface FrameShape {
  readonly fin?: boolean;
  /** The three reserved bits as a number. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** How many bytes the length takes beyond the first; as few as possible if absent. */
  readonly lengthBytes?: 0 | 2 | 8;
}

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);

function lengthOf(size: number, bytes: 0 | 2 | 8): Buffer {
  const length = Buffer.alloc(1 + bytes);
  length[0] = bytes === 0 ? size : bytes === 2 ? 126 : 127;
  if (bytes === 2) length.writeUInt16BE(size, 1);
  if (bytes === 8) length.writeBigUInt64BE(BigInt(size), 1);
  return length;
}

export function clientFrame(opcode: number, content: string | Buffer = '', shape: FrameShape = {}): Buffer {
  const { fin = true, reserved = 0, masked = true } = shape;
  const payload = Buffer.from(content as string);
  const lengthBytes = shape.lengthBytes ?? (payload.length < 126 ? 0 : payload.length < 65_536 ? 2 : 8);
  const length = lengthOf(payload.length, lengthBytes);
  if (masked) length[0]! |= 0x80;
  const body = masked ? Buffer.concat([MASK, payload.map((byte, i) => byte ^ MASK[i % 4]!)]) : payload;
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode]), length, body]);
}

/** Frames of a server: not masked, never in parts. */
function framesIn(bytes: Buffer): ReceivedFrame[] {
  const frames: ReceivedFrame[] = [];
  for (let at = 0; at < bytes.length;) {
    const short = bytes[at + 1]!;
    const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    frames.push({ opcode: bytes[at]!, payload: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return frames;
}

export interface RawAnswer {
  readonly head: string;
  readonly frames: readonly ReceivedFrame[];
}

/** Opens a connection, sends the chunks one after the other, and returns what came back until the server ended it. */
export async function exchange(
  address: string,
  path: string,
  chunks: readonly Buffer[],
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const line = connect(Number(new URL(address).port), '127.0.0.1');
  line.setNoDelay(true);
  const heard: Buffer[] = [];
  line.on('data', (data: Buffer) => heard.push(data));
  // Writing to a connection that the server has closed is part of some cases.
  line.on('error', () => undefined);
  const ended = new Promise((resolve) => line.once('close', resolve));
  const all = {
    host: 'x',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const request = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  line.write(`GET ${path} HTTP/1.1\r\n${request.join('')}\r\n`);
  await once(line, 'data');
  for (const chunk of chunks) {
    // Each chunk has left before the next is written; the server closes when it has seen enough.
    if (line.writable) await new Promise<void>((resolve) => line.write(chunk, () => resolve()));
  }
  await ended;
  const bytes = Buffer.concat(heard);
  const end = bytes.indexOf('\r\n\r\n') + 4;
  return { head: bytes.toString('latin1', 0, end), frames: framesIn(bytes.subarray(end)) };
}
