/** Loot as pictures with numbers: shorter than words, and the same in every language. */
import './loot-list.css';
import type { Face } from '@traque/engine/mammut/protocol';
import { Chip } from './art/Chip.tsx';
import { counted } from './loot.ts';
import { facesInWords, type Words } from './words.ts';

export function LootList({ words, faces }: { readonly words: Words; readonly faces: readonly Face[] }) {
  return (
    <span class="cave loot-list" role="img" aria-label={facesInWords(faces, words)}>
      {counted(faces).map(([face, count]) => (
        <span key={face} class="heap">
          {count > 1 && count}
          <Chip face={face} />
        </span>
      ))}
    </span>
  );
}
