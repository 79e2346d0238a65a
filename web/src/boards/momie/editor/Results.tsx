/** What the games of a trial showed. */
import { editorWords } from '../../../app/language.ts';
import { ShareBar } from '../../../editor/trial-panel.tsx';
import type { EditorText } from './in-words.ts';
import { type Heat, heats, type TrialSum } from './trial.ts';

interface ResultsProps {
  readonly sum: TrialSum;
  readonly heat: Heat;
  readonly onHeat: (heat: Heat) => void;
  readonly text: EditorText;
}

export function Results({ sum, heat, onHeat, text }: ResultsProps) {
  const { editor } = text;
  const words = editorWords();
  const decided = sum.mummy + sum.hunters;
  return (
    <div class="stack">
      <div class="stack-tight">
        <ShareBar label={editor.mummyWins} times={sum.mummy} of={decided} />
        <ShareBar label={editor.huntersWin} times={sum.hunters} of={decided} />
      </div>
      <p class="help">
        {words.share95Help} {editor.length(Math.round(sum.turns / Math.max(1, sum.games)))}{' '}
        {sum.unfinished > 0 ? words.unfinishedGames(sum.unfinished) : ''}
      </p>
      <fieldset class="choice">
        <legend>{editor.heatLabel}</legend>
        <div class="row">
          {heats.map((one) => (
            <label key={one}>
              <input type="radio" name="heat" checked={one === heat} onChange={() => onHeat(one)} />
              {editor.heat[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
