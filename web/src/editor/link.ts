/**
 * Text in the fragment of an address, which no server gets to see: compressed, in the alphabet of addresses. What comes
 * back may be from a stranger: it is never longer than agreed, however small it was when compressed.
 */

/** The longest code that is looked at. */
export const LONGEST_CODE = 8000;

function encode(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(code: string): Uint8Array<ArrayBuffer> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0)!);
}

export async function pack(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return encode(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/** The text, or null for what is no code of ours or unpacks to more than `most` characters. */
export async function unpack(code: string, most: number): Promise<string | null> {
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code)) return null;
  try {
    const unpacked = new Blob([decode(code)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = unpacked.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > most) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}
