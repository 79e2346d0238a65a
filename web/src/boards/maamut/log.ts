/** Each event as a line of the log. */
import type { Event } from '@traque/engine/maamut/protocol';
import type { Language } from '@traque/texts';
import de from '@traque/texts/de/log/maamut';
import en from '@traque/texts/en/log/maamut';
import fr from '@traque/texts/fr/log/maamut';
import it from '@traque/texts/it/log/maamut';
import type { SeatFace } from '../contract.ts';
import { cellAhead, cellName } from './geometry.ts';
import { directionIn, joined, nameOf, wordsIn } from './words.ts';

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;

const all: Readonly<Record<Language, typeof en>> = { en, fr, it, de };

function startled(event: Kind<'startle'>, name: string, language: Language): string {
  const say = all[language];
  if (event.dir === null) return say.startleFaces(name);
  const dir = directionIn(wordsIn(language), event.dir);
  const [ahead, ...more] = event.closed;
  if (!ahead) return say.startleAhead(name, dir);
  const why = say.closedBy[ahead.by];
  if (more.length === 0) return say.startleTurn(name, why, dir);
  const causes = new Set(more.map(({ by }) => by));
  const [cause = ahead.by] = causes;
  const next =
    more.length === 1
      ? say.nextClosed(say.closedBy[cause])
      : say.nextAllClosed(more.length, causes.size > 1 ? 'both' : cause);
  return say.startleTurnFar(name, why, next, dir);
}

function ended(event: Kind<'over'>, faces: readonly SeatFace[], language: Language): string {
  const say = all[language];
  if (event.rule === 'MA-80') return say.won(nameOf(faces, event.result.winners[0] ?? 0));
  if (event.rule === 'MA-81') return say.mammothLast;
  return event.rule === 'MA-82' ? say.mammothSafe : say.mammothSurvived;
}

/** Null for what another line already says: the walk of a move, and drawing, which ends nearly every turn. */
export function logLine(event: Event, faces: readonly SeatFace[], language: Language): string | null {
  const say = all[language];
  const words = wordsIn(language);
  const name = 'seat' in event ? nameOf(faces, event.seat) : '';
  switch (event.type) {
    case 'place':
      return say.place(name, cellName(event.at));
    case 'move':
      return say.move(
        name,
        event.card,
        directionIn(words, event.dir),
        cellName(cellAhead(event.from, event.dir, event.card)),
      );
    case 'walk':
    case 'draw':
      return null;
    case 'startle':
      return startled(event, name, language);
    case 'run':
      return say.run(event.path.length, directionIn(words, event.dir), cellName(event.path.at(-1) ?? ''));
    case 'panic':
      return event.chosen ? say.panicChosen(name, cellName(event.to)) : say.panicOnly(name, cellName(event.to));
    case 'removed':
      return event.rule === 'MA-55' ? say.removedFaced(name) : say.removedTrapped(name);
    case 'vanish':
      return event.cells.length === 0 ? null : say.vanish(name, joined(event.cells.map(cellName), language));
    case 'setTrap':
      return say.setTrap(name, cellName(event.at));
    case 'liftTrap':
      return event.owner === event.seat
        ? say.liftOwn(name, cellName(event.at))
        : say.liftOther(name, nameOf(faces, event.owner), cellName(event.at));
    case 'pass':
      return say.pass(name, event.card);
    case 'drawn':
      return say.drawn(name, joined(event.cards.map(String), language));
    case 'reshuffle':
      return say.reshuffle(event.count);
    case 'fall':
      return event.owner === event.pusher
        ? say.fallOwn(nameOf(faces, event.owner), cellName(event.at))
        : say.fallPushed(nameOf(faces, event.owner), cellName(event.at), nameOf(faces, event.pusher));
    case 'over':
      return ended(event, faces, language);
  }
}
