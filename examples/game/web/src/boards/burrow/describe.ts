/** The position, what to do, and the actions, in words. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Action, View } from '@traque/engine/burrow/protocol';
import type { Table } from '@traque/texts/en/burrow';
import type { Passage, SeatFace } from '../contract.ts';

type Faces = readonly SeatFace[];

export function hint(view: View, viewer: Viewer, faces: Faces, { board: words }: Table): string {
  const { toAct, result } = view;
  if (result?.reason === 'caught') return words.hint.caught;
  if (toAct === null) return words.hint.nightfall;
  const isHare = toAct === view.options.hare;
  if (toAct === viewer) return isHare ? words.hint.hop(view.die ?? 0) : words.hint.search;
  const name = faces[toAct]?.name ?? '';
  return isHare ? words.hint.waitHop(name) : words.hint.waitSearch(name);
}

export function describe(view: View, viewer: Viewer, faces: Faces, texts: Table): readonly Passage[] {
  const { board: words } = texts;
  const searches = view.searches.map(({ cell, answer }) =>
    words.describe.search({ cell, answer: words.answers[answer] }),
  );
  return [
    {
      heading: words.describe.now,
      lines: [
        hint(view, viewer, faces, texts),
        ...(view.hare === undefined ? [] : [`${words.cell(view.hare)}, ${words.hareHere}`]),
        ...(view.nightfall === undefined ? [] : [words.searchesLeft(view.nightfall - view.searches.length)]),
      ],
    },
    { heading: words.describe.searches, lines: searches.length === 0 ? [words.describe.noSearch] : searches },
  ];
}

export function actionLabel(action: Action, _view: View, _faces: Faces, { board: words }: Table): string {
  return action.type === 'hop' ? words.action.hop(action.to) : words.action.search(action.cell);
}

export function standing(view: View, seat: Seat, { board: words }: Table): readonly string[] {
  return [seat === view.options.hare ? words.roles.hare : words.roles.hunter];
}
