import type { OptionSpec } from '@traque/engine/core/game';
import type { OptionText } from '@traque/texts';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';

interface Props {
  readonly option: string;
  readonly text: OptionText | undefined;
  readonly spec: OptionSpec;
  readonly value: unknown;
  /** The seats by name, for options that name one. */
  readonly names: readonly string[];
  /** The address of the editor for it, if the game has one. */
  readonly editor?: string | undefined;
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
          {props.editor === undefined || text.own === undefined ? null : (
            <>
              {' '}
              <a href={props.editor}>{text.own.make}</a>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** No name of an option's value. */
const OWN = ' own';

function Entry({ option, text, spec, value, names, change, id }: Props & { id: string }) {
  const words = t().tables;
  if ('values' in spec) {
    const labels = text?.values ?? {};
    // What was made in an editor is data: it is chosen until something else is.
    const isOwn = typeof value === 'object' && value !== null;
    return (
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={isOwn ? OWN : typeof value === 'string' ? value : spec.default}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== OWN) change(currentTarget.value);
        }}
      >
        {isOwn ? <option value={OWN}>{text?.own?.chosen ?? option}</option> : null}
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
  return spec.type === 'integer' ? <NumberEntry id={id} spec={spec} value={value} change={change} /> : null;
}

type IntegerSpec = Extract<OptionSpec, { type: 'integer' }>;

/** A wrong number is kept in sight, with what is possible; the form cannot be sent with it. */
function NumberEntry({ id, spec, value, change }: Pick<Props, 'value' | 'change'> & { id: string; spec: IntegerSpec }) {
  const [wrong, setWrong] = useState(false);
  const max = spec.max ?? 999;
  const problem = t().online.wrongNumber({ min: spec.min, max });
  return (
    <>
      <input
        id={id}
        aria-describedby={wrong ? `${id}-wrong` : `${id}-help`}
        aria-invalid={wrong}
        type="number"
        min={spec.min}
        max={max}
        step={1}
        placeholder={spec.default === null ? t().tables.noLimit : String(spec.default)}
        {...(wrong ? {} : { value: typeof value === 'number' ? value : '' })}
        onInput={({ currentTarget }) => {
          currentTarget.setCustomValidity('');
          const { valid } = currentTarget.validity;
          // In the app's language, not the browser's.
          if (!valid) currentTarget.setCustomValidity(problem);
          setWrong(!valid);
          const number = currentTarget.valueAsNumber;
          change(valid && Number.isInteger(number) ? number : undefined);
        }}
      />
      {wrong ? (
        <p class="problem" role="alert" id={`${id}-wrong`}>
          {problem}
        </p>
      ) : null}
    </>
  );
}
