import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly rename: (name: string) => void;
}

/** The viewer's name at this table; the button is there when it would change something. */
export function Rename({ id, name, rename }: Props) {
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);
  const wanted = text.trim();
  return (
    <form
      class="rename row"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '' && wanted !== name) rename(wanted);
      }}
    >
      <label class="aside" for={id}>
        {t().tables.joinName}
      </label>
      <input
        id={id}
        maxLength={24}
        autoComplete="nickname"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {wanted === '' || wanted === name ? null : <button class="primary">{t().online.rename}</button>}
    </form>
  );
}
