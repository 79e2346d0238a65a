import type { Level } from '@traque/bots/core/brain';
import { portraitOf } from '../boards/portraits.ts';
import { Mark } from './mark.tsx';
import './face.css';

interface Props {
  readonly game: string;
  readonly look: number;
  /** Null for a person. */
  readonly level: Level | null;
  /** The name of the mark, where nothing beside it says whose it is. */
  readonly label?: string | undefined;
}

/** How a player is shown: a person by their mark, a bot by its portrait with the mark at its foot. */
export function Face({ game, look, level, label }: Props) {
  const mark = <Mark look={look} label={label} />;
  return level === null ? (
    mark
  ) : (
    <span class="face">
      <BotPortrait game={game} look={look} level={level} />
      {mark}
    </span>
  );
}

/** The portrait alone, on the player's colour. */
export function BotPortrait({ game, look, level }: { game: string; look: number; level: Level }) {
  const Portrait = portraitOf(game).value;
  return (
    <svg class="portrait" viewBox="-50 -50 100 100" style={`--look: var(--look-${look})`} aria-hidden="true">
      <circle r="48" />
      {Portrait === null ? null : <Portrait level={level} />}
    </svg>
  );
}
