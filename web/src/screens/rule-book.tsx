/** The rule book of a game as a page. */
import { t } from '../app/language.ts';
import { address } from '../app/router.ts';
import { RuleBook } from '../book/rule-book.tsx';
import { type GameName, gameNames, manifests } from '../games.ts';
import { Page } from '../parts/page.tsx';

export function Screen({ game }: { game: GameName }) {
  const { title, world } = manifests[game];
  const words = t().rules;
  return (
    <Page title={words.title(title)} world={world}>
      <RuleBook game={game} at={address.value.fragment} />
      <nav class="other-books" aria-label={words.others}>
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
    </Page>
  );
}
