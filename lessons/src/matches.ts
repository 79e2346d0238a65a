const bounds = new Set(['atLeast', 'atMost']);

function isBound(pattern: object): pattern is { readonly atLeast?: number; readonly atMost?: number } {
  const keys = Object.keys(pattern);
  return keys.length > 0 && keys.every((key) => bounds.has(key));
}

/**
 * Whether a value has everything that the pattern asks for. Objects may have more keys; lists have the same length;
 * `{ "atLeast": 3 }` and `{ "atMost": 3 }` compare numbers.
 */
export function matches(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((part, i) => matches(value[i], part))
    );
  if (isBound(pattern) && typeof value === 'number')
    return value >= (pattern.atLeast ?? -Infinity) && value <= (pattern.atMost ?? Infinity);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(
    ([key, part]) => Object.hasOwn(value, key) && matches((value as Record<string, unknown>)[key], part),
  );
}
