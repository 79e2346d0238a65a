import { useState } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import type { LocalListing } from '../client/local-setup.ts';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';

/** A game played here: what, who, how it ended, when. All of it is one link, except for the button that deletes it. */
export function GameRow({ listing, remove }: { listing: LocalListing; remove: () => void }) {
  const { id, game, seats, changed, moves, over, winners } = listing;
  const words = t().room;
  const { title } = manifests[game as GameName];
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const names = new Intl.ListFormat(language.value).format(winners.map((seat) => seats[seat]?.name ?? ''));
  const result =
    winners.length === 0 ? words.finished : winners.length === 1 ? words.winner(names) : words.winners(names);
  // Around one screen a running game shows nothing but its table.
  const isHidden = !over && seats.filter(({ kind }) => kind !== 'bot').length > 1;
  return (
    <li class="panel game-row">
      <a href={isHidden ? `/play/${id}` : `/replay/here-${id}`}>
        <strong>{title}</strong>
      </a>
      <span class="row names">
        {seats.map(({ look, name }, seat) => (
          <span key={look} class={winners.includes(seat) ? 'won' : undefined}>
            <Mark look={look} /> {name}
          </span>
        ))}
      </span>
      <span class="result">{over ? result : words.running}</span>
      <span class="help">
        {words.moves(moves)} · <time dateTime={new Date(changed).toISOString()}>{date.format(changed)}</time>
      </span>
      <Remove title={title} remove={remove} />
    </li>
  );
}

/** Asked twice: there is no way back. */
function Remove({ title, remove }: { title: string; remove: () => void }) {
  const words = t().replay;
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button
        class="quiet icon"
        aria-label={words.remove(title)}
        title={words.removeYes}
        onClick={() => setAsking(true)}
      >
        <Icon name="close" />
      </button>
    );
  return (
    <span class="row asking" role="alert">
      {words.removeAsk}
      <button onClick={remove}>{words.removeYes}</button>
      <button class="quiet" onClick={() => setAsking(false)}>
        {words.removeNo}
      </button>
    </span>
  );
}
