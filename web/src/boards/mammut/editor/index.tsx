/** Making a set of tiles of one’s own, trying it out and playing with it. */
import '../../../art/cave/cave.css';
import '../art/chips.css';
import '../../../editor/editor.css';
import './loot-editor.css';
import type { Editor as EditorWords } from '@traque/texts/en/mammut';
import { useEffect, useState } from 'preact/hooks';
import { editorWords, gameEditorWords, t, tableWords } from '../../../app/language.ts';
import { PlayPanel } from '../../../editor/play-panel.tsx';
import { ProblemList } from '../../../editor/problem-list.tsx';
import { SharePanel } from '../../../editor/share-panel.tsx';
import { Steps } from '../../../editor/steps.tsx';
import { TrialPanel } from '../../../editor/trial-panel.tsx';
import { useLink } from '../../../editor/use-link.ts';
import { useTrial } from '../../../editor/use-trial.ts';
import { useEditorWorker } from '../../../editor/use-worker.ts';
import { manifests } from '../../../games.ts';
import type { EditorProps } from '../../editors.ts';
import { Chip, Pigments } from '../art/Chip.tsx';
import type { TableWords } from '../words.ts';
import { AddTile } from './AddTile.tsx';
import { type EditorText, faceName, problemEntry, tileName } from './in-words.ts';
import { Results } from './Results.tsx';
import { tileFaces } from '../tile-faces.ts';
import {
  jsonOf,
  MOST_CHARACTERS,
  type Pair,
  readTiles,
  sidesOf,
  textOf,
  type TileDraft,
  TILES,
  totalOf,
  withTiles,
} from './tile-draft.ts';
import type { TileProblem } from './tile-problems.ts';
import { noGames, withGame } from './trial.ts';
import { useTiles } from './useTiles.ts';
import type { WorkerMethods } from './worker.ts';

const GAMES = 50;
const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'editor' });

