import { reactions } from '@traque/wire/room';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import type { ChatLine, ChatSender, Outcome } from '../client/table-client.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';
import { failureWords } from './words.ts';

/** A line as it is shown: a reaction in the reader's language. */
export function said({ text, reaction }: ChatLine): string {
  const known = reactions.find((each) => each === reaction);
  return known === undefined ? (text ?? '') : t().room.reactions[known];
}

/** Players read players, watchers read watchers. */
export function ChatPanel({ room, chat, open }: { room: Room; chat: ChatSender; open: boolean }) {
  const words = t().room;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const lines = room.chat.lines.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the sheet may be closed.
    if (list.current?.checkVisibility() !== true) return;
    room.chat.markRead();
    list.current.scrollTo({ top: list.current.scrollHeight });
  }, [lines, open]);
  const nameless = room.channel.value === 'watchers' && ownName.value.trim() === '';
  const [asksName] = useState(nameless);
  const tell = (outcome: Outcome) => {
    setProblem(outcome.kind === 'failed' ? failureWords(outcome.code, t()) : null);
    return outcome.kind === 'done';
  };
  return (
    <div class="chat stack">
      <p class="help">{room.channel.value === 'players' ? words.chatPlayers : words.chatSpectators}</p>
      <ol class="chat-lines" ref={list} aria-live="polite" tabIndex={0} aria-label={words.chat}>
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
          <button key={reaction} onClick={() => void chat.react(reaction).then(tell)}>
            {words.reactions[reaction]}
          </button>
        ))}
      </fieldset>
      {asksName ? (
        <label class="stack-tight">
          {t().settings.name}
          <input
            maxLength={24}
            autoComplete="nickname"
            value={ownName.value}
            onInput={({ currentTarget }) => {
              ownName.value = currentTarget.value;
            }}
          />
        </label>
      ) : null}
      {problem === null ? null : (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said === '') return;
          // What was not said stays to be sent again.
          void chat.say(said).then((outcome) => tell(outcome) && setText((now) => (now.trim() === said ? '' : now)));
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
