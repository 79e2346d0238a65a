/** The scoring of a round as a table that fills in; choosing a cell shows where its points come from. */
import type { Seat } from '@traque/engine/core/game';
import { useState } from 'preact/hooks';
import { ClauseLink } from '../../parts/clause-link.tsx';
import type { SeatFace } from '../contract.ts';
import { CardBack } from './art/CardPicture.tsx';
import { Chip, Glyph } from './art/Chip.tsx';
import { SeatMark } from './SeatMark.tsx';
import { logLine } from './log.ts';
import type { SceneEvent } from './scene.ts';
import { type Account, type Cell, cellOf, placeOf, type Row, rows, sumOf } from './score-table.ts';
import { faceName, lookOf, nameOf, signed, type TableWords, type Words } from './words.ts';

interface Props {
  readonly texts: TableWords;
  readonly faces: readonly SeatFace[];
  readonly account: Account;
  readonly vp: readonly number[];
  /** Nothing more is to come. */
  readonly isComplete: boolean;
}

const nameOfRow = (words: Words, row: Row): string => (row === 'animal' ? words.animal[1] : words.faces[row][1]) ?? '';

function Content({ cell }: { readonly cell: Cell }) {
  return (
    <>
      {cell.vp !== null && <b class={cell.vp < 0 ? 'sum loss' : 'sum'}>{signed(cell.vp)}</b>}
      {cell.cards > 0 && (
        <span class="gain">
          <CardBack />
          {signed(cell.cards)}
        </span>
      )}
      {cell.steps > 0 && (
        <span class="gain">
          <Glyph face="hide" />
          {signed(cell.steps)}
        </span>
      )}
      {cell.tokens.length > 0 && (
        <span class="gain animals">
          {cell.tokens.map((species) => (
            <Glyph key={species} face={species} />
          ))}
        </span>
      )}
      {cell.vp === null && cell.cards + cell.steps + cell.tokens.length === 0 && <span class="sum">·</span>}
    </>
  );
}

/** The events to put into words: those of the chosen cell, else the latest one. */
function saidOf(account: Account, chosen: string | null, isComplete: boolean): readonly SceneEvent[] {
  if (chosen !== null)
    return account.events.filter((event) => {
      const place = placeOf(event);
      return place !== null && `${place.row}-${place.seat}` === chosen;
    });
  return isComplete ? [] : account.events.slice(-1);
}

export function ScoreTable({ texts, faces, account, vp, isComplete }: Props) {
  const { board: words } = texts;
  const [chosen, setChosen] = useState<string | null>(null);
  const seats = vp.map((_, seat) => seat);
  const latest = account.events.at(-1);
  const at = latest && !isComplete ? placeOf(latest) : null;
  const said = saidOf(account, chosen, isComplete);
  const inWords = (events: readonly SceneEvent[]): string =>
    events.map((event) => logLine(event, faces, texts)).join(' ');

  function cell(row: Row, seat: Seat) {
    const key = `${row}-${seat}`;
    const content = cellOf(account, row, seat);
    if (content.events.length === 0) return <td key={key} />;
    const isNow = at?.row === row && at.seat === seat;
    return (
      <td key={key} class={isNow ? 'now' : undefined}>
        <button type="button" aria-pressed={chosen === key} onClick={() => setChosen(chosen === key ? null : key)}>
          <Content cell={content} />
          <span class="aside">
            {words.cell({ kind: nameOfRow(words, row), name: nameOf(faces, seat), says: inWords(content.events) })}
          </span>
        </button>
      </td>
    );
  }

  return (
    <section class="account" aria-label={words.account(account.round)}>
      <table>
        <caption>{words.account(account.round)}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" style={`--look: var(--look-${lookOf(faces, seat)})`}>
                <SeatMark look={lookOf(faces, seat)} />
                <span class="name">{nameOf(faces, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                tabIndex={0}
                aria-label={nameOfRow(words, row)}
                data-tip={row === 'animal' ? words.tips.animal : words.tips[row]}
              >
                <span class="about">
                  <Chip face={row === 'animal' ? 'reindeer' : row} />
                </span>
                <span class="name">{row === 'animal' ? words.animal[1] : faceName(words, row)}</span>
              </th>
              {seats.map((seat) => cell(row, seat))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.thisRound}</th>
            {seats.map((seat) => {
              const sum = sumOf(account, seat);
              return (
                <td key={seat}>
                  <b class={sum < 0 ? 'sum loss' : 'sum'}>{signed(sum)}</b>
                </td>
              );
            })}
          </tr>
          <tr class="total">
            <th scope="row">{words.pointsTrack}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <b>{vp[seat]}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div class="said" tabIndex={0} role="group" aria-label={words.pickCell}>
        {said.length === 0 ? (
          <p class="help">{words.pickCell}</p>
        ) : (
          said.map((event, i) => (
            <p key={i}>
              {logLine(event, faces, texts)} <ClauseLink id={event.clause} />
            </p>
          ))
        )}
      </div>
    </section>
  );
}
