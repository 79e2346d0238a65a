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
}

async function join(table: OnlineTable, seat: number): Promise<Outcome> {
  try {
    await introduce(ownName.value.trim() || t().tables.personName(seat + 1));
  } catch {
    return { kind: 'failed', code: 'noServer' };
  }
  return table.online.join(seat);
}

/** A seat of somebody who is not here becomes a bot's. */
async function giveToBot(table: OnlineTable, seat: number): Promise<Outcome> {
  const freed = await table.online.fill(seat, null);
  return freed.kind === 'done' ? table.online.fill(seat, 'normal') : freed;
}

export function GatheredSeats({ table, roster, tell }: Props) {
  return (
    <ol class="panel gathered">
      {roster.seats.map((player, seat) => (
        <li key={seat} class={`seat ${player.kind}`}>
          {table.seat === seat ? (
            <OwnSeat table={table} roster={roster} tell={tell} player={player} />
          ) : (
            <OtherSeat table={table} roster={roster} tell={tell} player={player} seat={seat} />
          )}
        </li>
      ))}
    </ol>
  );
}

function OwnSeat({ table, roster, tell, player }: Props & { player: RosterSeat }) {
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
      <small class="help">{t().room.you}</small>
    </>
  );
}

function OtherSeat({ table, roster, tell, player, seat }: Props & { player: RosterSeat; seat: number }) {
  const words = t().tables;
  const isAway = player.kind === 'person' && !player.present;
  return (
    <>
      <Mark look={player.look} label={t().common.shapes[player.look]} />
      <strong class="grow">{player.name}</strong>
      {player.kind === 'bot' ? (
        <small class="help">{t().room.bot(words.levels[player.level ?? 'normal'])}</small>
      ) : null}
      {player.kind === 'person' ? (
        <small class={isAway ? 'help absent' : 'help here'}>{isAway ? t().room.away : t().room.present}</small>
      ) : null}
      {player.kind === 'open' && table.seat === null ? (
        <button class="primary" onClick={() => void join(table, seat).then(tell)}>
          {words.joinAs}
        </button>
      ) : null}
      {player.kind === 'open' && roster.host ? (
        <button onClick={() => void table.online.fill(seat, 'normal').then(tell)}>{words.seatBot}</button>
      ) : null}
      {isAway && roster.host ? (
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
