/** Mâamut for four under boardgame.io, with hands and pile hidden as the rules want it. */
import { maamut } from '@traque/engine/maamut/index';
import type { StateJson } from '@traque/engine/maamut/protocol';
import type { Game } from 'boardgame.io';
import { boardgameOf, type G } from '../maamut/boardgame.ts';
import { startingPosition } from '../maamut/position.ts';

const hidden = (cards: readonly number[]) => cards.map(() => 0);

export function peerGame() {
  const { game, enumerate } = boardgameOf(maamut.write(startingPosition(4, 'bench 4')) as StateJson);
  const named: Game<G> = {
    ...game,
    name: 'maamut',
    playerView: ({ G: g, playerID }): G => ({
      ...g,
      draw: hidden(g.draw),
      hunters: g.hunters.map((hunter, seat) =>
        String(seat) === playerID ? hunter : { ...hunter, hand: hidden(hunter.hand) },
      ),
    }),
  };
  return { game: named, enumerate };
}
