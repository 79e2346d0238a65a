import type { Slip } from '@traque/analysis/slip';
import { t, tableWords } from '../app/language.ts';
import { reasonText } from '../room/reason-text.ts';
import { facesOf, type Story } from './story.ts';

const REASONS = 2;

/** Why the better action is better, where it is proved; otherwise nothing. */
export function Reasons({ story, slip }: { story: Story; slip: Slip }) {
  const words = tableWords(story.table.game);
  const said = (slip.reasons ?? []).flatMap((reason) => reasonText(reason, facesOf(story), words, t().room) ?? []);
  return (
    <>
      {said.slice(0, REASONS).map((text) => (
        <p key={text} class="slip-reason">
          {text}
        </p>
      ))}
    </>
  );
}
