/** The editor of a game, with its words. */
import { useEffect, useState } from 'preact/hooks';
import { loadEditorWords, t } from '../app/language.ts';
import { type EditorModule, loadEditor } from '../boards/editors.ts';
import { type GameName, manifests } from '../games.ts';
import { ClauseDialog } from '../parts/clause-link.tsx';
import { Page } from '../parts/page.tsx';

export function Screen({ game }: { game: GameName }) {
  const { title, world } = manifests[game];
  const [loaded, setLoaded] = useState<EditorModule | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([loadEditor(game), loadEditorWords(game)]).then(([module]) => setLoaded(module), setProblem);
  }, [game]);
  // Thrown while rendering, so that the page's own boundary says what to do.
  if (problem !== null) throw problem;
  return (
    <Page title={title} world={world}>
      {loaded === null ? <p class="waiting">{t().common.loading}</p> : <loaded.Editor game={game} />}
      <ClauseDialog game={game} />
    </Page>
  );
}
