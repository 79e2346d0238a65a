/** A room without a page around it, for tests. */
import { vi } from 'vitest';
import type { TableListener } from '../client/table-client.ts';

/** The room asks a page only these two things. */
export function stubPage(): void {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 0));
}

/** A listener that ignores everything but what a test is about. */
export const listener = (wanted: Partial<TableListener>): TableListener => ({
  reset: () => undefined,
  append: () => undefined,
  roster: () => undefined,
  curtain: () => undefined,
  chat: () => undefined,
  connection: () => undefined,
  ...wanted,
});
