/** The head of a hare, in the colour of the text around it. */
export function Hare() {
  return (
    <svg class="hare" viewBox="0 0 60 80" aria-hidden="true">
      <path
        d="M16 44C6 30 6 4 14 4s12 22 12 34h8C34 26 38 4 46 4s8 26-2 40c8 6 10 14 6 22s-12 12-20 12-16-4-20-12 0-16 6-22Z"
        fill="currentcolor"
      />
    </svg>
  );
}
