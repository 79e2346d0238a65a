/** What the words of every game have in common: all that the app around the boards and the command line rely on. */
import type { BookWords } from './book.ts';
import type { RuleWords } from './rule-book.ts';

/** The values a refusal hands to its message. */
export type Values = Readonly<Record<string, string | number>>;

/** A message: plain, or made from values. */
export type Text = string | ((values: Values) => string);

export type KeyHelp = readonly [key: string, effect: string];

export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** The values to choose from, if the option has a list of them. */
  readonly values: Readonly<Record<string, string>>;
  /** Where the game has an editor for it: what one made oneself, and how the link to the editor reads. */
  readonly own?: { readonly chosen: string; readonly make: string };
}

/** A lesson (`lessons/src/<game>/<lesson>.json`): its name, its idea in a sentence, and what the coach says, by key. */
export interface LessonText {
  readonly title: string;
  readonly idea: string;
  readonly says: Readonly<Record<string, string>>;
}

/** By the name of the lesson, in the order of the course. */
export type LessonWords = Readonly<Record<string, LessonText>>;

/** A bot of one level: what it is called, and how it plays in one sentence. */
export interface CharacterText {
  readonly name: string;
  readonly way: string;
}

/** The words of one game in one language, as `<language>/<game>/index.ts` exports them. */
export interface GameWords {
  /**
   * For the home page: a subtitle if the title needs one, a sentence about the game, and its picture in words. `roles`: the
   * engine's parts, where a game has different ones.
   */
  readonly summary: {
    readonly subtitle?: string;
    readonly teaser: string;
    readonly scene: string;
    readonly roles?: Readonly<Record<string, string>>;
  };
  readonly loadTable: () => Promise<TableWords>;
  readonly loadRules: () => Promise<RuleWords>;
  readonly loadBook: () => Promise<BookWords>;
  /** What its editor says, which knows the type; absent if the game has none. */
  readonly loadEditor?: () => Promise<object>;
  /** Absent if the game has no course. */
  readonly loadLessons?: () => Promise<LessonWords>;
}

/** What is said at a table. A board knows the type of its own game's words. */
export interface TableWords {
  readonly board: object;
  readonly log: object;
  /** What an event means to the one it happens to. */
  readonly moments?: object;
  /** Where a hint points, as the board knows it, and reasons in words by their kind; of a rival by their name. */
  readonly hints?: {
    readonly look: object;
    readonly reasons: Readonly<Record<string, string | ((name: string) => string)>>;
  };
  /** By the engine's reason; `malformed` also stands for a reason without words of its own. */
  readonly refusals: Readonly<Record<string, Text>> & { readonly malformed: Text };
  readonly options: Readonly<Record<string, OptionText>>;
  readonly keys: readonly KeyHelp[];
  /** Why a game ended, and what is counted at its end; its board knows the type. */
  readonly ending?: object;
  /** The bots of this game, by level. */
  readonly characters?: Readonly<Record<string, CharacterText>>;
  /** How a game without a winner ended, by the engine's reason. */
  readonly results?: Readonly<Record<string, string>>;
}

/** Why an action was refused, in one sentence. */
export function refusalText(
  { refusals }: Pick<TableWords, 'refusals'>,
  { why, values = {} }: { readonly why: string; readonly values?: Values },
): string {
  const text = refusals[why] ?? refusals.malformed;
  return typeof text === 'string' ? text : text(values);
}

/** A reason that an action is good, as `@traque/analysis` proves it. */
interface Reason {
  readonly kind: string;
  readonly seat?: number;
  readonly only?: true;
}

/** Words for reasons that all games have. */
interface CommonReasons {
  readonly winsAtOnce: string;
  readonly onlyAction: string;
  readonly nothingElse: string;
}

/** Why an action is good, in one or two sentences; null for a reason that has no words. */
export function reasonText(
  { kind, seat, only }: Reason,
  nameOf: (seat: number) => string,
  { hints }: Pick<TableWords, 'hints'>,
  common: CommonReasons,
): string | null {
  if (kind === 'winsAtOnce' || kind === 'onlyAction') return common[kind];
  const text = hints?.reasons[kind];
  if (text === undefined) return null;
  const said = typeof text === 'string' ? text : text(nameOf(seat ?? 0));
  return only === true ? `${said} ${common.nothingElse}` : said;
}
