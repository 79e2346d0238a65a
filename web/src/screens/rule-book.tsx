/** The rule book of a game: short, searchable, every clause with an address of its own. */
import type { RuleBookLayout, RuleWords } from '@traque/texts';
import { ruleBooks } from '@traque/texts/games';
import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import { address } from '../app/router.ts';
import { ruleFiguresOf } from '../boards/rule-figures.ts';
import { type GameName, gameNames, manifests } from '../games.ts';
import { useRules } from '../parts/clause-link.tsx';
import { Page } from '../parts/page.tsx';
import { ruleSearch } from '../parts/rule-search.ts';
import { Titled } from '../parts/titled.tsx';
import './rule-book.css';

export function Screen({ game }: { game: GameName }) {
  const rules = useRules(game);
  const { title, world } = manifests[game];
  const words = t().rules;
  const [search, setSearch] = useState('');
  const { fragment } = address.value;

  useEffect(() => {
    if (rules !== null && fragment !== '') document.getElementById(fragment)?.scrollIntoView({ block: 'center' });
  }, [rules, fragment]);

  if (rules === null) return <p class="waiting">{t().common.loading}</p>;
  const layout: RuleBookLayout = ruleBooks[game];
  const { wordEndings } = words;
  const { synonyms } = rules;
  const fits = ruleSearch(search, { language: language.value, wordEndings, synonyms });
  const shown = Object.entries(layout.chapters).map(
    ([chapter, ids]) => [chapter, ids.filter((id) => fits(id, rules.clauses[id] ?? ''))] as const,
  );
  const unknown = /^[A-Z]+-\d+$/u.test(fragment) && !(fragment in rules.clauses);
  const found = shown.reduce((sum, [, ids]) => sum + ids.length, 0);
  return (
    <Page title={words.title(title)} world={world} cover={game}>
      <div class="rule-book">
        <header class="stack">
          <Titled game={game}>
            <h1>{words.title(title)}</h1>
          </Titled>
          {unknown ? (
            <p role="alert" class="problem">
              {words.unknown(fragment)}
            </p>
          ) : null}
          <p class="intro">{rules.intro}</p>
          <search>
            <input
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              value={search}
              onInput={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <p class="help" role="status">
              {search.trim() === '' ? '' : found === 0 ? words.nothing : words.found(found)}
            </p>
          </search>
          <nav class="contents" aria-label={words.contents}>
            <ul>
              {shown.map(([chapter, ids]) =>
                ids.length === 0 ? null : (
                  <li key={chapter}>
                    <a href={`#${chapter}`}>{rules.chapters[chapter]}</a>
                  </li>
                ),
              )}
            </ul>
          </nav>
        </header>
        <div class="chapters">
          {shown.map(([chapter, ids]) => (
            <Chapter
              key={chapter}
              game={game}
              chapter={chapter}
              ids={ids}
              layout={layout}
              rules={rules}
              here={fragment}
            />
          ))}
        </div>
        <nav class="others" aria-label={words.others}>
          <ul class="row">
            {gameNames
              .filter((name) => name !== game)
              .map((name) => (
                <li key={name}>
                  <a class="button" href={`/rules/${name}`}>
                    {manifests[name].title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </Page>
  );
}

interface ChapterProps {
  readonly game: GameName;
  readonly chapter: string;
  readonly ids: readonly string[];
  readonly layout: RuleBookLayout;
  readonly rules: RuleWords;
  /** The clause in the address. */
  readonly here: string;
}

function Chapter({ game, chapter, ids, layout, rules, here }: ChapterProps) {
  if (ids.length === 0) return null;
  const Figure = ruleFiguresOf(game)[chapter];
  return (
    <section aria-labelledby={chapter}>
      <h2 id={chapter}>{rules.chapters[chapter]}</h2>
      {Figure === undefined ? null : (
        <div class="figure">
          <Figure />
        </div>
      )}
      <ol>
        {ids.map((id) => (
          <li key={id} id={id} class={here === id ? 'here' : undefined}>
            <a class="clause" href={`#${id}`} aria-label={t().rules.clause(id)}>
              {id}
            </a>
            <p>
              {rules.clauses[id]}
              {layout.rulings.includes(id) ? <small class="help"> {t().rules.ruling}</small> : null}
              {layout.houseRules.includes(id) ? <small class="help"> {t().rules.house}</small> : null}
              {layout.variants.includes(id) ? <small class="help"> {t().rules.variant}</small> : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
