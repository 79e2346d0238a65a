/** A player's slips with what would have been better, and the way to questions about them. */
import type { BillEntry } from '@traque/analysis/bill';
import type { Position } from '@traque/engine/core/game';
import { useEffect, useState } from 'preact/hooks';
import { analysisWords } from '../app/language.ts';
import { Icon } from '../parts/icons.tsx';
import { type LabelledSlip, slipsOf } from './moments.ts';
import { points } from './numbers.ts';
import { analysisAddress, type AnalysisPlace } from './place.ts';
import { Reasons } from './reasons.tsx';
import { SlipLabelMark } from './slip-mark.tsx';
import { actionWords, facesOf, type Story, viewBefore } from './story.ts';

interface Props {
  readonly story: Story;
  readonly place: AnalysisPlace;
  readonly entries: readonly BillEntry[];
  /** All of the player's moves were judged. */
  readonly isJudged: boolean;
}

export function SlipList({ story, place, entries, isJudged }: Props) {
  const words = analysisWords()!;
  const { seat } = place;
  const slips = slipsOf(entries, seat, story.table.info.seats.length);
  const [first] = slips;
  return (
    <section class="panel slips" aria-labelledby="slips">
      <div class="slips-head">
        <div>
          <h2 id="slips">{words.slips}</h2>
          <p class="help">{words.slipsHelp}</p>
        </div>
        {first === undefined || !isJudged ? null : (
          <div class="slips-learn">
            <a class="button primary" href={analysisAddress(story.id, { ...place, at: first.number, asks: true })}>
              <Icon name="rules" />
              {words.learn}
            </a>
            <p class="help">{words.learnHelp(slips.length)}</p>
          </div>
        )}
      </div>
      {slips.length === 0 && isJudged ? <p>{words.noSlips}</p> : null}
      <ol class="slip-list">
        {slips.map((slip) => (
          <SlipRow key={slip.number} story={story} place={place} found={slip} />
        ))}
      </ol>
      {isJudged ? null : (
        <p class="help" role="status">
          {words.judging}
        </p>
      )}
    </section>
  );
}

/** The position before a move, as the seat saw it; null until it is there. */
function useView(story: Story, number: number, seat: number): Position | null {
  const [view, setView] = useState<Position | null>(null);
  useEffect(() => {
    let isWanted = true;
    void viewBefore(story.id, number, seat).then((found) => isWanted && setView(found));
    return () => {
      isWanted = false;
    };
  }, [story, number, seat]);
  return view;
}

function SlipRow({ story, place, found }: { story: Story; place: AnalysisPlace; found: LabelledSlip }) {
  const words = analysisWords()!;
  const { number, label, slip } = found;
  const view = useView(story, number, place.seat);
  const say = (action: (typeof story.actions)[number]) =>
    view === null ? '…' : actionWords(story, action, view, facesOf(story));
  return (
    <li class={`slip ${label}`}>
      <SlipLabelMark label={label} />
      <h3>
        {words.labels[label]} <small>{`${words.move} ${number}`}</small>
      </h3>
      <dl>
        <dt>{words.played}</dt>
        <dd>{say(story.actions[number - 1]!)}</dd>
        <dt>{words.better}</dt>
        <dd>
          {say(slip.action)}
          <Reasons story={story} slip={slip} />
        </dd>
      </dl>
      <span class="slip-loss">{words.points(points(-slip.loss, 'signed'))}</span>
      <a class="button" href={analysisAddress(story.id, { ...place, at: number, asks: false })}>
        {words.onBoard}
      </a>
    </li>
  );
}
