/** Mission cards: the viewer's own face up, all others by their backs, which show only the colour (MO-70). */
import type { Colour, Treasure } from '@traque/engine/momie/protocol';
import { Niche, TreasureThing, colourOf } from './art/treasures.tsx';
import { cardName, treasureName, type Words } from './words.ts';
import { memo } from '../../parts/memo.tsx';

export const MissionCard = memo(function MissionCard({
  treasure,
  played,
}: {
  readonly treasure: Treasure;
  readonly played: boolean;
}) {
  return (
    <svg viewBox="-50 -66 100 132" class={played ? 'momie-card momie-card-played' : 'momie-card'} aria-hidden="true">
      <path class="momie-card-paper" d="M-46-60L45-62L47 60L-45 62Z" />
      <path class="momie-card-frame" d="M-40-54L39-56L41 54L-39 56Z" />
      <g transform="scale(.9)">
        <Niche of={colourOf(treasure)} />
        <TreasureThing of={treasure} />
      </g>
      {played && <path class="momie-card-seal" d="M-22 36L-6 52L30 14" />}
    </svg>
  );
});

export const CardBack = memo(function CardBack({ colour }: { readonly colour: Colour }) {
  return (
    <svg viewBox="-50 -66 100 132" class="momie-card" aria-hidden="true">
      <path class={`momie-card-back tomb-of-${colour}`} d="M-46-60L45-62L47 60L-45 62Z" />
      <path class="momie-card-back-frame" d="M-38-52L37-54L39 52L-37 54Z" />
      <g transform="scale(.72)">
        <Niche of={colour} />
      </g>
    </svg>
  );
});

export interface MissionsProps {
  readonly own: readonly Treasure[];
  readonly played: readonly Treasure[];
  readonly words: Words;
  /** Cards that could be played by a move within reach. */
  readonly playable: ReadonlySet<Treasure>;
  readonly onShow: (treasure: Treasure | null) => void;
}

export function Missions({ own, played, words, playable, onShow }: MissionsProps) {
  return (
    <section
      class={own.length + played.length > 5 ? 'momie-missions momie-missions-many' : 'momie-missions'}
      data-part="part:missions"
      aria-label={words.missions}
    >
      <h2>{words.goal.hunter({ n: played.length, all: own.length + played.length })}</h2>
      <ul>
        {[...own, ...played].map((treasure) => {
          const done = played.includes(treasure);
          const name = cardName(treasure, words);
          return (
            <li
              key={treasure}
              class={playable.has(treasure) ? 'momie-mission momie-mission-near' : 'momie-mission'}
              title={name}
              tabIndex={0}
              onPointerEnter={() => onShow(treasure)}
              onPointerLeave={() => onShow(null)}
              onFocus={() => onShow(treasure)}
              onBlur={() => onShow(null)}
            >
              <MissionCard treasure={treasure} played={done} />
              <span class="momie-mission-name">{treasureName(treasure, words)}</span>
              <span class="momie-unseen">{done ? `${name}, ${words.taken}` : name}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
