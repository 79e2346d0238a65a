/** One's own ratings, on the page of one's games. Nothing where there are none, or where they are not wanted. */
import type { Rating } from '@traque/wire/ratings';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { ownName, showRatings } from '../app/settings.ts';
import { ask } from '../client/api.ts';
import { type GameName, manifests } from '../games.ts';
import { ratingText, roleText } from './rating-text.ts';
import './ratings.css';

export function OwnRatings() {
  const [ratings, setRatings] = useState<readonly Rating[]>([]);
  const wanted = showRatings.value && ownName.value !== '';
  useEffect(() => {
    if (wanted)
      void ask('myRatings').then(
        (answer) => setRatings(answer.ratings),
        () => undefined,
      );
  }, [wanted]);
  const words = t().ratings;
  const known = ratings.filter(({ game }) => Object.hasOwn(manifests, game));
  if (!wanted || known.length === 0) return null;
  return (
    <section class="own-ratings stack" aria-labelledby="own-ratings">
      <h2 id="own-ratings">{words.mine}</h2>
      <ul class="panel">
        {known.map((rating) => (
          <li key={`${rating.game} ${rating.role}`}>
            <span>
              {manifests[rating.game as GameName].title}
              {rating.role === '' ? '' : ` · ${roleText(rating.game, rating.role)}`}
            </span>
            <strong>{ratingText(rating)}</strong>
            <small class="help">{words.games(rating.games)}</small>
          </li>
        ))}
      </ul>
      <p class="help">{words.mineHelp}</p>
    </section>
  );
}
