/** A rule book: first what one learns the game from, then every clause with an address of its own, and a search. */
import type { BookWords, RuleBookLayout, RuleWords, TableWords } from '@traque/texts';
import { ruleBooks } from '@traque/texts/games';
import { useEffect, useState } from 'preact/hooks';
import { bookWords, language, loadBookWords, ruleWords, t, tableWords } from '../app/language.ts';
import { type AnyBookModule, loadBookModule } from '../boards/book.ts';
import { coverOf } from '../boards/covers.ts';
import { type GameName, manifests } from '../games.ts';
import { ruleSearch } from '../parts/rule-search.ts';
import { Titled } from '../parts/titled.tsx';
import { Learn, sectionsOf } from './learn.tsx';
import { Reference } from './reference.tsx';
import './book.css';
import './print.css';

interface Props {
  readonly game: GameName;
  /** The clause or section to begin with. */
  readonly at: string;
}

interface Loaded {
  readonly book: AnyBookModule;
  readonly words: BookWords;
  readonly table: TableWords;
  readonly rules: RuleWords;
}

/** Everything the book shows, in the language in use; null until it is there. */
function useBook(game: GameName): Loaded | null {
  const [book, setBook] = useState<AnyBookModule | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([loadBookModule(game), loadBookWords(game)]).then(([module]) => setBook(module), setProblem);
  }, [game]);
  // Thrown while rendering, so that the page's own boundary says what to do.
  if (problem !== null) throw problem;
  const rules = ruleWords(game);
  if (book === null || rules === null) return null;
  return { book, rules, words: bookWords(game), table: tableWords(game) };
}

export function RuleBook({ game, at }: Props) {
  const loaded = useBook(game);
  const [search, setSearch] = useState('');
  const ready = loaded !== null;
  useEffect(() => {
    if (ready && at !== '') document.getElementById(at)?.scrollIntoView({ block: /\d/.test(at) ? 'center' : 'start' });
  }, [ready, at]);
  if (loaded === null) return <p class="waiting">{t().common.loading}</p>;

  const { rules, book, table, words: taught } = loaded;
  const words = t().rules;
  const layout: RuleBookLayout = ruleBooks[game];
  const { wordEndings } = words;
  const matches = ruleSearch(search, { language: language.value, wordEndings, synonyms: rules.synonyms });
  const fits = (id: string) => matches(id, `${rules.clauses[id]} ${rules.printed[id] ?? ''}`);
  const searching = search.trim() !== '';
  const found = searching ? Object.keys(rules.clauses).filter(fits).length : 0;
  const unknown = /^[A-Z]+-\d+$/u.test(at) && !(at in rules.clauses);
  const Cover = coverOf(game);
  const { Definitions } = book;
  const sections = sectionsOf({ book, words: taught, table });
  return (
    <div class="rule-book">
      {Definitions === undefined ? null : <Definitions />}
      <header class="book-head">
        <div class="stack">
          <Titled game={game}>
            <h1>{words.title(manifests[game].title)}</h1>
          </Titled>
          {unknown ? (
            <p role="alert" class="problem">
              {words.unknown(at)}
            </p>
          ) : null}
          <div id="story" class="story">
            <p>{taught.story}</p>
            <p class="goal">{taught.goal}</p>
          </div>
          <div class="row tools">
            <search>
              <input
                type="search"
                aria-label={words.search}
                placeholder={words.search}
                value={search}
                onInput={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            </search>
            <button class="quiet" onClick={() => print()}>
              {words.print}
            </button>
          </div>
          <p class="help found" role="status">
            {!searching ? '' : found === 0 ? words.nothing : words.found(found)}
          </p>
        </div>
        {Cover === undefined ? null : (
          <div class="cover" aria-hidden="true">
            <Cover />
          </div>
        )}
      </header>
      <nav class="contents" aria-label={words.contents} hidden={searching}>
        <ul>
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="book-body">
        {/* Not taken away while one searches: the pictures stay, and so does the place. */}
        <div class="learn" hidden={searching}>
          <Learn book={book} words={taught} table={table} />
        </div>
        <section aria-labelledby="reference" class="reference">
          <h2 id="reference">{words.sections.reference}</h2>
          <Reference layout={layout} rules={rules} fits={fits} here={at} />
        </section>
      </div>
    </div>
  );
}
