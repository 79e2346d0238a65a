/** Ticks on the scrubber: rounds, treasures, thefts, catches, each with its move in words. */
import { useEffect, useState } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { loadBoard } from '../boards/index.ts';
import type { LandmarkKind } from '../boards/summary.ts';
import type { Landmark } from '../client/ending.ts';
import type { ReplayViewer } from '../client/worker/timeline.ts';
import { engine } from '../client/workers.ts';
import type { Room } from '../room/room.ts';
import { type Tick, ticksOf } from './ticks.ts';

interface Props {
  readonly room: Room;
  readonly id: string;
  readonly length: number;
  readonly viewer: ReplayViewer;
  readonly at: number;
  readonly to: (at: number) => void;
}

function useLandmarks(id: string, viewer: ReplayViewer): readonly Landmark[] {
  const [found, setFound] = useState<readonly Landmark[]>([]);
  useEffect(() => {
    let isWanted = true;
    setFound([]);
    void engine()
      .landmarks(id, viewer)
      .then((landmarks) => isWanted && setFound(landmarks));
    return () => {
      isWanted = false;
    };
  }, [id, viewer]);
  return found;
}

function useBoardOf(game: string): AnyBoardModule | null {
  const [board, setBoard] = useState<AnyBoardModule | null>(null);
  // A board that cannot be loaded is said by the room.
  useEffect(() => void loadBoard(game).then(setBoard, () => undefined), [game]);
  return board;
}

export function Landmarks({ room, id, length, viewer, at, to }: Props) {
  const words = t().replay;
  const { game } = room.table;
  const board = useBoardOf(game);
  const landmarks = useLandmarks(id, viewer);
  const [pointed, setPointed] = useState<number | null>(null);
  const moment = room.moment.value;
  if (board === null || moment === null || landmarks.length === 0) return <p class="landmark-words" />;
  const say = ({ event }: Landmark) =>
    board.logLine(event, room.faces.value, tableWords(game), moment.view, viewer === 'all' ? null : viewer);
  const ticks = ticksOf(landmarks, say);
  const texts = new Map(ticks.map((tick) => [tick.number, words.atMove({ n: tick.number, what: tick.text })]));
  // One stop for the keyboard: the tick that was passed last; arrows go from one to the next.
  const current = ticks.findLast(({ number }) => number <= at) ?? ticks[0]!;
  return (
    <>
      <div
        class="landmarks"
        role="group"
        aria-label={words.moments}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={walkTicks}
      >
        {ticks.map((tick) => (
          <TickButton
            key={tick.number}
            tick={tick}
            label={texts.get(tick.number)!}
            place={length === 0 ? 0 : tick.number / length}
            isStop={tick.number === current.number}
            point={() => setPointed(tick.number)}
            leave={() => setPointed(null)}
            choose={() => to(tick.number)}
          />
        ))}
      </div>
      <p class="landmark-words" aria-hidden="true">
        {pointed === null ? '' : (texts.get(pointed) ?? '')}
      </p>
    </>
  );
}

function walkTicks(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(event.currentTarget instanceof Element)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const here = all.findIndex((each) => each === document.activeElement);
  event.preventDefault();
  all[here + step]?.focus();
}

interface TickProps {
  readonly tick: Tick;
  readonly label: string;
  /** 0 to 1 along the scrubber. */
  readonly place: number;
  readonly isStop: boolean;
  readonly point: () => void;
  readonly leave: () => void;
  readonly choose: () => void;
}

const shapes: Readonly<Record<LandmarkKind, string>> = {
  chapter: 'M4 0h4v14H4Z',
  gain: 'M6 0 12 7 6 14 0 7Z',
  loss: 'M0 2h12L6 14Z',
  end: 'M0 1h12v12H0Z',
};

function TickButton({ tick: { kind }, label, place, isStop, point, leave, choose }: TickProps) {
  return (
    <button
      class={`landmark ${kind}`}
      style={`--place: ${place}`}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      onPointerEnter={point}
      onFocus={point}
      onBlur={leave}
      onClick={choose}
    >
      <svg viewBox="0 0 12 14" aria-hidden="true">
        <path d={shapes[kind]} />
      </svg>
    </button>
  );
}
