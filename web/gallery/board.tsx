/**
 * One board alone, with the real engine behind it: docs/gallery.md. You play every seat in turn.
 */
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { eventsFor, judge, type Match, momentFor, open, step, toAct } from '@traque/engine/core/match';
import { languages, refusalText, type TableWords } from '@traque/texts';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadTableWords, speak, tableWords } from '../src/app/language.ts';
import type { AnyBoardModule } from '../src/boards/contract.ts';
import { loadBoard } from '../src/boards/index.ts';
import { advisor } from '../src/client/worker/advisor.ts';
import { gameNames, isGameName, manifests } from '../src/games.ts';
import { showTooltips } from '../src/parts/tooltips.ts';
import { RoomStage, RunningPace } from '../src/room/pace.ts';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';

const query = new URLSearchParams(location.search);
const number = (key: string, otherwise: number): number => Number(query.get(key) ?? otherwise);
const language = languages.find((known) => known === query.get('language')) ?? 'en';
const name = query.get('game') ?? gameNames[0];
if (!isGameName(name)) throw new Error(`no game called ${name}`);
const game = gameNamed(name)!;

const faces = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve'].map((name, look) => ({
  name,
  look: (look + number('look', 0)) % 5,
}));

/** The match after some random moves; its end is shown only with `end` in the address. */
function openingMatch(): Match {
  const seed = String(number('seed', 1));
  const chance = new FastChance(seed);
  let match = open(game, number('players', 4), {}, { secret: seed });
  for (let i = 0; i < number('moves', 3); i++) {
    const seat = toAct(match);
    if (seat === null) break;
    const { match: next } = step(match, seat, game.sample(match.state, chance));
    if (toAct(next) === null && !query.has('end')) break;
    match = next;
  }
  return match;
}

function Table({ board, words }: { board: AnyBoardModule; words: TableWords }) {
  const [match, setMatch] = useState(openingMatch);
  const [busy, setBusy] = useState(false);
  const [analysis, setAnalysis] = useState<unknown>(null);
  const stage = useMemo(() => new RoomStage(), []);
  const viewer = toAct(match);
  const { view, legal } = useMemo(() => momentFor(match, viewer), [match, viewer]);
  useEffect(() => setAnalysis(advisor.analyse(view, viewer)), [view, viewer]);

  async function act(action: { type: string }): Promise<void> {
    const seat = viewer ?? 0;
    const judged = judge(match, seat, action);
    if ('refusal' in judged) return console.info(judged.refusal.rule, refusalText(words, judged.refusal));
    const { match: next, events } = step(match, seat, judged.action);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pace = new RunningPace({ speed: () => number('speed', 1), reduced: () => reduced });
    setBusy(true);
    for (const event of eventsFor(events, seat)) {
      const line = board.logLine(event, faces, words, view);
      if (line) console.info(event.clause, line);
      await stage.play(event, pace);
    }
    setMatch(next);
    setBusy(false);
    requestAnimationFrame(() => pace.settle());
  }

  return (
    <board.Board
      view={view}
      viewer={viewer}
      legal={busy ? null : (legal ?? null)}
      faces={faces}
      words={words}
      act={(action) => void act(action)}
      foresee={async (action) => advisor.foresee(game.version, view, viewer, action)}
      analysis={analysis}
      analyse={async (whatIf) => advisor.analyse(view, viewer, whatIf)}
      stage={stage}
    />
  );
}

showTooltips();
await speak(language);
const place = document.getElementById('board');
if (place) {
  place.dataset['world'] = manifests[name].world;
  await loadTableWords(name);
  render(<Table board={await loadBoard(name)} words={tableWords(name)} />, place);
}
