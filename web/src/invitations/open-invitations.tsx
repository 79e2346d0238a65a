/** Invitations of people one has played with, on the page of one's games; and who may send none. */
import { signal } from '@preact/signals';
import type { Invitations } from '@traque/wire/invitations';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { ownName } from '../app/settings.ts';
import { ask } from '../client/api.ts';
import { isGameName, manifests } from '../games.ts';
import './invitations.css';

const found = signal<Invitations>({ invitations: [], blocked: [] });

/** Without a server there is nothing to find, and nothing to say about it. */
export async function findInvitations(): Promise<void> {
  if (ownName.value === '') return;
  found.value = await ask('invitations').catch(() => found.value);
}

async function answer(table: string, how: 'accept' | 'decline' | 'block'): Promise<void> {
  found.value = await ask('answerInvitation', { id: table }, { answer: how }).catch(() => found.value);
  if (how === 'accept') go(`/table/${table}`);
}

export function OpenInvitations() {
  const words = t().invitations;
  const { invitations } = found.value;
  if (invitations.length === 0) return null;
  return (
    <section class="open-invitations stack" aria-labelledby="invitations">
      <h2 id="invitations">{words.title}</h2>
      <ul>
        {invitations.map(({ table, game, title, from }) => (
          <li key={table} class="panel" data-world={isGameName(game) ? manifests[game].world : undefined}>
            <p>
              <strong>{isGameName(game) ? manifests[game].title : game}</strong>
              {title === undefined ? '' : ` · ${title}`}
              <br />
              {words.from(from)}
            </p>
            <div class="row">
              <button class="primary" onClick={() => void answer(table, 'accept')}>
                {words.accept}
              </button>
              <button onClick={() => void answer(table, 'decline')}>{words.decline}</button>
              <button class="quiet" onClick={() => void answer(table, 'block')}>
                {words.block(from)}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BlockedPeople() {
  const words = t().invitations;
  const { blocked } = found.value;
  const allow = async (id: string): Promise<void> => {
    found.value = await ask('unblock', {}, { id }).catch(() => found.value);
  };
  if (blocked.length === 0) return null;
  return (
    <section class="stack-tight" aria-labelledby="blocked-people">
      <h2 id="blocked-people">{words.blocked}</h2>
      <div class="row">
        {blocked.map(({ id, name }) => (
          <button key={id} onClick={() => void allow(id)}>
            {words.allow(name)}
          </button>
        ))}
      </div>
    </section>
  );
}
