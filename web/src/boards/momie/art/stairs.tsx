/** The stairs down into the pyramid, daylight at their head. Fills a cell's room, -43 to 43. */
export function Stairs() {
  return (
    <g class="tomb-stairs">
      <path class="tomb-stairs-light" d="M-41-41L41-41L41 41L-41 41Z" />
      <path class="tomb-stairs-steps" d="M-41-16L-16-16L-16-2L2-2L2 12L20 12L20 26L41 26L41 41L-41 41Z" />
      <path
        class="tomb-stairs-edge"
        d="M-41-16L-16-16L-16-2L2-2L2 12L20 12L20 26L41 26M-41-2L-16-2M-41 12L2 12M-41 26L20 26"
      />
    </g>
  );
}
