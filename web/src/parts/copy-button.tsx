import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from './icons.tsx';

async function copy(text: string): Promise<boolean> {
  try {
    // Missing on pages loaded over plain HTTP.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface Props {
  readonly text: string;
  readonly look: string;
  /** Where its words are not always seen. */
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** Copies a text. If the browser forbids it, the text is shown and selected, to be copied by hand. */
export function CopyButton({ text, look, title, children }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button class={look} title={title} onClick={() => void copy(text).then(setCopied)}>
        <Icon name={copied === true ? 'check' : 'link'} />
        {/* Both texts have one place, so that nothing beside it moves; where words are hidden, the tick says it. */}
        {title === undefined ? (
          <span class="copy-words">
            <span class={copied === true ? 'past' : undefined}>{children}</span>
            <span class={copied === true ? undefined : 'past'}>{t().common.copied}</span>
          </span>
        ) : (
          children
        )}
      </button>
      {/* Outside the button: as a part of it, it would take the button its name. */}
      <span class="aside" role="status">
        {copied === true ? t().common.copied : ''}
      </span>
      {copied === false ? (
        <label class="stack-tight">
          {t().common.copyByHand}
          <input
            readOnly
            value={text}
            ref={(field) => {
              field?.focus();
              field?.select();
            }}
          />
        </label>
      ) : null}
    </>
  );
}
