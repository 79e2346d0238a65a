/**
 * The wire keeps secrets: in two worlds that a viewer cannot tell apart, everything they are sent is the same byte for byte:
 * live messages, streams, answers with their headers, refusals. For every game, seat and watcher: while people and bots
 * choose different things that look the same, while actions are taken back, and while bots stand in for people.
 */
import { createHash } from 'node:crypto';
import { games } from '@traque/engine';
import type { AnyGame, OpaqueState, Viewer } from '@traque/engine/core/game';
import { testingOf } from '@traque/engine/test-support/testing';
import { expect, it } from 'vitest';
import { FakeTime } from './testing/fake-time.ts';
import { ScriptedThinker } from './testing/scripted-thinker.ts';
import { testServer } from './testing/serve.ts';
import { TranscriptViewer, type Transcript } from './testing/transcript-viewer.ts';
import { bestWorlds, type TableSetup, differ, type Worlds } from './testing/twin-worlds.ts';

/** The table's secret in all worlds: the script has to foresee its draws. */
const SECRET = 'an open secret'.padEnd(43, '.');
const PACE_MS = 700;
/** How long bots think in each world: below their pace it must not show. */
const THINKING_MS = [0, 650] as const;
/** How many actions were played before the worlds part, in turn. */
const DEPTHS = [3, 22] as const;

interface Case {
  readonly worlds: Worlds;
  readonly setup: TableSetup;
  readonly name: string;
}

/** Unguessable text that comes alike in both worlds. */
function countedRandom(): (length: number) => string {
  let count = 0;
  return (length) =>
    length === SECRET.length ? SECRET : createHash('sha512').update(`${count++}`).digest('hex').slice(0, length);
}

/** The game as it is set up in one world: an option says which of these positions is meant. */
function setUp(game: AnyGame, states: readonly OpaqueState[]): AnyGame {
  const create: AnyGame['create'] = (_players, options) => game.clone(states[Number(options['position'])]!);
  return Object.assign(Object.create(game) as AnyGame, { create });
}

/** What the viewers of all cases are sent in this world. */
async function transcripts(game: AnyGame, cases: readonly Case[], world: 0 | 1): Promise<Transcript[]> {
  const time = new FakeTime();
  const thinker = new ScriptedThinker();
  const own = setUp(
    game,
    cases.map(({ worlds }) => worlds.states[world]),
  );
  const { address } = await testServer(
    { secret: 'the same key in both', botPaceMs: PACE_MS },
    { time, thinker: thinker, random: countedRandom(), games: (name) => (name === game.name ? own : undefined) },
  );
  const stage = { address, world, time, thinker, paceMs: PACE_MS, thinkingMs: THINKING_MS[world] };
  const all: Transcript[] = [];
  for (const [position, { setup, worlds }] of cases.entries()) {
    const viewer = await TranscriptViewer.at(stage, game.name, { position }, setup);
    all.push(await viewer.watch(worlds.script));
  }
  return all;
}

const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);

/** Every viewer, early or late in a game. The viewer's seat and the first are people's; of the others every second is a bot's. */
function casesOf(game: AnyGame): Case[] {
  const players = Math.min(game.players.max, 4);
  const viewers: Viewer[] = [null, ...seatsOf(players)];
  return viewers.map((viewer, i) => {
    const isBot = (seat: number): boolean => seat !== viewer && seat % 2 === 1;
    const setup = { players, viewer, isBot, secret: SECRET };
    const worlds = bestWorlds(game, setup, DEPTHS[i % 2]!);
    return { worlds, setup, name: `viewer ${viewer}, seed ${worlds.seed}` };
  });
}

/** Where two transcripts part, in a few words; null: nowhere. */
function parting(one: readonly string[], two: readonly string[]): string | null {
  const at = one.findIndex((text, i) => text !== two[i]);
  if (at === -1) return one.length === two.length ? null : `${one.length} and ${two.length} messages`;
  const [a, b] = [one[at]!, two[at] ?? ''];
  let place = 0;
  while (a[place] === b[place]) place++;
  const around = (text: string): string => text.slice(Math.max(0, place - 80), place + 80);
  return `message ${at}, byte ${place}:\n${around(a)}\n${around(b)}`;
}

const count = (cases: readonly Case[], kind: string): number =>
  cases.flatMap(({ worlds }) => worlds.script).filter((step) => step.kind === kind).length;

it.each(games.map((game) => [game.name, game] as const))(
  '%s: every seat and watcher is sent the same in two worlds they cannot tell apart',
  { timeout: 300_000 },
  async (_name, game) => {
    const cases = casesOf(game);
    for (const { worlds, name: which } of cases) {
      const [one, two] = worlds.states.map((state) => JSON.stringify(game.write(state)));
      expect(one === two, `${which}: the worlds differ`).toBe(false);
      expect(worlds.script.length, which).toBeGreaterThan(5);
    }
    // Most of what a script can hold happens: each person leaves once, and two actions are taken back.
    const people = cases.reduce(
      (sum, { setup }) => sum + seatsOf(setup.players).filter((s) => !setup.isBot(s)).length,
      0,
    );
    expect(count(cases, 'leave'), 'stand-ins').toBeGreaterThanOrEqual(0.75 * people);
    const { hasHiddenChoices, hasUndo } = testingOf(game);
    const hidden = cases.reduce((sum, one) => sum + differ(one.worlds), 0);
    if (hasHiddenChoices) expect(hidden, 'hidden choices').toBeGreaterThanOrEqual(cases.length);
    if (hasUndo) expect(count(cases, 'undo'), 'taken back').toBeGreaterThanOrEqual(1.8 * cases.length);

    const [ones, twos] = [await transcripts(game, cases, 0), await transcripts(game, cases, 1)];
    for (const [i, { name: which }] of cases.entries()) {
      const [one, two] = [ones[i]!, twos[i]!];
      expect(parting(one.live, two.live), `live, ${which}`).toBeNull();
      expect(parting(one.answers, two.answers), `answers, ${which}`).toBeNull();
      expect(parting([one.stream], [two.stream]), `stream, ${which}`).toBeNull();
    }
  },
);
