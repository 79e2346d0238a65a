/** A heading that names a game, with the game's subtitle below it. */
import type { ComponentChildren } from 'preact';
import { gameWords } from '../app/language.ts';
import type { GameName } from '../games.ts';

export function Titled({ game, children }: { readonly game: GameName; readonly children: ComponentChildren }) {
  const { subtitle } = gameWords(game).summary;
  if (subtitle === undefined) return <>{children}</>;
  return (
    <hgroup>
      {children}
      <p class="subtitle">{subtitle}</p>
    </hgroup>
  );
}
