import type { TableWords } from '@traque/texts';
import { useEffect, useState } from 'preact/hooks';
import { loadTableWords, tableWords } from '../app/language.ts';
import { engine } from '../client/workers.ts';
import type { GameName } from '../games.ts';
import type { OptionSpecs } from './setup-draft.ts';

export interface TableOptions {
  /** What may be chosen for a table of this game, by the name of the option. */
  readonly specs: OptionSpecs;
  readonly words: Pick<TableWords, 'options' | 'characters'>;
}

/** The options of a game and their words; null until the engine has answered and the words are loaded. */
export function useTableOptions(game: GameName): TableOptions | null {
  const [specs, setSpecs] = useState<OptionSpecs | null>(null);
  useEffect(() => {
    void Promise.all([engine().describeGames(), loadTableWords(game)]).then(([games]) =>
      setSpecs(games.find(({ name }) => name === game)?.options ?? {}),
    );
  }, [game]);
  return specs === null ? null : { specs, words: tableWords(game) };
}
