/** The protocol of Redis and Valkey (RESP2), as much as publish/subscribe needs: commands are written, replies read. */

export class ReplyError extends Error {
  override readonly name = 'ReplyError';
}

export type Reply = string | number | null | ReplyError | readonly Reply[];

/** The stream is not RESP: there is no way to go on. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** No reply that we ask for comes near this. */
const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 8;
const LINE_END = Buffer.from('\r\n');

export function commandText(parts: readonly string[]): string {
  return `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`;
}

function wholeNumber(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new ProtocolError(`not a number: ${JSON.stringify(text.slice(0, 20))}`);
  return Number(text);
}

/** Undefined where the rest has not come yet. */
type Parsed = { readonly reply: Reply; readonly end: number } | undefined;

function parseBulk(bytes: Buffer, from: number, length: number): Parsed {
  if (length === -1) return { reply: null, end: from };
  if (length < 0 || length > MAX_BYTES) throw new ProtocolError('a reply is too long');
  const end = from + length;
  if (bytes.length < end + 2) return undefined;
  if (!bytes.subarray(end, end + 2).equals(LINE_END)) throw new ProtocolError('a reply has no end');
  return { reply: bytes.toString('utf8', from, end), end: end + 2 };
}

function parseArray(bytes: Buffer, from: number, length: number, depth: number): Parsed {
  if (length === -1) return { reply: null, end: from };
  if (length < 0 || length > MAX_BYTES || depth === MAX_DEPTH) throw new ProtocolError('a reply is too long');
  const replies: Reply[] = [];
  let end = from;
  for (let i = 0; i < length; i++) {
    const part = parse(bytes, end, depth + 1);
    if (part === undefined) return undefined;
    replies.push(part.reply);
    ({ end } = part);
  }
  return { reply: replies, end };
}

function parse(bytes: Buffer, from: number, depth: number): Parsed {
  const lineEnd = bytes.indexOf(LINE_END, from);
  if (lineEnd === -1) return undefined;
  const text = bytes.toString('utf8', from + 1, lineEnd);
  const end = lineEnd + 2;
  switch (bytes.toString('latin1', from, from + 1)) {
    case '+':
      return { reply: text, end };
    case '-':
      return { reply: new ReplyError(text), end };
    case ':':
      return { reply: wholeNumber(text), end };
    case '$':
      return parseBulk(bytes, end, wholeNumber(text));
    case '*':
      return parseArray(bytes, end, wholeNumber(text), depth);
    default:
      throw new ProtocolError('this is not the protocol of Redis');
  }
}

/** Reads replies from a stream that is cut anywhere. */
export class ReplyReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The replies that are complete now. @throws {ProtocolError} */
  read(chunk: Buffer): Reply[] {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const replies: Reply[] = [];
    let from = 0;
    for (let next = parse(bytes, from, 0); next !== undefined; next = parse(bytes, from, 0)) {
      replies.push(next.reply);
      from = next.end;
      if (from === bytes.length) break;
    }
    this.#rest = bytes.subarray(from);
    if (this.#rest.length > 2 * MAX_BYTES) throw new ProtocolError('a reply is too long');
    return replies;
  }
}
