import { levels, type Level } from '@traque/bots/core/brain';
import { t } from '../app/language.ts';
import type { CharacterText } from '@traque/texts';
import { BotPortrait } from './face.tsx';
import { Icon } from './icons.tsx';
import { LookPicker } from './look-picker.tsx';
import { type Draft, type OptionSpecs, type SeatKind, withoutSeat, withSeat } from './setup-draft.ts';

const kinds: readonly SeatKind[] = ['me', 'here', 'bot', 'open'];

interface Props {
  readonly game: string;
  /** The bots of this game by level; null until they are known. */
  readonly characters: Readonly<Record<string, CharacterText>> | null;
  readonly draft: Draft;
  readonly at: number;
  /** What all seats are called now. */
  readonly names: readonly string[];
  readonly mayGo: boolean;
  /** Null while they are not known: until then no seat goes, because options may name one. */
  readonly specs: OptionSpecs | null;
  readonly change: (draft: Draft) => void;
}

/** One seat of a table being set up. */
export function SeatRow({ game, characters, draft, at, names, mayGo, specs, change }: Props) {
  const words = t().tables;
  const seat = draft.seats[at]!;
  const name = names[at]!;
  const id = `seat-${at}`;
  const label = (what: string) => t().common.labelled({ label: words.seat(at + 1), value: what });
  return (
    <li class="seat">
      <Looks draft={draft} at={at} change={change} nameOf={(other) => names[other]!} />
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

/** Colour and shape; the seat that had the chosen one gets this one's. */
function Looks({
  draft,
  at,
  change,
  nameOf,
}: Pick<Props, 'draft' | 'at' | 'change'> & { nameOf: (at: number) => string }) {
  const ownerOf = (look: number) => {
    const owner = draft.seats.findIndex((seat, i) => i !== at && seat.look === look);
    return owner < 0 ? undefined : nameOf(owner);
  };
  return (
    <LookPicker
      look={draft.seats[at]!.look}
      label={t().tables.seat(at + 1)}
      ownerOf={ownerOf}
      mayExchange={() => true}
      choose={(look) => change(withSeat(draft, at, { look }))}
    />
  );
}
