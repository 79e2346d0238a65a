/** Our server as it is run, on its embedded database; one guest and one address may have everything, as the bench is one. */
import { readSettings, startServer } from '@traque/server';
import { report } from './in-process.ts';

const many = 1_000_000;
const server = await startServer({
  ...readSettings({ ...process.env, PORT: '0', LOG_LEVEL: 'error' }),
  tablesPerGuest: many,
  connectionsPerGuest: many,
  connectionsPerAddress: many,
  requestsPerMinute: many,
  messagesPerSecond: many,
});
report(server.address, () => server.close());
