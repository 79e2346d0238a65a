import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';

/** Losing a rated game at once: asked twice, since it ends for everyone. */
export function Resign({ resign }: { resign: () => void }) {
  const [sure, setSure] = useState(false);
  const words = t().ratings;
  if (!sure)
    return (
      <div class="row">
        <button onClick={() => setSure(true)}>{words.resign}</button>
      </div>
    );
  return (
    <div class="row" role="group" aria-label={words.resign}>
      <p>{words.resignHelp}</p>
      <button onClick={resign}>{words.resign}</button>
      <button class="quiet" onClick={() => setSure(false)}>
        {t().room.abandonCancel}
      </button>
    </div>
  );
}
