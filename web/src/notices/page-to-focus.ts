/** A page of the app that is open in this browser. */
export interface OpenPage {
  readonly url: string;
}

/** The page that shows this path already; null: a new one is to be opened. */
export function pageToFocus<P extends OpenPage>(pages: readonly P[], path: string): P | null {
  return pages.find(({ url }) => new URL(url).pathname === path) ?? null;
}
