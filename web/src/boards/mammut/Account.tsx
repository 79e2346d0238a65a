/** The scoring of a round as a readable account: line by line, each with its picture, its points and its clause. */
import type { Face } from '@traque/engine/mammut/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { Chip } from './art/Chip.tsx';
import { ClauseLink } from '../../parts/clause-link.tsx';
import type { SeatFace } from '../contract.ts';
import { pictureOf } from './account-lines.ts';
import { SeatMark } from './Camp.tsx';
import { logLine } from './log.ts';
import type { Scene, SceneEvent } from './scene.ts';
import { lookOf, signed, type TableWords } from './words.ts';

interface Props {
  readonly texts: TableWords;
  readonly faces: readonly SeatFace[];
  readonly account: NonNullable<Scene['account']>;
}

function Line({ event, texts, faces }: Omit<Props, 'account'> & { readonly event: SceneEvent }) {
  const picture: Face | null = pictureOf(event);
  return (
    <li>
      <span class="about">{picture && <Chip face={picture} />}</span>
      {'seat' in event ? <SeatMark look={lookOf(faces, event.seat)} /> : <span />}
      <span>
        {logLine(event, faces, texts)} <ClauseLink id={event.clause} />
      </span>
      {event.type === 'score' && <b class={event.vp < 0 ? 'sum loss' : 'sum'}>{signed(event.vp)}</b>}
    </li>
  );
}

export function Account({ texts, faces, account }: Props) {
  const { board: words } = texts;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [account]);
  return (
    <section class="account" aria-label={words.account(account.round)}>
      <h2>{words.account(account.round)}</h2>
      <ol ref={list} tabIndex={0} aria-label={words.account(account.round)}>
        {account.events.map((event, i) => (
          <Line key={i} event={event} texts={texts} faces={faces} />
        ))}
      </ol>
    </section>
  );
}
