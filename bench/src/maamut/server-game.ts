/** The game that both servers play: Mâamut for four, under boardgame.io with hands and pile hidden as the rules say. */
import { maamut } from '@traque/engine/maamut/index';
import type { StateJson } from '@traque/engine/maamut/protocol';
import type { Game, State } from 'boardgame.io';
import { boardgameOf, type G } from './boardgame.ts';
import { startingPosition } from './position.ts';

export const { name } = maamut;

const hidden = (cards: readonly number[]) => cards.map(() => 0);

export type { G as PeerState };

/** As the report names it. */
export const title = 'Mâamut';

/** No traps: random games are then long, so that moves are measured and not the creation of tables. */
export const playable = (type: string): boolean => type !== 'setTrap';

/** Whether the player of this seat is to act in the peer's state. */
export const isToAct = ({ G: g, ctx }: State<G>, seat: number): boolean =>
  (g.panicking ?? Number(ctx.currentPlayer)) === seat;

/** Whether it may be so, seen from the state's JSON: parsing it takes the players longer than all else. */
export const mayBeToAct = (json: string, seat: number): boolean =>
  json.includes(`"panicking":${seat}`) || json.includes(`"currentPlayer":"${seat}"`);

export function peerGame() {
  const { game, enumerate } = boardgameOf(maamut.write(startingPosition(4, 'bench 4')) as StateJson);
  const named: Game<G> = {
    ...game,
    name,
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
