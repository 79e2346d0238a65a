/** One message for any number of listeners: written out once, and put into a frame once for all who hear it by socket. */
export class Spoken {
  readonly text: string;
  #frame: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get frame(): Buffer {
    this.#frame ??= textFrame(this.text);
    return this.#frame;
  }
}

/** The last frame of a message, and it is text (RFC 6455, 5.2). */
const FIN_TEXT = 0x81;
/** Lengths from here on are told in two bytes more, and from there on in eight. */
const LENGTH_16 = 126;
const LENGTH_64 = 65_536;

/** Head and text in one piece: one write to the socket, where two would cost half as much again. */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headSize(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FIN_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

function headSize(length: number): number {
  if (length < LENGTH_16) return 2;
  return length < LENGTH_64 ? 4 : 10;
}
