import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame } from '@traque/engine/core/game';
import { expect, it } from 'vitest';
import { fold, open, type TableState } from './fold.ts';
import type { Logged } from './log.ts';
import { type ListLengths, toAct, undoSeat, updateFor } from './moment.ts';
import { UpdateTexts } from './update-text.ts';

const at = 1_790_000_000_000;

function gathered(game: AnyGame, players: number, secret: string): TableState {
  const owners = Array.from({ length: players }, (_, seat) => `guest ${seat}`);
  const logged: Logged = {
    kind: 'created',
    game: game.name,
    rules: game.version,
    options: {},
    visibility: 'private',
    clock: 60,
    seats: owners.map((owner) => ({ kind: 'person', name: owner, owners: [owner] })),
    host: { guest: owners[0]!, name: 'Host' },
    secret,
    previous: null,
  };
  return open('table', game, { number: 0, at, logged });
}

/** An entry that may follow: sometimes an undo, or a change of the room. */
function next(state: TableState, chance: FastChance): Logged {
  if (state.progress === null) return { kind: 'started' };
  const seat = toAct(state)!;
  const undo = undoSeat(state);
  if (undo !== null && chance.below(4) === 0) return { kind: 'undone', seat: undo, id: 'undo' };
  if (chance.below(20) === 0) return { kind: 'agreed', seat, agree: true };
  const { game, match } = { game: state.game, match: state.progress.match };
  return {
    kind: 'action',
    seat,
    action: game.actionFor(match.state, game.sample(match.state, chance), seat),
    id: 'act',
  };
}

const deliveries = [false, true].flatMap((legal) => [
  { legal, brief: false, grown: false },
  { legal, brief: true, grown: false },
  { legal, brief: true, grown: true },
]);

it.each(games.map((game) => [game.name, game] as const))(
  '%s: the text of an update is its JSON, for every viewer and in any order',
  (name, game) => {
    const chance = new FastChance(name);
    for (let players = game.players.min; players <= game.players.max; players++) {
      let known: ListLengths | null = null;
      let state = gathered(game, players, `secret of ${name} and ${players}`);
      for (let number = 1; number < 200 && (state.progress === null || toAct(state) !== null); number++) {
        const folded = fold(state, { number, at: at + number, logged: next(state, chance) });
        ({ state } = folded);
        const texts = new UpdateTexts(folded.foldedEntry, state, known);
        const seats = Array.from({ length: players }, (_, seat) => seat);
        const viewers = chance.below(2) === 0 ? [null, ...seats] : [...seats, null];
        for (const viewer of viewers)
          for (const delivery of deliveries)
            expect(texts.for(viewer, delivery), `viewer ${viewer} of entry ${number}`).toBe(
              JSON.stringify(updateFor(folded.foldedEntry, state, viewer, delivery, known)),
            );
        known = texts.lengths;
      }
    }
  },
);
