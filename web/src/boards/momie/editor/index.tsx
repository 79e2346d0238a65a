/** Drawing a pyramid of one’s own, trying it out and playing it. */
import '../../../editor/editor.css';
import './palette.css';
import type { Cell } from '@traque/engine/momie/protocol';
import type { Editor as EditorWords } from '@traque/texts/en/momie';
import { useMemo, useState } from 'preact/hooks';
import { editorWords, gameEditorWords, tableWords } from '../../../app/language.ts';
import { PlayPanel } from '../../../editor/play-panel.tsx';
import { ProblemList } from '../../../editor/problem-list.tsx';
import { SharePanel } from '../../../editor/share-panel.tsx';
import { Steps } from '../../../editor/steps.tsx';
import { TrialPanel } from '../../../editor/trial-panel.tsx';
import { useLink } from '../../../editor/use-link.ts';
import { useTrial } from '../../../editor/use-trial.ts';
import { manifests } from '../../../games.ts';
import type { EditorProps } from '../../editors.ts';
import type { TableWords } from '../words.ts';
import { atOrigin, type Draft, emptyDraft, sketchOf } from './draft.ts';
import { jsonOf, MOST_CHARACTERS, readDraft, textOf, type WhyNot } from './draft-text.ts';
import type { Edit, Tool } from './edits.ts';
import { cellText, type EditorText, problemLines } from './in-words.ts';
import { Palette } from './Palette.tsx';
import { Results } from './Results.tsx';
import { Sheet } from './Sheet.tsx';
import { StartPanel } from './StartPanel.tsx';
import { type Heat, heatOf, noGames, withGame } from './trial.ts';
import { useDrafting } from './useDrafting.ts';
import { startWorker, useProblems, useWorkshop } from './useWorkshop.ts';
import type { WorkerMethods } from './worker.ts';

const GAMES = 50;

