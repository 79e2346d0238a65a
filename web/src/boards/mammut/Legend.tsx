/** The goal, and what each kind of loot is good for: always one touch away. */
import type { Face } from '@traque/engine/mammut/protocol';
import { openBook } from '../../book/open-book.ts';
import { Chip } from './art/Chip.tsx';
import { Popover } from './Popover.tsx';
import { tipOfFace } from './tips.ts';
import { faceName, type Words } from './words.ts';

const shown: readonly Face[] = ['axe', 'hide', 'tusk', 'meat', 'fire', 'reindeer', '?', 'red'];

const nameOfKind = (words: Words, face: Face): string =>
  face === 'reindeer' ? (words.animal[1] ?? '') : faceName(words, face);

export function Legend({ words, lastRound }: { readonly words: Words; readonly lastRound: number }) {
  return (
    <Popover class="round-button" title={words.legend} label={words.legend} button="?">
      <p>{words.goal(lastRound)}</p>
      <dl class="legend">
        {shown.map((face) => (
          <div key={face}>
            <dt>
              <span class="about">
                <Chip face={face} />
              </span>
              {nameOfKind(words, face)}
            </dt>
            <dd>{tipOfFace(words, face)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" onClick={() => openBook('mammut', 'all-cards')}>
          {words.allCards}
        </button>
      </p>
    </Popover>
  );
}
