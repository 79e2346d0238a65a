/** docs/adding-a-game.md as data: the files it names, what it adds to each registry, and the commands it runs. */

export interface RegistryEntry {
  readonly file: string;
  /** Whole lines, each put below the line for the game before. */
  readonly lines: readonly string[];
  /** The name of the list to which the game is added, if there is one. */
  readonly list: string | null;
}

/** The table of a section: of each row the cells, of each cell what is written as code. */
function tableIn(recipe: string, heading: string): string[][][] {
  const [, section = ''] = new RegExp(`^## [^\\n]*${heading}\\n([^]*?)(?=^## )`, 'm').exec(recipe) ?? [];
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length === 0) throw new Error(`there is no table under "${heading}"`);
  return rows.map((row) =>
    row
      .slice(1)
      .split(' | ')
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)),
  );
}

/** The files and folders of the game itself. */
export function ownPaths(recipe: string): string[] {
  return tableIn(recipe, 'The files').flatMap(([paths = []]) => paths);
}

export function registryEntries(recipe: string): RegistryEntry[] {
  return tableIn(recipe, 'Registries').map(([file = [], lines = [], list = []]) => ({
    file: file[0]!,
    lines,
    list: list[0] ?? null,
  }));
}

/** Every line of every block of commands, in their order. */
export function commands(recipe: string): string[] {
  return [...recipe.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block]) => block!.trimEnd().split('\n'));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts lines below the last one that says the same of another game. */
function withLines(text: string, lines: readonly string[], game: string, anyGame: string): string {
  const same = lines.map((line) => new RegExp(`^\\s*${escaped(line).replaceAll(game, anyGame)}$`));
  const all = text.split('\n');
  const place = all.findLastIndex((each) => same.some((like) => like.test(each)));
  if (place < 0) throw new Error(`nothing says of another game: ${lines.join(' ')}`);
  const indent = /^\s*/.exec(all[place]!)![0];
  return all.toSpliced(place + 1, 0, ...lines.map((line) => indent + line)).join('\n');
}

/** Adds a name to the list of games that is declared under this name. */
function withName(text: string, list: string, game: string, anyGame: string): string {
  const names = new RegExp(`\\b${list}\\b[^;]*?[[{]\\s*${anyGame}(?:,\\s*${anyGame})*(?=,?\\s*[\\]}])`);
  if (!names.test(text)) throw new Error(`no list of games is called ${list}`);
  return text.replace(names, (found) => `${found}, ${game}`);
}

/** The text of a registry with a game added as the recipe says; `games` are those it has. */
export function withGame(text: string, entry: RegistryEntry, game: string, games: readonly string[]): string {
  const anyGame = `(?:${games.join('|')})`;
  const listed = entry.list === null ? text : withName(text, entry.list, game, anyGame);
  return withLines(listed, entry.lines, game, anyGame);
}
