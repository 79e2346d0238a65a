/** A player's mark: colour and shape, so that nobody needs to tell colours apart. */
const shapes = [
  'M12 2.2 22 20.6 2.2 20.9Z',
  'M12 2.4c5.6-.1 9.6 4.1 9.7 9.5.1 5.6-4.2 9.8-9.8 9.8C6.4 21.7 2.3 17.5 2.3 12 2.3 6.6 6.6 2.4 12 2.4Z',
  'M3.2 3.4 20.9 3l.3 17.7-17.9.4Z',
  'M12 1.4 22.2 12 12.2 22.6 1.8 12Z',
  'm12 1.3 3.2 7 7.5.9-5.6 5.1 1.6 7.5-6.7-3.8-6.6 3.9 1.5-7.5-5.6-5.1 7.6-.9Z',
] as const;

export function Mark({ look, label }: { look: number; label?: string | undefined }) {
  const path = shapes[look % shapes.length];
  return (
    <svg
      class="mark"
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d={path}
        fill={`var(--look-${look % shapes.length})`}
        stroke="var(--ink)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
    </svg>
  );
}
