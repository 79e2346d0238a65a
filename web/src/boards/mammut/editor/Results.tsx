/** What the games of a trial showed: how fair the seats are, and what points come from. */
import { editorWords, locale } from '../../../app/language.ts';
import { ShareBar } from '../../../editor/trial-panel.tsx';
import { Glyph } from '../art/Chip.tsx';
import type { EditorText } from './in-words.ts';
import { averages, type TrialSum } from './trial.ts';

export function Results({ sum, text }: { readonly sum: TrialSum; readonly text: EditorText }) {
  const { editor, board } = text;
  const words = editorWords();
  const decided = sum.games - sum.unfinished;
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });
  const most = Math.max(1, ...averages(sum).map(([, points]) => Math.abs(points)));
  return (
    <div class="stack">
      <p class="help">
        {editor.gamesPlayed(sum.games)} {editor.fair(Math.round(100 / Math.max(1, sum.wins.length)))}{' '}
        {words.share95Help} {sum.unfinished > 0 ? words.unfinishedGames(sum.unfinished) : ''}
      </p>
      <div class="stack-tight">
        {sum.wins.map((wins, seat) => (
          <ShareBar key={seat} label={editor.seat(seat + 1)} times={wins} of={decided} />
        ))}
      </div>
      <h3>{editor.points}</h3>
      <p class="help">{editor.pointsHelp}</p>
      <ul class="loot-points">
        {averages(sum).map(([source, points]) => (
          <li key={source}>
            <span class="loot-glyph">{source === 'animal' ? <Glyph face="horse" /> : <Glyph face={source} />}</span>
            <span>{source === 'animal' ? board.animal[0] : board.faces[source][0]}</span>
            <span class="editor-bar-track" aria-hidden="true">
              <span
                class={points < 0 ? 'loot-bar loot-bar-loss' : 'loot-bar'}
                style={{ inlineSize: `${(100 * Math.abs(points)) / most}%` }}
              />
            </span>
            <b>{editor.pointCount(number.format(points).replace('-', '−'))}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
