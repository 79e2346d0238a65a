/**
 * Before a game had `helps` among its options, a table said it in a field of its own. That field is read for one more
 * release: in requests to create a table, in stored logs and in tables of the browser.
 */

type Options = Readonly<Record<string, unknown>>;

/** The options with what the old field said, if the game has the option and it was not chosen. `specs`: the game's options. */
export function withOldHelps(options: Options, helps: boolean | undefined, specs: Options): Options {
  const isMeant = helps === false && Object.hasOwn(specs, 'helps') && options['helps'] === undefined;
  return isMeant ? { ...options, helps: 'no' } : options;
}

/** What the old field said. */
export const oldHelps = (options: Options): boolean => options['helps'] !== 'no';
