import { useEffect, useState } from 'preact/hooks';
import { engine } from '../client/workers.ts';
import type { GameName } from '../games.ts';
import type { OptionSpecs } from './setup-draft.ts';

/** What may be chosen for a table of this game, asked of the rules; null until they answer. */
export function useOptions(game: GameName): OptionSpecs | null {
  const [options, setOptions] = useState<OptionSpecs | null>(null);
  useEffect(() => {
    void engine()
      .describeGames()
      .then((games) => setOptions(games.find(({ name }) => name === game)?.options ?? {}));
  }, [game]);
  return options;
}