export function Editor({ game }: EditorProps) {
  const words = editorWords();
  const text: EditorText = {
    editor: gameEditorWords(game) as EditorWords,
    board: (tableWords(game) as TableWords).board,
  };
  const { editor } = text;
  const worker = useEditorWorker<WorkerMethods>(startWorker);
  const [house, setHouse] = useState<TileDraft | null>(null);
  const tiles = useTiles(house);
  const { draft } = tiles;
  const [problems, setProblems] = useState<readonly TileProblem[] | null>(null);
  const [said, setSaid] = useState('');
  const [players, setPlayers] = useState(manifests[game].usualPlayers);
  const [tried, setTried] = useState<TileDraft | null>(null);
  const path = `/editor/${game}`;

  useEffect(() => void worker.house().then(setHouse), []);
  useEffect(() => {
    let isCurrent = true;
    void worker.problems(draft).then((found) => isCurrent && setProblems(found));
    return () => {
      isCurrent = false;
    };
  }, [draft]);

  const isComplete = problems?.length === 0;
  const trial = useTrial({
    games: GAMES,
    startWorker,
    play: (one: typeof worker, index) => one.play(draft, players, `trial ${String(index)}`),
    nothing: noGames,
    withGame,
  });
  const open = (what: string, take: (draft: TileDraft) => void): string | null => {
    const reading = readTiles(what);
    if ('not' in reading) return reading.not === 'tooLarge' ? words.tooLarge : words.notReadable;
    take(reading.draft);
    return null;
  };
  useLink(path, MOST_CHARACTERS, (what) => {
    const problem = what === null ? words.brokenLink : open(what, tiles.show);
    setSaid(problem === null ? words.fromLink : words.brokenLink);
  });
  const change = (sides: Pair['sides'], more: number): void => {
    const next = withTiles(draft, ...sides, more);
    tiles.set(next);
    const count = next.find((pair) => pair.sides.join() === sides.join())?.count ?? 0;
    const tile = tileName(sides, text);
    setSaid(next === draft ? editor.full : editor.tileCount({ tile, n: count }));
  };
  const total = editor.total({ n: totalOf(draft), needed: TILES });

  return (
    <div class="editor cave loot-editor">
      <Pigments />
      <header class="editor-head">
        <h1>{editor.title}</h1>
        <p class="help">{editor.lead}</p>
      </header>
      <div class="editor-desk">
        <div class="stack loot-set">
          <section class="panel stack" aria-labelledby="tiles">
            <div class="loot-head">
              <h2 id="tiles">
                {editor.tiles} <span class="loot-total">{total}</span>
              </h2>
              <div class="row">
                <Steps {...tiles} />
              </div>
            </div>
            {tiles.isReady ? null : <p class="help">{t().common.loading}</p>}
            <ul class="loot-tiles">
              {draft.map(({ sides, count }) => (
                <Tile
                  key={sides.join()}
                  sides={sides}
                  count={count}
                  text={text}
                  onChange={(more) => change(sides, more)}
                />
              ))}
            </ul>
            <AddTile text={text} onAdd={(one, other) => change(withTiles([], one, other, 1)[0]!.sides, 1)} />
            <p role="status" class="help editor-said">
              {said}
            </p>
          </section>
          <section class="panel stack" aria-labelledby="sides">
            <h2 id="sides">{editor.sides}</h2>
            <p class="help">{editor.sidesHelp}</p>
            <SideCounts draft={draft} text={text} />
          </section>
        </div>
        <div class="editor-side stack">
          <ProblemList
            problems={tiles.isReady ? (problems?.map((problem) => problemEntry(problem, text)) ?? null) : null}
          />
          <PlayPanel game={game} made={isComplete ? draft : null} />
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
            <Results sum={trial.sum} text={text} />
          </TrialPanel>
          <section class="panel stack" aria-labelledby="start-from">
            <h2 id="start-from">{words.startFrom}</h2>
            <div class="row">
              <button type="button" disabled={house === null} onClick={() => house !== null && tiles.set(house)}>
                {editor.house}
              </button>
              <button type="button" onClick={() => tiles.set([])}>
                {editor.empty}
              </button>
              <button type="button" onClick={() => void worker.surprise(crypto.randomUUID()).then(tiles.set)}>
                {words.surprise}
              </button>
            </div>
          </section>
          <SharePanel
            path={path}
            fileName={game}
            text={textOf(draft)}
            json={jsonOf(draft)}
            onImport={(what) => open(what, tiles.set)}
          />
        </div>
      </div>
    </div>
  );
}

interface TileProps extends Pair {
  readonly text: EditorText;
  readonly onChange: (more: number) => void;
}

function Tile({ sides, count, text, onChange }: TileProps) {
  const name = tileName(sides, text);
  return (
    <li>
      <span class="loot-pair" title={name}>
        <Chip face={sides[0]} />
        <Chip face={sides[1]} cut={1} />
        <span class="aside">{name}</span>
      </span>
      <button type="button" class="icon" aria-label={text.editor.oneLess(name)} onClick={() => onChange(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <b>{count}</b>
      <button type="button" class="icon" aria-label={text.editor.oneMore(name)} onClick={() => onChange(1)}>
        <span aria-hidden="true">+</span>
      </button>
    </li>
  );
}

function SideCounts({ draft, text }: { readonly draft: TileDraft; readonly text: EditorText }) {
  const sides = sidesOf(draft);
  const most = Math.max(1, ...sides.values());
  return (
    <ul class="loot-points">
      {tileFaces.map((face) => (
        <li key={face}>
          <span class="loot-glyph">
            <Chip face={face} />
          </span>
          <span>{faceName(face, text)}</span>
          <span class="editor-bar-track" aria-hidden="true">
            <span class="loot-bar" style={{ inlineSize: `${(100 * sides.get(face)!) / most}%` }} />
          </span>
          <b>{sides.get(face)}</b>
        </li>
      ))}
    </ul>
  );
}
