/** Our server with the WebSockets of the library `ws` in place of its own. */
import { startServer } from '@traque/server';
import { report } from './in-process.ts';
import { ourSettings } from './our-settings.ts';
import { acceptByLibrary } from './ws-transport.ts';

const settings = ourSettings();
const server = await startServer(settings, { acceptWebSocket: acceptByLibrary(settings.messageBytes) });
report(server.address, () => server.close());
