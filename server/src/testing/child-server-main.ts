/** A server in a process of its own, for tests that kill it. Set up by the environment; says where it answers. */
import { readSettings, startServer } from '../index.ts';

const settings = readSettings(process.env);
const server = await startServer({ ...settings, requestsPerMinute: 1_000_000, messagesPerSecond: 10_000 });
process.once('SIGTERM', () => void server.close().finally(() => process.exit()));
console.log(server.address);
