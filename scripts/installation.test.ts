/** What `npm ci --omit=dev` installs: enough to build the app and start the server, nothing of tests and development. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
}

const file = join(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(packages).flatMap(([path, { dev }]) => {
  const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
  return name === undefined || dev === true ? [] : [name];
});

it('holds no browsers, databases, test tools, nor a second Node', () => {
  const only = /chromium|playwright|postgres|^node-(linux|win)|vitest|stryker|workbox|^@babel\/|^@preact\/preset/;
  // `postgres-array` and the like are small parts of the client.
  const client = /^postgres-(array|bytea|date|interval)$/;
  expect(installed.filter((name) => only.test(name) && !client.test(name))).toEqual([]);
  expect(installed).toEqual(expect.arrayContaining(['vite', 'fastify', 'preact']));
});

it('names no server to fetch packages from: everybody has their own', () => {
  const fetched = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && link !== true);
  expect(fetched).toEqual([]);
});
