import type { Seat } from '@traque/engine/core/game';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { EndingColumn, EndingRow, EndingTable } from '../boards/ending.ts';
import { Face } from '../parts/face.tsx';
import type { Room } from '../room/room.ts';

interface Props {
  readonly room: Room;
  readonly winners: readonly Seat[];
  readonly tables: readonly EndingTable[];
}

/** Everybody from the first to the last; a game that is scored in rounds shows each of them on request. */
export function Standings({ room, winners, tables }: Props) {
  const words = t().ending;
  const [chosen, setChosen] = useState(0);
  const table = tables[chosen] ?? tables[0]!;
  return (
    <section class="standings" aria-label={words.standings}>
      {tables.length < 2 ? null : (
        <div class="standings-choice" role="group" aria-label={words.standings}>
          {tables.map(({ title }, i) => (
            <button key={title} class="quiet" aria-pressed={i === chosen} onClick={() => setChosen(i)}>
              {title === '' ? words.wholeGame : title}
            </button>
          ))}
        </div>
      )}
      <div class="standings-wide" role="group" aria-label={words.standings} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="aside">{words.player}</span>
              </th>
              {table.columns.map((column) => (
                <Heading key={column.label} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.seat} room={room} row={row} columns={table.columns} hasWon={winners.includes(row.seat)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Heading({ column: { label, picture, isMain } }: { column: EndingColumn }) {
  return (
    <th scope="col" class={isMain === true ? 'main' : undefined} title={label}>
      {picture === undefined ? (
        label
      ) : (
        <>
          {picture}
          <span class="aside">{label}</span>
        </>
      )}
    </th>
  );
}

interface RowProps {
  readonly room: Room;
  readonly row: EndingRow;
  readonly columns: readonly EndingColumn[];
  readonly hasWon: boolean;
}

function Row({ room, row: { seat, note, cells }, columns, hasWon }: RowProps) {
  const player = room.roster.value?.seats[seat];
  if (player === undefined) return null;
  return (
    <tr class={hasWon ? 'won' : undefined}>
      <th scope="row">
        <span class="standings-player">
          <Face game={room.table.game} look={player.look} level={player.level} />
          <span>
            <strong>{player.name}</strong>
            {note === undefined ? null : <small>{note}</small>}
          </span>
        </span>
      </th>
      {cells.map((cell, i) => (
        <td key={i} class={columns[i]?.isMain === true ? 'main' : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
