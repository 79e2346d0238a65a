/** A real Chromium for tests and pictures: CHROMIUM_PATH, the system's, else the one that comes with npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const root = join(import.meta.dirname, '../..');

function installed(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  return asked !== undefined && asked !== '' ? asked : systemPaths.find((path) => existsSync(path));
}

/** The npm package unpacks its browser into the temporary folder and trusts whatever is there: it gets a folder of its own. */
async function fromNpm(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const cache = join(root, 'node_modules/.cache/traque-chromium');
  mkdirSync(cache, { recursive: true });
  const { TMPDIR: elsewhere } = process.env;
  process.env['TMPDIR'] = cache;
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (elsewhere === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = elsewhere;
  if (!existsSync(join(cache, 'lib'))) {
    const archive = join(cache, 'libraries.tar');
    const packed = join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br');
    writeFileSync(archive, brotliDecompressSync(readFileSync(packed)));
    spawnSync('tar', ['-xf', archive, '-C', cache]);
  }
  // Its own font settings look in /tmp; a browser without a single font shows no text at all.
  const fonts = join(cache, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(cache, 'fonts')}</dir><cachedir>${join(cache, 'fontconfig')}</cachedir></fontconfig>`,
  );
  return { executablePath, env: { LD_LIBRARY_PATH: join(cache, 'lib'), FONTCONFIG_FILE: fonts } };
}

interface Start {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string | undefined>;
}

/** How Playwright is to start it. */
export async function start(): Promise<Start> {
  const system = installed();
  const { executablePath, env } = system === undefined ? await fromNpm() : { executablePath: system, env: {} };
  return { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'], env: { ...process.env, ...env } };
}

export async function launch(): Promise<Browser> {
  return chromium.launch(await start());
}
