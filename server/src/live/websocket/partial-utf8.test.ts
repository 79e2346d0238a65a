import { isUtf8 } from 'node:buffer';
import { expect, it } from 'vitest';
import { PartialUtf8 } from './partial-utf8.ts';

/** How many bytes are taken one by one until a wrong one; null: none is. */
function wrongAt(bytes: Buffer): number | null {
  const utf8 = new PartialUtf8();
  for (let at = 0; at < bytes.length; at++) if (!utf8.accepts(bytes.subarray(at, at + 1))) return at;
  return null;
}

it('accepts every character, in pieces of any size', () => {
  for (let code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 61) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const bytes = Buffer.from(`${String.fromCodePoint(code)}x`);
    expect(wrongAt(bytes), code.toString(16)).toBe(null);
  }
  const text = Buffer.from('aé李🦣z'.repeat(3));
  for (let size = 1; size < 12; size++) {
    const utf8 = new PartialUtf8();
    for (let at = 0; at < text.length; at += size) expect(utf8.accepts(text.subarray(at, at + size))).toBe(true);
  }
});

it('rejects a wrong byte at once: no continuation could make it right', () => {
  const continuations = [[], [0x80], [0xbf], [0x80, 0x80], [0xbf, 0xbf], [0x80, 0x80, 0x80], [0xbf, 0xbf, 0xbf]];
  for (let first = 0; first < 256; first++)
    for (let second = 0; second < 256; second++) {
      const bytes = Buffer.from([first, second]);
      const canBecomeRight = (prefix: Buffer): boolean =>
        continuations.some((rest) => isUtf8(Buffer.concat([prefix, Buffer.from(rest)])));
      const expected = canBecomeRight(bytes.subarray(0, 1)) || first === 0xe0 || first === 0xf0;
      expect(wrongAt(bytes), bytes.toString('hex')).toBe(!expected ? 0 : canBecomeRight(bytes) ? null : 1);
    }
});
