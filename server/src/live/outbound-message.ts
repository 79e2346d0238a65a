/** One message for any number of listeners: put into a frame once for all who hear it by socket. */
export class OutboundMessage {
  readonly text: string;
  #frame: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** The bytes of the frame, one character a byte (`latin1`): so it goes out without a buffer of its own. */
  get frame(): string {
    this.#frame ??= framed(this.text);
    return this.#frame;
  }
}

function framed(text: string): string {
  const start = head(text.length);
  const frame = start + text;
  // Nearly always plain ASCII, the start apart; asked of the whole, which then lies in one piece when it is written.
  if (Buffer.byteLength(frame) === Buffer.byteLength(start) + text.length) return frame;
  const bytes = Buffer.from(text).toString('latin1');
  return head(bytes.length) + bytes;
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
