import { expect, it } from 'vitest';
import type { Landmark } from '../client/ending.ts';
import { ticksOf } from './ticks.ts';

const landmark = (number: number, kind: Landmark['kind'], type: string): Landmark => ({
  number,
  kind,
  event: { type, for: null, clause: 'XX-1' },
});

it('a move has one tick, shaped by what matters most in it, with all its words', () => {
  const landmarks = [
    landmark(2, 'chapter', 'Round two.'),
    landmark(5, 'loss', 'A theft.'),
    landmark(5, 'chapter', 'A round.'),
    landmark(7, 'gain', 'silent'),
  ];
  const say = ({ event }: Landmark) => (event.type === 'silent' ? null : event.type);
  expect(ticksOf(landmarks, say)).toEqual([
    { number: 2, kind: 'chapter', text: 'Round two.' },
    { number: 5, kind: 'loss', text: 'A theft. A round.' },
    { number: 7, kind: 'gain', text: '' },
  ]);
});
