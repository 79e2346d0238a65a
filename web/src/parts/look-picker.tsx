/** Chooses a colour and shape: all of them are shown, with whose they are. */
import { useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from './icons.tsx';
import { Mark } from './mark.tsx';
import './look-picker.css';

interface Props {
  readonly look: number;
  /** Whose seat it is. */
  readonly label: string;
  /** The name of the other player who has this look; undefined: nobody. */
  readonly ownerOf: (look: number) => string | undefined;
  /** Whether a look that another has may be taken: then they exchange. */
  readonly mayExchange: (look: number) => boolean;
  readonly choose: (look: number) => void;
}

export function LookPicker({ look, label, ownerOf, mayExchange, choose }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { shapes } = t().common;
  const close = () => {
    if (details.current?.open !== true) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      class="look-picker"
      name="looks"
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onFocusOut={(event) => {
        // Somewhere else on the page, not another of these buttons.
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          event.currentTarget.open = false;
      }}
    >
      <summary
        class="button quiet"
        title={t().online.chooseColour}
        aria-label={t().common.labelled({ label, value: `${t().tables.colour}, ${shapes[look]}` })}
      >
        <Mark look={look} />
        <Icon name="down" />
      </summary>
      <div class="panel" role="group" aria-label={t().online.chooseColour}>
        <p>{t().online.chooseColour}</p>
        <div class="row">
          {shapes.map((shape, each) => {
            const owner = ownerOf(each);
            const name = owner === undefined ? shape : t().online.colourOf({ shape, name: owner });
            return (
              <button
                key={each}
                type="button"
                class="quiet icon"
                aria-label={name}
                title={name}
                aria-pressed={each === look}
                disabled={owner !== undefined && !mayExchange(each)}
                onClick={() => {
                  close();
                  if (each !== look) choose(each);
                }}
              >
                <Mark look={each} />
              </button>
            );
          })}
        </div>
      </div>
    </details>
  );
}
