/** What the doctor found out about one thing. */
export interface Finding {
  readonly check: string;
  /** A problem must be solved; a warning should be looked at. */
  readonly state: 'ok' | 'warning' | 'problem';
  /** A sentence without its full stop. */
  readonly says: string;
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says });
export const warning = (check: string, says: string): Finding => ({ check, state: 'warning', says });
export const problem = (check: string, says: string): Finding => ({ check, state: 'problem', says });

export const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error
    ? `${error.message}: ${cause.message || String((cause as { code?: unknown }).code)}`
    : error.message;
};
