/**
 * What the app knows about a game before a table is opened. `boards/<game>/manifest.ts` exports one as `manifest`, and
 * `games.ts` lists them. It is plain data, so that the build and the browser tests can read it without a browser.
 *
 * The other files of a game's folder have fixed names, by which they are found: `index.ts` (the board), `Cover.tsx`,
 * `book.tsx`, `summary.ts`, `ending.tsx`, `portraits.tsx`, for browser tests `e2e.ts`, and `analysis.ts` if the rules'
 * worker counts something for the board.
 */
export interface GameManifest {
  readonly title: string;
  /** The colours and shapes around it. */
  readonly world: 'cave' | 'tomb';
  /** As the engine allows them. */
  readonly players: { readonly min: number; readonly max: number };
  /** How many seats a new table has. */
  readonly usualPlayers: number;
  /** How long a game takes. */
  readonly minutes: number;
  /** What the ids of its rules begin with. */
  readonly clausePrefix: string;
  /** The option that its editor (`editor/index.tsx`) makes something for; absent: it has none. */
  readonly editor?: { readonly option: string };
  /** The screen without a game of its own that shows this game's cover. */
  readonly coverOf?: ScreenWithCover;
}

export type ScreenWithCover = 'errors' | 'lobby' | 'replay';
