/** People of earlier tables, to be invited with one tap: before the link, since they are asked most often. */
import type { Answer } from '@traque/wire/api';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { ask } from '../client/api.ts';
import { Icon } from '../parts/icons.tsx';
import './invitations.css';

type Friend = Answer<'friends'>['friends'][number];

export function FriendOffers({ id }: { id: string }) {
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  const [problem, setProblem] = useState(false);
  const words = t().invitations;
  // Without an answer there is the link.
  const look = () =>
    ask('friends', { id }).then(
      (answer) => setFriends(answer.friends),
      () => undefined,
    );
  useEffect(() => void look(), [id]);
  if (friends.length === 0) return null;
  const invite = async ({ table, seat }: Friend): Promise<void> => {
    setProblem(false);
    await ask('invite', { id }, { table, seat }).catch(() => setProblem(true));
    await look();
  };
  return (
    <section class="friends stack-tight" aria-labelledby="friends">
      <h3 id="friends">{words.friends}</h3>
      <div class="row">
        {friends.map((friend) => (
          <button
            key={`${friend.table} ${friend.seat}`}
            disabled={friend.invited}
            aria-label={friend.invited ? words.invited(friend.name) : words.invite(friend.name)}
            onClick={() => void invite(friend)}
          >
            <Icon name={friend.invited ? 'check' : 'plus'} />
            {friend.name}
          </button>
        ))}
      </div>
      <p class="help">{words.help}</p>
      {problem ? (
        <p role="alert" class="problem">
          {words.failed}
        </p>
      ) : null}
    </section>
  );
}
