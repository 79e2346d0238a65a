/** Setting up a table: players and options. The defaults are sensible, so that the second click starts the game. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OptionSpec } from '@traque/engine/core/game';
import { t } from '../app/language.ts';
import { address, go } from '../app/router.ts';
import { ownName } from '../app/settings.ts';
import { saveValue } from '../app/local-storage.ts';
import { engine } from '../client/workers.ts';
import type { LocalSeat } from '../client/local-setup.ts';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { OptionField } from '../parts/option-field.tsx';
import { type TableOptions, useTableOptions } from '../parts/options.ts';
import { duration, OnlineFields } from '../parts/online-fields.tsx';
import { Page } from '../parts/page.tsx';
import { SeatRow } from '../parts/seat-row.tsx';
import { Titled } from '../parts/titled.tsx';
import {
  type PlayMode,
  playModes,
  type Draft,
  draftOf,
  isOnline,
  isRated,
  rememberDraft,
  withOneMore,
} from '../parts/setup-draft.ts';
import './set-up.css';

/** The name of a seat: its own, else the usual one of its kind. */
function nameOf(draft: Draft, at: number): string {
  const words = t().tables;
  const seat = draft.seats[at]!;
  if (seat.name.trim() !== '') return seat.name.trim();
  if (seat.kind === 'me' && ownName.value.trim() !== '') return ownName.value.trim();
  if (seat.kind === 'bot') return words.botNames[seat.look % words.botNames.length]!;
  return words.personName(at + 1);
}

async function startHere(game: GameName, draft: Draft): Promise<string> {
  const seats = draft.seats.map((seat, at): LocalSeat => {
    const { look, level } = seat;
    const name = nameOf(draft, at);
    return seat.kind === 'bot'
      ? { kind: 'bot', name, look, level }
      : { kind: seat.kind === 'me' ? 'me' : 'here', name, look };
  });
  const id = await engine().create({ game, options: draft.options, seats });
  saveValue('played', 'yes');
  return `/play/${id}`;
}

async function startOnline(game: GameName, draft: Draft): Promise<string> {
  const { createTable } = await import('../client/api.ts');
  const own = draft.seats.findIndex(({ kind }) => kind === 'me');
  return createTable(game, draft, own < 0 ? ownName.value.trim() || t().tables.personName(1) : nameOf(draft, own));
}

function whyNot(error: unknown): string {
  const words = t().errors;
  // Any other error means that no server answered: even the code for asking may have failed to load.
  if (!(error instanceof Error && error.name === 'RequestRejectedError'))
    return `${words.noServer}. ${words.noServerHelp}`;
  const code = 'code' in error ? error.code : '';
  if (code === 'tooMany') return words.tooManyTables;
  if (code === 'diskFull') return words.diskFull;
  return code === 'tooFast' ? words.tooMany : words.serverRefused;
}

/** A field only where there is something to choose, or an editor to make it with. */
const isChoice = (option: string, spec: OptionSpec, game: GameName): boolean =>
  !('values' in spec) || spec.values.length > 1 || manifests[game].editor?.option === option;

/** Options that name a player stand with the players. */
const isAboutSeats = ([, spec]: readonly [string, OptionSpec]): boolean => 'type' in spec && spec.type === 'seat';

/** What is folded away, in a line: only what differs from the usual. */
function summaryOf(
  known: TableOptions | null,
  { options, clock, hints, title, ...draft }: Draft,
  online: boolean,
  choices: readonly (readonly [string, OptionSpec])[],
): string {
  const chosen = choices.flatMap(([key, spec]) => {
    const [texts, value] = [known?.words.options[key], options[key]];
    if (texts === undefined) return [];
    if (typeof value === 'object' && value !== null && texts.own !== undefined)
      return [t().common.labelled({ label: texts.label, value: texts.own.chosen })];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if ('default' in spec && value === spec.default) return [];
    return [t().common.labelled({ label: texts.label, value: texts.values[value] ?? String(value) })];
  });
  const time = online && clock !== null ? [t().tables.timePerMove(duration(clock))] : [];
  const rated = online && isRated({ options, clock, ...draft });
  const allowed = rated ? [t().ratings.rated] : online && hints === true ? [t().tables.hintsAllowed] : [];
  const named = online && title !== undefined && title.trim() !== '' ? [title.trim()] : [];
  return [...named, ...chosen, ...time, ...allowed].join(' · ');
}

