/** A simple proxy in front of several servers: each connection goes to the next one that answers. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export async function proxyTo(addresses: readonly string[]): Promise<string> {
  const ports = addresses.map((address) => Number(new URL(address).port));
  const open = new Set<Socket>();
  let turn = 0;
  const serve = (client: Socket, tries: number): void => {
    const port = ports[turn++ % ports.length]!;
    const server = connect(port, '127.0.0.1');
    server.once('connect', () => {
      client.pipe(server).pipe(client);
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
    });
    server.once('error', () => {
      if (server.bytesWritten === 0 && tries > 1) serve(client, tries - 1);
      else client.destroy();
    });
  };
  const proxy = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => open.delete(client));
    serve(client, ports.length);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const client of open) client.destroy();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
