/** What is said beside the board about a slip: the question and its answer, or what was played and what is better. */
import type { Label } from '@traque/analysis/labels';
import type { Action } from '@traque/engine/core/match';
import { useEffect, useRef } from 'preact/hooks';
import { analysisWords, tableWords } from '../app/language.ts';
import { Icon } from '../parts/icons.tsx';
import { addressOf } from '../replay/place.ts';
import type { Room } from '../room/room.ts';
import type { LabelledSlip } from './moments.ts';
import { points, wholePercent } from './numbers.ts';
import { analysisAddress, type AnalysisPlace } from './place.ts';
import { Reasons } from './reasons.tsx';
import { SlipLabelMark } from './slip-mark.tsx';
import { facesOf, type Story } from './story.ts';
import '../learn/coach.css';
import './moment-panel.css';

/** What came of the last action that was tried. */
export type Tried =
  | { readonly kind: 'nothing' | 'judging' | 'shown' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'solved' | 'wrong'; readonly action: Action; readonly label: Label; readonly loss: number };

interface Props {
  readonly story: Story;
  readonly place: AnalysisPlace;
  /** All slips of the seat; this one is looked at. */
  readonly slips: readonly LabelledSlip[];
  readonly index: number;
  readonly room: Room;
  readonly tried: Tried;
  readonly drawn: Action | null;
  readonly setTried: (tried: Tried) => void;
  readonly setDrawn: (action: Action | null) => void;
}

export function MomentPanel(props: Props) {
  const { story, place, slips, index, tried } = props;
  const words = analysisWords()!;
  const panel = useRef<HTMLElement>(null);
  const found = slips[index]!;
  const { number } = found;
  const next = slips[index + 1];
  const overview = analysisAddress(story.id, { ...place, at: null });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const isOver = !place.asks || tried.kind === 'solved' || tried.kind === 'shown';
  return (
    <section ref={panel} class="coach moment-panel" aria-label={words.title} tabIndex={-1}>
      <div class="row coach-head">
        <h2>{place.asks ? words.question({ n: index + 1, of: slips.length }) : `${words.move} ${number}`}</h2>
        {place.asks ? <progress value={index + (isOver ? 1 : 0)} max={slips.length} aria-label={words.learn} /> : null}
        <a class="button quiet icon" href={overview} aria-label={words.leave} title={words.leave}>
          <Icon name="close" />
        </a>
      </div>
      <Told {...props} found={found} isOver={isOver} />
      <div class="row coach-ways">
        {isOver ? (
          <a
            class="button primary"
            href={next === undefined ? overview : analysisAddress(story.id, { ...place, at: next.number })}
          >
            {next === undefined ? words.finish : words.next}
          </a>
        ) : (
          <AnswerButton {...props} />
        )}
        {isOver ? (
          <a class="button" href={addressOf(story.id, { at: number, viewer: place.seat })}>
            <Icon name="play" />
            {words.inReplay}
          </a>
        ) : null}
      </div>
    </section>
  );
}

function AnswerButton({ slips, index, setTried, setDrawn }: Props) {
  const show = () => {
    setTried({ kind: 'shown' });
    setDrawn(slips[index]!.slip.action);
  };
  return <button onClick={show}>{analysisWords()!.answer}</button>;
}

function Told(props: Props & { found: LabelledSlip; isOver: boolean }) {
  const { story, place, room, tried, drawn, setDrawn, found, isOver } = props;
  const { slip } = found;
  const words = analysisWords()!;
  const moment = room.moment.value;
  const played = story.actions[found.number - 1]!;
  const say = (action: Action) =>
    moment === null ? '' : story.board.actionLabel(action, moment.view, facesOf(story), tableWords(story.table.game));
  const name = facesOf(story)[place.seat]!.name;
  const choice = (action: Action, label: string, chance: number) => (
    <button class="moment-choice" aria-pressed={drawn === action} onClick={() => setDrawn(action)}>
      <small>{label}</small>
      <span>{say(action)}</span>
      <strong>{words.chanceOf({ name, chance: wholePercent(chance) })}</strong>
    </button>
  );
  return (
    <>
      <div class="moment-slip">
        <SlipLabelMark label={found.label} />
        <p>
          <strong>{words.labels[found.label]}</strong> {words.points(points(-slip.loss, 'signed'))}
        </p>
      </div>
      <div class="moment-choices" role="group" aria-label={words.onBoard}>
        {choice(played, words.played, slip.played)}
        {isOver ? choice(slip.action, words.better, slip.best) : null}
      </div>
      {isOver ? <Reasons story={story} slip={slip} /> : null}
      {place.asks && !isOver ? <p>{words.find}</p> : null}
      <div role="status">
        <Verdict tried={tried} say={say} />
      </div>
    </>
  );
}

function Verdict({ tried, say }: { tried: Tried; say: (action: Action) => string }) {
  const words = analysisWords()!;
  switch (tried.kind) {
    case 'nothing':
    case 'shown':
      return null;
    case 'judging':
      return <p>{words.judgingMove}</p>;
    case 'refused':
      return <p class="moment-wrong">{tried.why}</p>;
    case 'wrong':
      return (
        <p class="moment-wrong">
          {say(tried.action)}. {words.wrong(points(tried.loss, 'plain'))}
        </p>
      );
    case 'solved':
      return (
        <p class="moment-right">
          <Icon name="check" />
          {tried.label === 'best' ? words.solvedBest : words.solvedClose}
        </p>
      );
  }
}
