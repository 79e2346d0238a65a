/** Small things kept in this browser. A denied storage is no error: they then last as long as the page. */
import { signal } from '@preact/signals';

/** Whether the browser refused to keep something: said once, in the settings and at a local table. */
export const storageDenied = signal(false);

const forNow = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`traque.${key}`) ?? forNow.get(key) ?? null;
  } catch {
    storageDenied.value = true;
    return forNow.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  forNow.set(key, value);
  try {
    localStorage.setItem(`traque.${key}`, value);
  } catch (error) {
    // Too much for the place there is: it lasts as long as the page. The rest is kept all the same.
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) storageDenied.value = true;
  }
}

/** What was kept as JSON, if it still has the shape that is asked for. */
export function recallJson<T>(key: string, is: (value: unknown) => value is T): T | null {
  const text = recall(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepJson(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}
