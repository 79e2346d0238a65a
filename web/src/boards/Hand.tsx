import type { ComponentChildren } from 'preact';

interface CardLook {
  readonly class: string;
  /** By which a lesson finds it. */
  readonly part?: string;
  /** For cards whose content is only a picture. */
  readonly label?: string;
  /** For its tooltip, where the content does not fit (`parts/tooltips.ts`). */
  readonly tip?: string;
  readonly name?: string;
  readonly content: ComponentChildren;
}

interface Props<Card> {
  readonly label: string;
  readonly cards: readonly Card[];
  /** The index of the chosen card, or -1. */
  readonly chosen: number;
  readonly active: boolean;
  readonly choose: (index: number | null) => void;
  readonly look: (card: Card, index: number) => CardLook;
  /** What stands behind the last card. */
  readonly children?: ComponentChildren;
}

/** The viewer's cards as buttons. Pressing the chosen one again unchooses it. */
export function Hand<Card>({ label: title, cards, chosen, active, choose, look, children }: Props<Card>) {
  return (
    <div class="hand" data-part="part:hand" role="group" aria-label={title}>
      {cards.map((card, i) => {
        const { class: className, part, label, tip, name, content } = look(card, i);
        return (
          <button
            key={i}
            type="button"
            class={className}
            data-part={part}
            aria-pressed={chosen === i}
            aria-label={label}
            data-tip={tip}
            data-name={name}
            // A card that has more to say can be reached also while it cannot be played.
            disabled={!active && tip === undefined}
            aria-disabled={!active}
            onClick={() => active && choose(chosen === i ? null : i)}
          >
            {content}
          </button>
        );
      })}
      {children}
    </div>
  );
}
