/** A life: an ankh. Box from -12 to 12, 36 high around the middle. */
import { memo } from '../../../parts/memo.tsx';

const shape =
  'M0-18C7-18 10-12 8-6C7-2 5 0 3 3L12 2L12 7L3 7L4 18L-4 18L-3 7L-12 7L-12 2L-3 3C-5 0-7-2-8-6C-10-12-7-18 0-18ZM0-13C-3-13-5-10-4-7C-3-4-1-2 0 0C1-2 3-4 4-7C5-10 3-13 0-13Z';

export const Ankh = memo(function Ankh({ lost = false }: { readonly lost?: boolean }) {
  return <path class={lost ? 'tomb-ankh tomb-ankh-lost' : 'tomb-ankh'} fill-rule="evenodd" d={shape} />;
});
