import { parseMap } from '@traque/engine/momie/map-text';
import { drawings, mapNamed } from '@traque/engine/momie/maps';
import { describe, expect, it } from 'vitest';
import { carve, cellAt, type Draft, draftOf, emptyDraft, MOST_ROOMS, sketchOf } from './draft.ts';
import { jsonOf, readDraft, textOf } from './draft-text.ts';

const names = Object.keys(drawings);

function read(text: string): Draft {
  const reading = readDraft(text);
  if ('not' in reading) throw new Error(reading.not);
  return reading.draft;
}

describe('drafts as text and JSON', () => {
  it.each(names)('%s: as text as the engine reads it, as JSON, and back', (name) => {
    const draft = draftOf(mapNamed(name)!);
    expect(parseMap(textOf(draft))).toEqual(parseMap(drawings[name as keyof typeof drawings]));
    expect(sketchOf(read(textOf(draft)))).toEqual(sketchOf(draft));
    expect(sketchOf(read(jsonOf(draft)))).toEqual(sketchOf(draft));
  });

  it('keeps what is unfinished, and begins at the corner', () => {
    const draft = carve(carve(emptyDraft, '-3,4'), '-2,4');
    expect(textOf(draft)).toBe('+---+---+\n| . | . |\n+---+---+\n');
    expect(JSON.parse(jsonOf(draft))).toEqual({
      cells: { '0,0': [], '1,0': [] },
      start: null,
      dungeon: null,
      treasures: {},
    });
    expect(read('  +---+\r\n  | S |\r\n  +---+').marks.get('0,0')).toBe('stairs');
  });

  const cells = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [cellAt(i % 25, Math.floor(i / 25)), []]));
  it.each<[string, string, string]>([
    ['nothing', '', 'notAMap'],
    ['prose', 'Dear Sir or Madam, this is no map', 'notAMap'],
    ['two flights of stairs', '+---+---+\n| S   S |\n+---+---+', 'notAMap'],
    ['a mark that stands for nothing', '+---+\n| Q |\n+---+', 'notAMap'],
    ['broken JSON', '{"cells":', 'notAMap'],
    ['no cells', '{}', 'notAMap'],
    ['cells that are no list', '{"cells":{"0,0":7}}', 'notAMap'],
    ['a cell named by markup', '{"cells":{"<img src=x onerror=alert(1)>":[]}}', 'notAMap'],
    ['a treasure named by markup', '{"cells":{"0,0":[]},"treasures":{"<b>":"0,0"}}', 'notAMap'],
    ['a treasure named like a part of every object', '{"cells":{"0,0":[]},"treasures":{"__proto__":"0,0"}}', 'notAMap'],
    ['an exit to nowhere', '{"cells":{"0,0":["toString"]}}', 'notAMap'],
    ['one cell under two names', '{"cells":{"0,0":[],"00,0":[]}}', 'notAMap'],
    ['stairs that are no cell', '{"cells":{"0,0":[]},"start":"constructor"}', 'notAMap'],
    ['too many cells', JSON.stringify({ cells: cells(MOST_ROOMS + 1) }), 'tooLarge'],
    ['cells far apart', '{"cells":{"0,0":[],"9999,0":[]}}', 'tooLarge'],
    ['a million cells', `${'+---'.repeat(1000)}\n${'| . '.repeat(1_000_000)}`, 'tooLarge'],
    ['too many rows', '+---+\n| . |\n'.repeat(60), 'tooLarge'],
    ['JSON that is nested deeply', `{"cells":${'['.repeat(9000)}${']'.repeat(9000)}}`, 'notAMap'],
  ])('refuses %s', (_what, text, not) => {
    const before = performance.now();
    expect(readDraft(text)).toEqual({ not });
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
