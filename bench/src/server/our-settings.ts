/** Our server as it is run, on its embedded database; one guest and one address may have everything, as the bench is one. */
import { readSettings, type Settings } from '@traque/server';

const many = 1_000_000;

export function ourSettings(): Settings {
  return {
    ...readSettings({ ...process.env, PORT: '0', LOG_LEVEL: 'error' }),
    tablesPerGuest: many,
    connectionsPerGuest: many,
    connectionsPerAddress: many,
    requestsPerMinute: many,
    messagesPerSecond: many,
  };
}
