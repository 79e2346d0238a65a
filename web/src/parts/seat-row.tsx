import { levels, type Level } from '@traque/bots/core/brain';
import { t } from '../app/language.ts';
import type { CharacterText } from '@traque/texts';
import { BotPortrait } from './face.tsx';
import { Icon } from './icons.tsx';
import { Mark } from './mark.tsx';
import { type Draft, type OptionSpecs, type SeatKind, withoutSeat, withSeat } from './setup-draft.ts';

const kinds: readonly SeatKind[] = ['me', 'here', 'bot', 'open'];

interface Props {
  readonly game: string;
  /** The bots of this game by level; null until they are known. */
  readonly characters: Readonly<Record<string, CharacterText>> | null;
  readonly draft: Draft;
  readonly at: number;
  /** What it is called now. */
  readonly name: string;
  readonly mayGo: boolean;
  /** Null while they are not known: until then no seat goes, because options may name one. */
  readonly specs: OptionSpecs | null;
  readonly change: (draft: Draft) => void;
}

/** One seat of a table being set up. */
export function SeatRow({ game, characters, draft, at, name, mayGo, specs, change }: Props) {
  const words = t().tables;
  const seat = draft.seats[at]!;
  const id = `seat-${at}`;
  const label = (what: string) => t().common.labelled({ label: words.seat(at + 1), value: what });
  return (
    <li class="seat">
      <Looks draft={draft} at={at} change={change} />
      <div class="field grow">
        <label class="aside" for={`${id}-name`}>
          {label(words.name)}
        </label>
        {seat.kind === 'open' ? (
          <p class="vacant">{t().room.open}</p>
        ) : (
          <input
            id={`${id}-name`}
            maxLength={24}
            autoComplete="off"
            placeholder={name}
            value={seat.name}
            onInput={(event) => change(withSeat(draft, at, { name: event.currentTarget.value }))}
          />
        )}
      </div>
      <div class="field">
        <label class="aside" for={`${id}-kind`}>
          {label(words.kind)}
        </label>
        <select
          id={`${id}-kind`}
          value={seat.kind}
          onChange={(event) => change(withSeat(draft, at, { kind: event.currentTarget.value as SeatKind }))}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </div>
      {seat.kind === 'bot' ? (
        <div class="field">
          <label class="aside" for={`${id}-level`}>
            {label(words.level)}
          </label>
          <select
            id={`${id}-level`}
            value={seat.level}
            onChange={(event) => change(withSeat(draft, at, { level: event.currentTarget.value as Level }))}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {words.levels[level]}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {mayGo ? (
        <button
          type="button"
          class="quiet icon"
          aria-label={words.removeSeat(name)}
          disabled={specs === null}
          onClick={() => specs && change(withoutSeat(draft, at, specs))}
        >
          <Icon name="close" />
        </button>
      ) : null}
      {seat.kind === 'bot' ? (
        <p class="character">
          <BotPortrait game={game} look={seat.look} level={seat.level} />
          <span>
            <strong>{characters?.[seat.level]?.name}</strong>
            {characters?.[seat.level]?.way}
          </span>
        </p>
      ) : null}
    </li>
  );
}

/** Colour and shape. A press takes the next one, and the seat that had it gets this one's. */
function Looks({ draft, at, change }: Pick<Props, 'draft' | 'at' | 'change'>) {
  const { look } = draft.seats[at]!;
  const shapes = t().common.shapes;
  return (
    <button
      type="button"
      class="quiet icon looks"
      aria-label={t().common.labelled({
        label: t().tables.seat(at + 1),
        value: `${t().tables.colour}, ${shapes[look]}`,
      })}
      onClick={() => change(withSeat(draft, at, { look: (look + 1) % shapes.length }))}
    >
      <Mark look={look} />
    </button>
  );
}
