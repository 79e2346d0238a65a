/** One message to any number of listeners: its WebSocket frame is built once. */
export class OutboundMessage {
  readonly text: string;
  #frame: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** The bytes of the frame as `latin1` text, one character per byte: strings of one turn are joined and written at once. */
  get frame(): string {
    this.#frame ??= framed(this.text);
    return this.#frame;
  }
}

function framed(text: string): string {
  const start = head(text.length);
  const frame = start + text;
  // The text is nearly always ASCII. Checking the whole frame flattens the joined string, which writing needs anyway.
  if (Buffer.byteLength(frame) === Buffer.byteLength(start) + text.length) return frame;
  const bytes = Buffer.from(text).toString('latin1');
  return head(bytes.length) + bytes;
}

/** A text message in a single frame (RFC 6455, 5.2). */
const FIN_TEXT = 0x81;
/** From these lengths on, the length takes two or eight more bytes. */
const LENGTH_16 = 126;
const LENGTH_64 = 65_536;

function head(length: number): string {
  if (length < LENGTH_16) return String.fromCharCode(FIN_TEXT, length);
  if (length < LENGTH_64) return String.fromCharCode(FIN_TEXT, 126, length >> 8, length & 255);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FIN_TEXT, 127, ...size);
}
