/**
 * One board alone, with the real engine behind it: docs/gallery.md. You play every seat in turn.
 */
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { GameEvent } from '@traque/engine/core/game';
import { languages, refusalText, type TableWords } from '@traque/texts';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { loadTableWords, speak, tableWords } from '../src/app/language.ts';
import type { AnyBoardModule } from '../src/boards/contract.ts';
import { loadBoard } from '../src/boards/index.ts';
import { gameNames, isGameName, manifests } from '../src/games.ts';
import { RoomStage, RunningPace } from '../src/room/pace.ts';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';

const asked = new URLSearchParams(location.search);
const number = (key: string, otherwise: number): number => Number(asked.get(key) ?? otherwise);
const language = languages.find((known) => known === asked.get('language')) ?? 'en';
const name = asked.get('game') ?? gameNames[0];
if (!isGameName(name)) throw new Error(`no game called ${name}`);
const game = gameNamed(name)!;

const chance = new FastChance(number('seed', 1));
const faces = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve'].map((name, look) => ({
  name,
  look: (look + number('look', 0)) % 5,
}));
let state = game.create(number('players', 4), {}, chance);
for (let i = 0; i < number('moves', 3) && game.toAct(state) !== null; i++) {
  const before = game.clone(state);
  game.apply(state, game.sample(state, chance), chance);
  if (game.toAct(state) === null && !asked.has('end')) state = before;
}

function Table({ board, words }: { board: AnyBoardModule; words: TableWords }) {
  const [view, setView] = useState(() => game.view(state, game.toAct(state)));
  const [busy, setBusy] = useState(false);
  const stage = useMemo(() => new RoomStage(), []);

  async function act(action: { type: string }): Promise<void> {
    const seat = game.toAct(state) ?? 0;
    const refusal = game.refusal(state, seat, action);
    if (refusal) return console.info(refusal.rule, refusalText(words, refusal));
    const events: GameEvent[] = [];
    game.apply(state, action, chance, (event) => events.push(event));
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pace = new RunningPace({ speed: () => number('speed', 1), reduced: () => reduced });
    setBusy(true);
    for (const event of events) {
      if (event.for !== null && !event.for.includes(seat)) continue;
      const line = board.logLine(event, faces, words, view);
      if (line) console.info(game.clause(event), line);
      await stage.play(event, pace);
    }
    setView(game.view(state, game.toAct(state)));
    setBusy(false);
    requestAnimationFrame(() => pace.settle());
  }

  async function foresee(action: { type: string }): Promise<readonly GameEvent[]> {
    const events: GameEvent[] = [];
    game.apply(game.clone(state), action, chance, (event) => events.push(event));
    return events;
  }

  return (
    <board.Board
      view={view}
      viewer={view.toAct}
      legal={busy ? null : game.legal(state)}
      faces={faces}
      words={words}
      act={(action) => void act(action)}
      foresee={foresee}
      stage={stage}
    />
  );
}

await speak(language);
const place = document.getElementById('board');
if (place) {
  place.dataset['world'] = manifests[name].world;
  await loadTableWords(name);
  render(<Table board={await loadBoard(name)} words={tableWords(name)} />, place);
}
