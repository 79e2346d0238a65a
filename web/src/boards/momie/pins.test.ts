import { beforeEach, expect, it, vi } from 'vitest';
import { loadPins, savePins, withPin } from './pins.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('a pin is put, given to another hunter, and taken away by the same again', () => {
  const one = withPin({}, '3,2', null);
  expect(one).toEqual({ '3,2': null });
  const two = withPin(one, '3,2', 1);
  expect(two).toEqual({ '3,2': 1 });
  expect(withPin(two, '3,2', 1)).toEqual({});
  expect(withPin(two, '4,2', 0)).toEqual({ '3,2': 1, '4,2': 0 });
});

it('pins are of one table and one viewer', () => {
  savePins('/here/a', 0, { '1,1': null });
  savePins('/here/a', 1, { '2,2': 0 });
  savePins('/here/b', 0, { '3,3': 2 });
  expect(loadPins('/here/a', 0)).toEqual({ '1,1': null });
  expect(loadPins('/here/a', 1)).toEqual({ '2,2': 0 });
  expect(loadPins('/here/a', null)).toEqual({});
  expect(loadPins('/here/b', 0)).toEqual({ '3,3': 2 });
  savePins('/here/a', 0, {});
  expect(loadPins('/here/a', 0)).toEqual({});
  expect(loadPins('/here/a', 1)).toEqual({ '2,2': 0 });
});

it('the latest tables are kept, and what is broken counts as nothing', () => {
  for (let table = 0; table < 40; table++) savePins(`/here/${table}`, 0, { '1,1': null });
  expect(loadPins('/here/9', 0)).toEqual({});
  expect(loadPins('/here/10', 0)).toEqual({ '1,1': null });
  stored.set('traque.momie.pins', '[["/here/39 0",{"1,1":"x"}]]');
  expect(loadPins('/here/39', 0)).toEqual({});
});
