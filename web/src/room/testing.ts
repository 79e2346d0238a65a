/** A room without a page around it, for tests. */
import { vi } from 'vitest';

/** The room asks a page only these two things. */
export function stubPage(): void {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 0));
}
