/**
 * Text as the bytes of its UTF-8, one character a byte (`latin1`): so it goes out without a buffer of its own. Pieces can
 * be put together: the bytes of a text are those of its parts.
 */
function bytesOf(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

/** The bytes of a value as JSON. */
export function written(value: unknown): string {
  return bytesOf(JSON.stringify(value));
}

/** One message for any number of listeners: written out once, and put into a frame once for all who hear it by socket. */
export class Spoken {
  readonly #bytes: string;
  #frame: string | null = null;

  /** `bytes`: as `written` gives them. */
  constructor(bytes: string) {
    this.#bytes = bytes;
  }

  get text(): string {
    return Buffer.from(this.#bytes, 'latin1').toString();
  }

  /** As bytes too. */
  get frame(): string {
    this.#frame ??= head(this.#bytes.length) + this.#bytes;
    return this.#frame;
  }
}

/** The last frame of a message, and it is text (RFC 6455, 5.2). */
const FIN_TEXT = 0x81;
/** Lengths from here on are told in two bytes more, and from there on in eight. */
const LENGTH_16 = 126;
const LENGTH_64 = 65_536;

function head(length: number): string {
  if (length < LENGTH_16) return String.fromCharCode(FIN_TEXT, length);
  if (length < LENGTH_64) return String.fromCharCode(FIN_TEXT, 126, length >> 8, length & 255);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FIN_TEXT, 127, ...size);
}
