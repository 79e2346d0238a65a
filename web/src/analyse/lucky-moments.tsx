/** The three luckiest and the three unluckiest moments of a player, each a link to it. */
import type { BillEntry } from '@traque/analysis/bill';
import type { Seat } from '@traque/engine/core/game';
import { analysisWords } from '../app/language.ts';
import { addressOf } from '../replay/place.ts';
import { type LuckyMoment, luckOf } from './moments.ts';
import { points } from './numbers.ts';
import { momentWords, type Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly seat: Seat;
  readonly entries: readonly BillEntry[];
}

export function LuckyMoments({ story, seat, entries }: Props) {
  const words = analysisWords()!;
  const { luckiest, unluckiest } = luckOf(entries, seat);
  return (
    <section class="panel lucky" aria-labelledby="luckiest">
      <div>
        <h2 id="luckiest">{words.luckiest}</h2>
        <Moments story={story} moments={luckiest} />
      </div>
      <div>
        <h2>{words.unluckiest}</h2>
        <Moments story={story} moments={unluckiest} />
      </div>
    </section>
  );
}

function Moments({ story, moments }: { story: Story; moments: readonly LuckyMoment[] }) {
  const words = analysisWords()!;
  if (moments.length === 0) return <p class="help">{words.noMoments}</p>;
  return (
    <ol class="moments">
      {moments.map(({ number, luck }) => (
        <li key={number}>
          <span class={`moment-points ${luck < 0 ? 'down' : 'up'}`}>{points(luck, 'signed')}</span>
          <a href={addressOf(story.id, { at: number, viewer: 'all' })}>{momentWords(story, number)}</a>
        </li>
      ))}
    </ol>
  );
}
