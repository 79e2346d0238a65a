import type { OptionSpec } from '@traque/engine/core/game';
import type { OptionText } from '@traque/texts';
import { t } from '../app/language.ts';

interface Props {
  readonly option: string;
  readonly text: OptionText | undefined;
  readonly spec: OptionSpec;
  readonly value: unknown;
  /** The seats by name, for options that name one. */
  readonly names: readonly string[];
  /** Undefined: chance or the default decides. */
  readonly change: (value: unknown) => void;
}

/** One option of a table, with a sentence that explains it. */
export function OptionField(props: Props) {
  const { option, text } = props;
  const id = `option-${option}`;
  return (
    <div class="option">
      <label for={id}>{text?.label ?? option}</label>
      <Entry {...props} id={id} />
      {text === undefined ? null : (
        <p class="help" id={`${id}-help`}>
          {text.help}
        </p>
      )}
    </div>
  );
}

function Entry({ text, spec, value, names, change, id }: Props & { id: string }) {
  const words = t().tables;
  if ('values' in spec) {
    const labels = text?.values ?? {};
    return (
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={typeof value === 'string' ? value : spec.default}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {spec.values.map((each) => (
          <option key={each} value={each}>
            {labels[each] ?? each}
          </option>
        ))}
      </select>
    );
  }
  if (spec.type === 'seat')
    return (
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={typeof value === 'number' ? value : ''}
        onChange={({ currentTarget }) => change(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
      >
        <option value="">{words.random}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    );
  if (spec.type !== 'integer') return null;
  return (
    <input
      id={id}
      aria-describedby={`${id}-help`}
      type="number"
      min={spec.min}
      max={spec.max ?? 999}
      placeholder={spec.default === null ? words.noLimit : String(spec.default)}
      value={typeof value === 'number' ? value : ''}
      onInput={({ currentTarget }) => {
        const number = currentTarget.valueAsNumber;
        change(Number.isInteger(number) && currentTarget.validity.valid ? number : undefined);
      }}
    />
  );
}
