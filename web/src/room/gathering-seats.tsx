/** The seats of a table before the start: take one, change one's own, and for the host: bots. */
import { t } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import { introduce } from '../client/api.ts';
import type { OnlineTable } from '../client/online.ts';
import type { Outcome, Roster, RosterSeat } from '../client/table-client.ts';
import { LookPicker } from '../parts/look-picker.tsx';
import { Mark } from '../parts/mark.tsx';
import { Rename } from './rename.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly roster: Roster;
  readonly tell: (outcome: Outcome) => void;
  /** Whether who takes a seat here agrees to a rated game. */
  readonly agreed: boolean;
  /** By seat; empty where nothing is shown. */
  readonly ratings: readonly (string | null)[];
}

async function join(table: OnlineTable, seat: number, rated: boolean): Promise<Outcome> {
  try {
    await introduce(ownName.value.trim() || t().tables.personName(seat + 1));
  } catch {
    return { kind: 'failed', code: 'noServer' };
  }
  return table.online.join(seat, rated);
}

/** A seat of somebody who is not here becomes a bot's. */
async function giveToBot(table: OnlineTable, seat: number): Promise<Outcome> {
  const freed = await table.online.fill(seat, null);
  return freed.kind === 'done' ? table.online.fill(seat, 'normal') : freed;
}

export function GatheredSeats({ table, roster, tell, agreed, ratings }: Props) {
  const props = { table, roster, tell, agreed, ratings };
  return (
    <ol class="panel gathered">
      {roster.seats.map((player, seat) => (
        <li key={seat} class={`seat ${player.kind}`}>
          {table.seat === seat ? (
            <OwnSeat {...props} player={player} />
          ) : (
            <OtherSeat {...props} player={player} seat={seat} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** At a rated table: the rating, and whether they agree. */
function RatedNote({ player, rating }: { player: RosterSeat; rating: string | null | undefined }) {
  if (player.rated === undefined) return null;
  const state = player.rated ? t().ratings.agreed : t().ratings.notYet;
  return (
    <small class={player.rated ? 'help rating' : 'help rating absent'}>
      {rating === null || rating === undefined ? state : `${rating} · ${state}`}
    </small>
  );
}

function OwnSeat({ table, roster, tell, player, ratings }: Props & { player: RosterSeat }) {
  const others = roster.seats.filter((each) => each !== player);
  const holder = (look: number) => others.find((each) => each.look === look);
  return (
    <>
      <LookPicker
        look={player.look}
        label={player.name}
        // A bot or a free seat gives way; nobody minds.
        ownerOf={(look) => (holder(look)?.kind === 'person' ? holder(look)?.name : undefined)}
        mayExchange={() => false}
        choose={(look) => void table.online.setLook(look).then(tell)}
      />
      <Rename id="own-seat-name" name={player.name} rename={(name) => void table.online.rename(name).then(tell)} />
      <RatedNote player={player} rating={table.seat === null ? null : ratings[table.seat]} />
      <small class="help">{t().room.you}</small>
    </>
  );
}

function OtherSeat({
  table,
  roster,
  tell,
  agreed,
  ratings,
  player,
  seat,
}: Props & { player: RosterSeat; seat: number }) {
  const words = t().tables;
  const isAway = player.kind === 'person' && !player.present;
  return (
    <>
      <Mark look={player.look} label={t().common.shapes[player.look]} />
      <strong class="grow">{player.name}</strong>
      <RatedNote player={player} rating={ratings[seat]} />
      {player.kind === 'bot' ? (
        <small class="help">{t().room.bot(words.levels[player.level ?? 'normal'])}</small>
      ) : null}
      {player.kind === 'person' ? (
        <small class={isAway ? 'help absent' : 'help here'}>{isAway ? t().room.away : t().room.present}</small>
      ) : null}
      {player.kind === 'open' && table.seat === null ? (
        <button class="primary" onClick={() => void join(table, seat, agreed).then(tell)}>
          {words.joinAs}
        </button>
      ) : null}
      {player.kind === 'open' && roster.host && roster.rated !== true ? (
        <button onClick={() => void table.online.fill(seat, 'normal').then(tell)}>{words.seatBot}</button>
      ) : null}
      {isAway && roster.host && roster.rated !== true ? (
        <button onClick={() => void giveToBot(table, seat).then(tell)}>{t().online.giveToBot}</button>
      ) : null}
      {player.kind !== 'open' && roster.host ? (
        <button class="quiet" onClick={() => void table.online.fill(seat, null).then(tell)}>
          {words.seatFree}
        </button>
      ) : null}
    </>
  );
}
