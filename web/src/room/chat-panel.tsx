import { reactions } from '@traque/server/wire/room';
import { useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { Talk, TalkLine } from '../client/table.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';

function said({ text, reaction }: TalkLine): string {
  const known = reactions.find((each) => each === reaction);
  return known === undefined ? (text ?? '') : t().room.reactions[known];
}

/** Plain talk: players hear players, watchers hear watchers. */
export function ChatPanel({ room, talk }: { room: Room; talk: Talk }) {
  const words = t().room;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const lines = room.talk.value;
  return (
    <div class="chat stack">
      <p class="help">{room.channel.value === 'players' ? words.chatPlayers : words.chatSpectators}</p>
      <ol class="talk" aria-live="polite" tabIndex={0} aria-label={words.chat}>
        {lines.length === 0 ? <li class="help">{words.chatEmpty}</li> : null}
        {lines.map((line) => (
          <li key={line.line}>
            {line.seat === null ? null : <Mark look={room.faces.value[line.seat]?.look ?? 0} />}{' '}
            <strong>{line.name}</strong> {said(line)}
          </li>
        ))}
      </ol>
      <fieldset class="reactions">
        <legend class="aside">{words.react}</legend>
        {reactions.map((reaction) => (
          <button key={reaction} onClick={() => talk.react(reaction)}>
            {words.reactions[reaction]}
          </button>
        ))}
      </fieldset>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          talk.say(text.trim());
          setText('');
          field.current?.focus();
        }}
      >
        <input
          ref={field}
          class="grow"
          maxLength={400}
          aria-label={words.chatWrite}
          placeholder={words.chatWrite}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button class="primary">{words.send}</button>
      </form>
    </div>
  );
}
