/** JSON text with the keys of every object sorted, so that equal values give equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Whether two values are the same JSON, in any order of their keys. */
export function jsonEqual(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
