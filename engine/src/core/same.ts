/** JSON text with the keys of every object in order, so that equal values give equal texts. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Whether two values say the same in JSON, in whatever order their keys stand. */
export function same(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}
