import { Mark } from '../../art/cave/Mark.tsx';
import { memo } from '../../parts/memo.tsx';

/** A player's colour and shape. */
export const SeatMark = memo(function SeatMark({ look }: { readonly look: number }) {
  return (
    <svg class="seal" viewBox="-13 -13 26 26" aria-hidden="true">
      <Mark look={look} size={10} />
    </svg>
  );
});
