/** The proxies of `deploy/`, run on loopback with their own files: only names, ports and the certificate are replaced. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './serve.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

/** Debian keeps nginx where only root looks. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export const isInstalled = (program: string): boolean => spawnSync(program, ['-h'], { env }).error === undefined;

interface Places {
  readonly folder: string;
  readonly key: string;
  readonly certificate: string;
  readonly http: number;
  readonly https: number;
  /** The servers behind it, as `127.0.0.1:3000`. */
  readonly servers: readonly string[];
}

export interface FrontProxy {
  readonly http: string;
  readonly https: string;
  /** Its certificate. */
  readonly ca: Buffer;
}

/** The text with all of these replaced; each must be there, or the recipe and its test have come apart. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((now, [old, by]) => {
    if (!now.includes(old)) throw new Error(`the recipe no longer has ${old}`);
    return now.replaceAll(old, by);
  }, text);
}

function nginx({ folder, key, certificate, http, https, servers }: Places): readonly string[] {
  const line = '    server 127.0.0.1:3000 max_fails=0;';
  const site = replaced(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), [
    [line, servers.map((server) => line.replace('127.0.0.1:3000', server)).join('\n')],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['https://$http_host$request_uri', `https://localhost:${https}$request_uri`],
    ['/etc/letsencrypt/live/play.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/play.example.org/privkey.pem', key],
    ['play.example.org', 'localhost'],
  ]);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {} http { access_log off; ${folders.join(' ')} include ${folder}/site.conf; }\n`,
  );
  return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
}

function caddy({ folder, key, certificate, http, https, servers }: Places): readonly string[] {
  const site = replaced(readFileSync(join(deploy, 'Caddyfile'), 'utf8'), [
    ['play.example.org {', `localhost {\n\ttls ${certificate} ${key}`],
    ['reverse_proxy 127.0.0.1:3000 {', `reverse_proxy ${servers.join(' ')} {`],
  ]);
  const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), options + site);
  return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
}

const recipes = { nginx, caddy };

/** Ends it with the test. */
function run([program, ...args]: readonly string[], folder: string): void {
  const child = spawn(program!, args, {
    env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}

/** In front of servers at these addresses, with a certificate that it signed itself. */
export async function frontProxy(kind: keyof typeof recipes, addresses: readonly string[]): Promise<FrontProxy> {
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  const { status } = spawnSync('openssl', [
    ...made,
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ]);
  if (status !== 0) throw new Error('openssl made no certificate');
  const servers = addresses.map((address) => new URL(address).host);
  const places = { folder, key, certificate, http: await freePort(), https: await freePort(), servers };
  run(recipes[kind](places), folder);
  const proxy = {
    http: `http://localhost:${places.http}`,
    https: `https://localhost:${places.https}`,
    ca: readFileSync(certificate),
  };
  await eventually(() =>
    ask(proxy, '/healthz').then(
      ({ status: answered }) => answered === 200,
      () => false,
    ),
  );
  return proxy;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address the request comes from. */
  readonly from?: string;
  readonly plain?: boolean;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** One request through the proxy; `fetch` cannot be told whom to trust, nor where to come from. */
export function ask(proxy: FrontProxy, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1', plain = false } = asked;
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = {
    method,
    headers: { ...json, ...headers },
    localAddress: from,
    family: 4,
    ca: proxy.ca,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent = plain ? requestPlain(proxy.http + path, options) : request(proxy.https + path, options);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
