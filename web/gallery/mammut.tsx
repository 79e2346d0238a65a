/**
 * The Mammut board alone, with the real engine behind it, for looking and trying: `npm run dev --workspace web`, then
 * /gallery/mammut.html?seed=3&players=4&moves=6&language=fr. One plays every seat in turn.
 */
import { FastChance } from '@traque/engine/core/chance';
import { mammut as game } from '@traque/engine/mammut/index';
import type { Action, Event, View } from '@traque/engine/mammut/protocol';
import { languages } from '@traque/texts';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { speak } from '../src/app/language.ts';
import type { Pace, Stage } from '../src/boards/contract.ts';
import { board } from '../src/boards/mammut/index.ts';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';

const asked = new URLSearchParams(location.search);
const number = (key: string, otherwise: number): number => Number(asked.get(key) ?? otherwise);
const language = languages.find((known) => known === asked.get('language')) ?? 'en';

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

const pace: Pace = {
  reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / number('speed', 1))),
  async animate(element, keyframes, ms, easing = 'ease') {
    await element.animate(keyframes, { duration: ms / number('speed', 1), easing }).finished;
  },
};

function Table() {
  const [view, setView] = useState<View>(() => game.view(state, game.toAct(state)));
  const [busy, setBusy] = useState(false);
  const players = useMemo(() => new Set<(event: Event, pace: Pace) => Promise<void>>(), []);
  const stage: Stage<Event> = useMemo(
    () => ({
      onPlay(play) {
        players.add(play);
        return () => players.delete(play);
      },
    }),
    [],
  );

  async function act(action: Action): Promise<void> {
    const seat = game.toAct(state) ?? 0;
    const refusal = game.refusal(state, seat, action);
    if (refusal) return console.info(refusal.rule, board.refused(refusal, language));
    const events: Event[] = [];
    game.apply(state, action, chance, (event) => events.push(event));
    setBusy(true);
    for (const event of events) {
      if (event.for !== null && !event.for.includes(seat)) continue;
      const line = board.logLine(event, faces, language, view);
      if (line) console.info(game.clause(event), line);
      for (const play of players) await play(event, pace);
    }
    setView(game.view(state, game.toAct(state)));
    setBusy(false);
  }

  async function foresee(action: Action): Promise<readonly Event[]> {
    const events: Event[] = [];
    game.apply(game.clone(state), action, chance, (event) => events.push(event));
    return events;
  }

  const viewer = view.toAct;
  return (
    <board.Board
      view={view}
      viewer={viewer}
      legal={busy ? null : game.legal(state)}
      faces={faces}
      language={language}
      act={(action) => void act(action)}
      foresee={foresee}
      stage={stage}
    />
  );
}

await speak(language);
const place = document.getElementById('board');
if (place) render(<Table />, place);
