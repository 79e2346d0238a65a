/** Each event as a line of the log. */
import type { Event } from '@traque/engine/maamut/protocol';
import type { SeatFace } from '../contract.ts';
import { cellAhead, cellName } from './geometry.ts';
import { directionIn, nameOf, type TableWords } from './words.ts';

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;

function startled(event: Kind<'startle'>, name: string, { board: words, log: say }: TableWords): string {
  if (event.dir === null) return say.startleFaces(name);
  const dir = directionIn(words, event.dir);
  const [ahead, ...more] = event.closed;
  if (!ahead) return say.startleAhead({ name, dir });
  const why = say.closedBy[ahead.by];
  if (more.length === 0) return say.startleTurn({ name, why, dir });
  const causes = new Set(more.map(({ by }) => by));
  const [cause = ahead.by] = causes;
  const next =
    more.length === 1
      ? say.nextClosed(say.closedBy[cause])
      : say.nextAllClosed({ count: more.length, by: causes.size > 1 ? 'both' : cause });
  return say.startleTurnFar({ name, why, next, dir });
}

function ended(event: Kind<'over'>, faces: readonly SeatFace[], say: TableWords['log']): string {
  if (event.rule === 'MA-80') return say.won(nameOf(faces, event.result.winners[0] ?? 0));
  if (event.rule === 'MA-81') return say.mammothLast;
  return event.rule === 'MA-82' ? say.mammothSafe : say.mammothSurvived;
}

/** Null for what another line already says: the walk of a move, and drawing, which ends nearly every turn. */
export function logLine(event: Event, faces: readonly SeatFace[], texts: TableWords): string | null {
  const { board: words, log: say } = texts;
  const name = 'seat' in event ? nameOf(faces, event.seat) : '';
  switch (event.type) {
    case 'place':
      return say.place({ name, cell: cellName(event.at) });
    case 'move':
      return say.move({
        name,
        card: event.card,
        dir: directionIn(words, event.dir),
        cell: cellName(cellAhead(event.from, event.dir, event.card)),
      });
    case 'walk':
    case 'draw':
      return null;
    case 'startle':
      return startled(event, name, texts);
    case 'run':
      return say.run({
        count: event.path.length,
        dir: directionIn(words, event.dir),
        cell: cellName(event.path.at(-1) ?? ''),
      });
    case 'panic':
      return event.chosen
        ? say.panicChosen({ name, cell: cellName(event.to) })
        : say.panicOnly({ name, cell: cellName(event.to) });
    case 'removed':
      return event.rule === 'MA-55' ? say.removedFaced(name) : say.removedTrapped(name);
    case 'vanish':
      return event.cells.length === 0 ? null : say.vanish({ name, cells: words.list(event.cells.map(cellName)) });
    case 'setTrap':
      return say.setTrap({ name, cell: cellName(event.at) });
    case 'liftTrap':
      return event.owner === event.seat
        ? say.liftOwn({ name, cell: cellName(event.at) })
        : say.liftOther({ name, owner: nameOf(faces, event.owner), cell: cellName(event.at) });
    case 'pass':
      return say.pass({ name, card: event.card });
    case 'drawn':
      return say.drawn({ name, n: event.cards.length, cards: words.list(event.cards.map(String)) });
    case 'reshuffle':
      return say.reshuffle(event.count);
    case 'fall':
      return event.owner === event.pusher
        ? say.fallOwn({ name: nameOf(faces, event.owner), cell: cellName(event.at) })
        : say.fallPushed({
            owner: nameOf(faces, event.owner),
            cell: cellName(event.at),
            pusher: nameOf(faces, event.pusher),
          });
    case 'over':
      return ended(event, faces, say);
  }
}
