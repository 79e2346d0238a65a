/** Positions of lessons name their pyramid (`options.map`) and leave out what follows from it. */
import { mapNamed } from '@traque/engine/momie/maps';

interface InPyramid {
  readonly start: {
    readonly state: {
      readonly options: { readonly map: string };
      readonly cards: Readonly<Record<string, readonly string[]>>;
      readonly collected: Readonly<Record<string, readonly string[]>>;
    };
  };
}

/** The same lesson with its map, and with all cards that nobody holds set aside (MO-11). */
export function onPyramid(lesson: InPyramid): object {
  const { state } = lesson.start;
  const map = mapNamed(state.options.map)!;
  const dealt = new Set([...Object.values(state.cards), ...Object.values(state.collected)].flat());
  const aside = Object.keys(map.treasures).filter((card) => !dealt.has(card));
  return { ...lesson, start: { state: { ...state, map, aside } } };
}
