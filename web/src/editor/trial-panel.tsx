/** Trying out what was made: games between bots, with a progress bar, and what they showed. */
import type { ComponentChildren } from 'preact';
import { editorWords } from '../app/language.ts';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { intervalOf } from './interval.ts';
import type { Trial } from './use-trial.ts';

interface TrialPanelProps {
  readonly game: GameName;
  readonly games: number;
  readonly trial: Trial<unknown>;
  readonly players: number;
  readonly onPlayers: (players: number) => void;
  readonly mayStart: boolean;
  /** It was changed after the games were played. */
  readonly isOutdated: boolean;
  /** What the games showed. */
  readonly children: ComponentChildren;
}

export function TrialPanel(props: TrialPanelProps) {
  const { game, games, trial, players, mayStart } = props;
  const words = editorWords();
  const { min, max } = manifests[game].players;
  const isRunning = trial.state === 'running';
  return (
    <section class="panel stack editor-trial" aria-labelledby="try">
      <h2 id="try">{words.tryIt}</h2>
      <p class="help">{words.tryHelp(games)}</p>
      <div class="row">
        <label class="row">
          {words.players}
          <select
            value={players}
            disabled={isRunning}
            onChange={({ currentTarget }) => props.onPlayers(Number(currentTarget.value))}
          >
            {Array.from({ length: max - min + 1 }, (_, i) => (
              <option key={i} value={min + i}>
                {min + i}
              </option>
            ))}
          </select>
        </label>
        {isRunning ? (
          <button type="button" onClick={trial.stop}>
            <Icon name="close" />
            {words.stop}
          </button>
        ) : (
          <button type="button" class="primary" disabled={!mayStart} onClick={trial.start}>
            <Icon name="chart" />
            {words.tryStart(games)}
          </button>
        )}
      </div>
      {isRunning ? (
        <div class="stack-tight">
          <progress value={trial.done} max={games} aria-label={words.tryIt} />
          <p class="help">{words.progress({ done: trial.done, of: games })}</p>
        </div>
      ) : null}
      <p role="status" class={trial.state === 'failed' ? 'problem' : 'help'}>
        {trial.state === 'failed' ? words.tryFailed : ''}
        {trial.state === 'stopped' ? words.stoppedAfter(trial.done) : ''}
        {trial.state === 'done' && props.isOutdated ? words.outdated : ''}
      </p>
      {trial.done > 0 ? props.children : null}
    </section>
  );
}

/** A share of all games with its interval, in words and as a bar. */
export function ShareBar({
  label,
  times,
  of,
}: {
  readonly label: string;
  readonly times: number;
  readonly of: number;
}) {
  const words = editorWords();
  const interval = intervalOf(times, of);
  return (
    <div class="editor-bar">
      <span>{label}</span>
      <span class="editor-bar-number">{words.share95(interval)}</span>
      <span class="editor-bar-track" aria-hidden="true">
        <span
          class="editor-bar-range"
          style={{ insetInlineStart: `${interval.low}%`, inlineSize: `${interval.high - interval.low}%` }}
        />
        <span class="editor-bar-share" style={{ insetInlineStart: `${interval.share}%` }} />
      </span>
    </div>
  );
}
