/** Drawings of the tomb as data: what is painted in which pigment, from the back to the front. */

/**
 * `base`, `dark` and `light` are the tones of the thing's own colour; `bar` a thick stroke of the base with its contour;
 * `cut` and `pale` are thin incised lines, dark and light; the others are fixed pigments.
 */
type Paint =
  | 'base'
  | 'dark'
  | 'light'
  | 'bar'
  | 'cut'
  | 'pale'
  | 'ink'
  | 'gold'
  | 'lapis'
  | 'turquoise'
  | 'carnelian'
  | 'linen'
  | 'skin'
  | 'leather';

export type Drawing = readonly (readonly [Paint, string])[];

export function Painted({ of }: { readonly of: Drawing }) {
  return (
    <>
      {of.map(([paint, d]) =>
        paint === 'bar' ? (
          <>
            <path class="tomb-bar-contour" d={d} />
            <path class="tomb-bar" d={d} />
          </>
        ) : (
          <path class={`tomb-${paint}`} d={d} />
        ),
      )}
    </>
  );
}