export function Editor({ game }: EditorProps) {
  const words = editorWords();
  const table = tableWords(game) as TableWords;
  const text: EditorText = { editor: gameEditorWords(game) as EditorWords, board: table.board };
  const drafting = useDrafting();
  const { draft } = drafting;
  const sketch = useMemo(() => sketchOf(draft), [draft]);
  const workshop = useWorkshop();
  const problems = useProblems(workshop, sketch);
  const [tool, setTool] = useState<Tool>('wall');
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const [heat, setHeat] = useState<Heat>('caught');
  const [players, setPlayers] = useState(manifests[game].usualPlayers);
  const [tried, setTried] = useState<Draft | null>(null);
  const path = `/editor/${game}`;
  const isComplete = problems?.every(({ blocks }) => !blocks) === true;
  const made = useMemo(() => (isComplete ? sketchOf(atOrigin(draft)) : null), [isComplete, draft]);

  const trial = useTrial({
    games: GAMES,
    startWorker,
    // The map as it was when the trial began.
    play: (worker: ReturnType<typeof useWorkshop>, index) =>
      worker.play(sketch as Parameters<WorkerMethods['play']>[0], players, `trial ${String(index)}`),
    nothing: noGames,
    withGame,
  });

  const why = (not: WhyNot): string => (not === 'tooLarge' ? words.tooLarge : words.notReadable);
  const open = (what: string, take: (draft: Draft) => void): string | null => {
    const reading = readDraft(what);
    if ('not' in reading) return why(reading.not);
    take(reading.draft);
    return null;
  };
  useLink(path, MOST_CHARACTERS, (what) => {
    const problem = what === null ? words.brokenLink : open(what, drafting.show);
    setSaid(problem === null ? words.fromLink : words.brokenLink);
  });

  const edit = (edits: readonly Edit[], goesOn: boolean): void => {
    const after = drafting.edit(edits, goesOn);
    const cell = edits.flatMap((one) => ('cell' in one ? [one.cell] : [one.b])).at(-1);
    const failed = edits.some((one) => one.type === 'carve' && !after.rooms.has(one.cell));
    if (failed) setSaid(text.editor.cannotGrow);
    else if (cell !== undefined) setSaid(cellText(after, cell, text));
  };
  const step = (which: 'undo' | 'redo') => (): void => {
    drafting[which]();
    setSaid(which === 'undo' ? text.editor.undone : text.editor.redone);
  };
  const lines = problems === null ? null : problemLines(problems, draft, text, words.andMore);
  const lit = lines?.find(({ key }) => key === shown)?.cells ?? [];
  const hasHeat = trial.done > 0 && tried === draft;
  const heatText = (cell: Cell): string | null => {
    if (!hasHeat || heat === 'none') return null;
    const times = trial.sum[heat].get(cell) ?? 0;
    if (heat === 'caught') return times === 0 ? null : text.editor.caughtHere(times);
    const all = [...trial.sum.walked.values()].reduce((sum, one) => sum + one, 0);
    return times === 0 ? null : text.editor.walkedHere(Math.round((100 * times) / all));
  };
  const help = tool === 'dig' || tool === 'wall' || tool === 'erase' ? tool : 'mark';

  return (
    <div class="editor">
      <header class="editor-head">
        <h1>{text.editor.title}</h1>
        <p class="help">{text.editor.lead}</p>
      </header>
      <div class="editor-desk">
        <div class="editor-board">
          <div class="editor-bar-top">
            <Palette draft={draft} tool={tool} text={text} onTool={setTool} />
            <div class="editor-steps">
              <Steps {...drafting} undo={step('undo')} redo={step('redo')} />
            </div>
          </div>
          <div class="editor-sheet">
            <Sheet
              draft={draft}
              sketch={sketch}
              tool={tool}
              text={text}
              lit={lit}
              heat={heatOf(hasHeat ? trial.sum : noGames, heat)}
              heatText={heatText}
              onEdit={edit}
              onUndo={step('undo')}
            />
          </div>
          <p class="help">
            {text.editor.toolHelp[help]} <span class="editor-touch">{text.editor.touchHelp}</span>
          </p>
          {lines === null ? null : (
            <p class="editor-next">{lines.find(({ blocks }) => blocks)?.text ?? words.complete}</p>
          )}
          <div class="row editor-switches">
            <label class="row" title={text.editor.mirrorHelp}>
              <input
                type="checkbox"
                checked={drafting.mirrors}
                onChange={({ currentTarget }) => drafting.setMirrors(currentTarget.checked)}
              />
              {text.editor.mirror}
            </label>
            <button type="button" class="quiet" onClick={() => drafting.replace(emptyDraft)}>
              {text.editor.clear}
            </button>
            <p role="status" class="help editor-said">
              {said}
            </p>
          </div>
          <details class="editor-keys">
            <summary>{words.keys}</summary>
            <dl>
              {text.editor.keys.map(([key, effect]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
        <div class="editor-side stack">
          <ProblemList
            problems={
              lines?.map((line) => ({
                ...line,
                isShown: line.key === shown,
                onShow: line.cells.length === 0 ? undefined : () => setShown(line.key === shown ? null : line.key),
              })) ?? null
            }
          />
          <PlayPanel game={game} made={made} />
          <TrialPanel
            game={game}
            games={GAMES}
            trial={{
              ...trial,
              start: () => {
                setTried(draft);
                trial.start();
              },
            }}
            players={players}
            onPlayers={setPlayers}
            mayStart={isComplete}
            isOutdated={tried !== draft}
          >
            <Results sum={trial.sum} heat={heat} onHeat={setHeat} text={text} />
          </TrialPanel>
          <StartPanel
            workshop={workshop}
            maps={table.options.map.values}
            text={text}
            onStart={(next) => {
              drafting.replace(next);
              setShown(null);
            }}
          />
          <SharePanel
            path={path}
            fileName={game}
            text={textOf(draft)}
            json={jsonOf(draft)}
            onImport={(what) => open(what, drafting.replace)}
          />
        </div>
      </div>
    </div>
  );
}
