/** Whose game is looked at: each player with how accurate they were. */
import { levels } from '@traque/bots/core/brain';
import type { BillEntry } from '@traque/analysis/bill';
import { analysisWords } from '../app/language.ts';
import { go } from '../app/router.ts';
import { Face } from '../parts/face.tsx';
import { Icon } from '../parts/icons.tsx';
import { accuracyIn } from './moments.ts';
import { analysisAddress, type AnalysisPlace } from './place.ts';
import { facesOf, type Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly place: AnalysisPlace;
  readonly entries: readonly BillEntry[];
}

export function SeatChoice({ story, place, entries }: Props) {
  const words = analysisWords()!;
  const { seats } = story.table.info;
  const winners = story.view.result?.winners ?? [];
  return (
    <div class="seat-choice" role="group" aria-label={words.player}>
      {facesOf(story).map(({ name, look }, seat) => {
        const accuracy = accuracyIn(entries, seat, seats.length);
        return (
          <button
            key={seat}
            class="quiet"
            style={`--seat: var(--look-${look % 5})`}
            aria-pressed={seat === place.seat}
            onClick={() => go(analysisAddress(story.id, { ...place, seat }), 'replace')}
          >
            <Face
              game={story.table.game}
              look={look}
              level={levels.find((level) => level === seats[seat]!.kind) ?? null}
            />
            <span class="seat-name">
              <strong>
                {name}
                {winners.includes(seat) ? <Icon name="crown" /> : null}
              </strong>
              <small>{accuracy === null ? '…' : words.accuracy(Math.round(accuracy))}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
