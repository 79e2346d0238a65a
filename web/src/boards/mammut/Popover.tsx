/** A button that opens a sheet over the page, so that nothing on the board has to move for it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly class: string;
  readonly title: string;
  /** Read out instead of the button's content. */
  readonly label?: string;
  readonly button: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Popover({ class: name, title, label, button, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" class={name} popovertarget={id} aria-label={label} title={title}>
        {button}
      </button>
      <div id={id} popover="auto" class="sheet" role="dialog" aria-label={title}>
        <h2>{title}</h2>
        {children}
      </div>
    </>
  );
}
