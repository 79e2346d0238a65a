/** Small values in this browser's local storage. If storage is denied they last as long as the page. */
import { signal } from '@preact/signals';

/** Whether the browser denied storage: the settings and local tables say so. */
export const storageDenied = signal(false);

const inMemory = new Map<string, string>();

export function loadValue(key: string): string | null {
  try {
    return localStorage.getItem(`traque.${key}`) ?? inMemory.get(key) ?? null;
  } catch {
    storageDenied.value = true;
    return inMemory.get(key) ?? null;
  }
}

export function saveValue(key: string, value: string): void {
  inMemory.set(key, value);
  try {
    localStorage.setItem(`traque.${key}`, value);
  } catch (error) {
    // Too large: this value lasts as long as the page. Others are still stored.
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) storageDenied.value = true;
  }
}

/** A value saved as JSON, if it still has the expected shape. */
export function loadJson<T>(key: string, is: (value: unknown) => value is T): T | null {
  const text = loadValue(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

export function saveJson(key: string, value: unknown): void {
  saveValue(key, JSON.stringify(value));
}
