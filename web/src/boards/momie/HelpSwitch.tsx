/** Switches the help on that the table gives the viewer's side. */
import type { Help } from './useHelp.ts';
import { stepsRange } from './viewpoint.ts';
import type { Words } from './words.ts';

interface HelpSwitchProps {
  readonly help: Help;
  readonly words: Words;
  /** How far the mummy may walk, by its die; null if it is not known or not to be shown. */
  readonly steps: readonly number[] | null;
}

export function HelpSwitch({ help, words, steps }: HelpSwitchProps) {
  if (help.kind === null) return null;
  return (
    <label class="momie-help">
      <input type="checkbox" checked={help.shown} onChange={help.toggle} />
      {help.kind === 'suspects' ? words.suspects : words.reach}
      {steps !== null && <span class="momie-help-steps">{stepsRange(steps)}</span>}
    </label>
  );
}