export function Screen({ game }: { game: GameName }) {
  const words = t().tables;
  const { title, world, players } = manifests[game];
  const asked = address.value.query.get('with');
  const mode: PlayMode = playModes.find((kind) => kind === asked) ?? 'bots';
  const [draft, setDraft] = useState<Draft>(() => draftOf(game, mode));
  const [busy, setBusy] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const known = useTableOptions(game);
  const specs = known?.specs ?? null;
  const choices = Object.entries(specs ?? {}).filter(([option, spec]) => isChoice(option, spec, game));
  const online = isOnline(draft);

  useEffect(() => setDraft(draftOf(game, mode)), [game, mode]);

  async function start(): Promise<void> {
    setBusy(true);
    setProblem(null);
    rememberDraft(game, mode, draft);
    try {
      go(await (online ? startOnline(game, draft) : startHere(game, draft)));
    } catch (error) {
      setProblem(online ? whyNot(error) : t().errors.serverRefused);
      setBusy(false);
    }
  }

  const names = draft.seats.map((_, at) => nameOf(draft, at));
  const [aboutSeats, others] = [choices.filter(isAboutSeats), choices.filter((choice) => !isAboutSeats(choice))];
  const summary = summaryOf(known, draft, online, others);
  const field = (key: string, spec: OptionSpec) => (
    <OptionField
      key={key}
      option={key}
      text={known?.words.options[key]}
      spec={spec}
      value={draft.options[key]}
      names={names}
      editor={manifests[game].editor?.option === key ? `/editor/${game}` : undefined}
      change={(value) => {
        const { [key]: _old, ...rest } = draft.options;
        setDraft({ ...draft, options: value === undefined ? rest : { ...rest, [key]: value } });
      }}
    />
  );
  return (
    <Page title={words.setUp(title)} world={world} narrow cover={game}>
      <form
        class="set-up stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          // What is wrong may be folded away.
          if (!form.checkValidity() && more.current !== null) more.current.open = true;
          if (form.reportValidity()) void start();
        }}
      >
        <Titled game={game}>
          <h1>{words.setUp(title)}</h1>
        </Titled>
        <section class="panel stack" aria-labelledby="who">
          <h2 id="who">{words.seats}</h2>
          {aboutSeats.length > 0 ? (
            <div class="about-seats">{aboutSeats.map(([key, spec]) => field(key, spec))}</div>
          ) : null}
          <ol class="seats">
            {draft.seats.map((seat, at) => (
              <SeatRow
                key={at}
                game={game}
                characters={known?.words.characters ?? null}
                draft={draft}
                at={at}
                names={names}
                mayGo={draft.seats.length > players.min && seat.kind !== 'me'}
                specs={specs}
                change={setDraft}
              />
            ))}
          </ol>
          {draft.seats.length < players.max ? (
            <button type="button" onClick={() => setDraft(withOneMore(draft, mode))}>
              <Icon name="plus" />
              {words.addSeat}
            </button>
          ) : null}
        </section>
        {others.length > 0 || online ? (
          <details class="panel options" ref={more}>
            <summary>
              <h2>{words.options}</h2>
              <span class="help">{summary}</span>
            </summary>
            <div class="stack">
              {others.map(([key, spec]) => field(key, spec))}
              {online ? <OnlineFields draft={draft} change={setDraft} /> : null}
            </div>
          </details>
        ) : null}
        <div class="start row">
          <button class="primary large" type="submit" disabled={busy}>
            <Icon name={online ? 'link' : 'play'} />
            {busy ? words.starting : online ? words.invite : words.start}
          </button>
          <a class="button" href={`/rules/${game}`}>
            <Icon name="rules" />
            {t().common.rules}
          </a>
          {problem === null ? null : (
            <p role="alert" class="problem">
              {problem}
            </p>
          )}
        </div>
      </form>
    </Page>
  );
}
