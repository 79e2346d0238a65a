import type { OptionSpec } from '@traque/engine/core/game';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../client/workers.ts';
import type { GameName } from '../games.ts';

/** What may be chosen for a table of this game, asked of the rules; empty until they answer. */
export function useOptions(game: GameName): Readonly<Record<string, OptionSpec>> {
  const [options, setOptions] = useState<Readonly<Record<string, OptionSpec>>>({});
  useEffect(() => {
    void engine()
      .describeGames()
      .then((games) => setOptions(games.find(({ name }) => name === game)?.options ?? {}));
  }, [game]);
  return options;
}
