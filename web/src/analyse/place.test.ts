import { expect, it } from 'vitest';
import type { ReplayInfo } from '../client/worker/replays.ts';
import { analysisAddress, analysisPlaceIn } from './place.ts';

const info = {
  length: 20,
  seats: [
    { name: 'Bot', kind: 'easy' },
    { name: 'Ada', kind: 'human' },
  ],
} as unknown as ReplayInfo;

const placeAt = (address: string) => analysisPlaceIn(new URL(address, 'http://here').searchParams, info);

it('what an analysis shows has an address that opens it again', () => {
  for (const place of [
    { seat: 0, at: null, asks: false, bill: false },
    { seat: 1, at: 7, asks: false, bill: true },
    { seat: 1, at: 20, asks: true, bill: false },
  ])
    expect(placeAt(analysisAddress('file', place))).toEqual(place);
});

it('without a seat it is the only person’s; what is not there is not shown', () => {
  expect(placeAt('/analysis/file')).toEqual({ seat: 1, at: null, asks: false, bill: false });
  expect(placeAt('/analysis/file?seat=4&slip=21')).toMatchObject({ seat: 1, at: null });
  expect(placeAt('/analysis/file?seat=x&slip=0')).toMatchObject({ seat: 1, at: null });
});
