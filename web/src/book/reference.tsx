/** All clauses of a game, chapter by chapter, or those that a search has found. */
import type { RuleBookLayout, RuleWords } from '@traque/texts';
import { t } from '../app/language.ts';

interface Props {
  readonly layout: RuleBookLayout;
  readonly rules: RuleWords;
  /** Whether a clause is shown. */
  readonly fits: (id: string) => boolean;
  /** The clause that somebody came for. */
  readonly here: string;
}

export function Reference({ layout, rules, fits, here }: Props) {
  return (
    <div class="chapters">
      {Object.entries(layout.chapters).map(([chapter, ids]) => {
        const shown = ids.filter(fits);
        if (shown.length === 0) return null;
        return (
          <section key={chapter} aria-labelledby={chapter}>
            <h3 id={chapter}>{rules.chapters[chapter]}</h3>
            <ol>
              {shown.map((id) => (
                <li key={id} id={id} class={here === id ? 'here' : undefined}>
                  <a class="clause" href={`#${id}`} aria-label={t().rules.clause(id)}>
                    {id}
                  </a>
                  <p>
                    {rules.clauses[id]} <Labels id={id} layout={layout} />
                  </p>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** What is said of a clause that is not simply a printed rule. */
function Labels({ id, layout }: { readonly id: string; readonly layout: RuleBookLayout }) {
  const words = t().rules;
  const labels = [
    ...(layout.rulings.includes(id) ? [words.ruling] : []),
    ...(layout.houseRules.includes(id) ? [words.house] : []),
    ...(layout.variants.includes(id) ? [words.variant] : []),
  ];
  return labels.length === 0 ? null : <small class="help">{labels.join(' ')}</small>;
}
