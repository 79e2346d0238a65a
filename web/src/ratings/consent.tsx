/** A rated table before the start: what that means, who agrees, and the way to an unrated game. */
import { language, t } from '../app/language.ts';
import type { OnlineTable } from '../client/online.ts';
import type { Outcome, Roster } from '../client/table-client.ts';
import './ratings.css';

interface Props {
  readonly table: OnlineTable;
  readonly roster: Roster;
  /** Somebody without a seat says so before they take one. */
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
  readonly tell: (outcome: Outcome) => void;
}

/** Who sits at a rated table without having agreed. */
export const undecided = ({ rated, seats }: Roster): readonly string[] =>
  rated === true ? seats.filter((seat) => seat.rated === false).map(({ name }) => name) : [];

export function ConsentPanel({ table, roster, agreed, setAgreed, tell }: Props) {
  if (roster.rated !== true) return null;
  const words = t().ratings;
  const own = table.seat === null ? undefined : roster.seats[table.seat];
  const missing = undecided(roster);
  const names = new Intl.ListFormat(language.value).format([...missing]);
  const change = (agree: boolean): void => {
    if (own === undefined) setAgreed(agree);
    else void table.online.consent(agree).then(tell);
  };
  const hasAgreed = own === undefined ? agreed : own.rated === true;
  return (
    <section class="panel stack-tight consent" aria-labelledby="rated">
      <h2 id="rated">{words.rated}</h2>
      <p>{words.about}</p>
      {own === undefined && !roster.seats.some(({ kind }) => kind === 'open') ? null : (
        <label class="row">
          <input type="checkbox" checked={hasAgreed} onChange={(event) => change(event.currentTarget.checked)} />
          {words.agree}
        </label>
      )}
      {own === undefined ? <p class="help">{words.mayDisagree}</p> : null}
      {own !== undefined && !hasAgreed && !roster.host ? <p class="help">{words.disagreed(table.hostName)}</p> : null}
      {roster.host ? (
        <div class="row">
          {missing.length === 0 ? null : <p class="grow">{words.waiting(names)}</p>}
          <button onClick={() => void table.online.unrate().then(tell)}>{words.unrate}</button>
        </div>
      ) : null}
    </section>
  );
}
