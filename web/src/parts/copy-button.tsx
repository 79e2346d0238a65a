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

/** Copies a text. If the browser forbids it, the text is shown and selected, to be copied by hand. */
export function CopyButton({ text, look, children }: { text: string; look: string; children: ComponentChildren }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button class={look} onClick={() => void copy(text).then(setCopied)}>
        <Icon name="link" />
        {copied === true ? t().common.copied : children}
      </button>
      {/* Not inside: a status is no part of a button's name. */}
      <span role="status" class="aside">
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
