/** What the file of a game is called: the game, the day, who played. */

interface Named {
  readonly game: string;
  readonly seats: readonly { readonly name: string }[];
  readonly actions: readonly { readonly at: number }[];
}

const MAX_LENGTH = 80;

/** Only letters and digits that every file system knows. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** `record`: as JSON text. `now`: when it is saved, for a game without a move. */
export function recordFileName(record: string, now: number): string {
  const { game, seats, actions } = JSON.parse(record) as Named;
  const day = new Date(actions.at(-1)?.at ?? now).toISOString().slice(0, 10);
  const names = seats.map(({ name }) => plain(name)).filter((name) => name !== '');
  return `${[game, day, ...names].join('-').slice(0, MAX_LENGTH)}.json`;
}
