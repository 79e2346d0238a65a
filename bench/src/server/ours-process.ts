/** Our server. */
import { startServer } from '@traque/server';
import { report } from './in-process.ts';
import { ourSettings } from './our-settings.ts';

const server = await startServer(ourSettings());
report(server.address, () => server.close());
