/**
 * `npm run package [-- FOLDER]`: `traque-VERSION.tgz`, all that a host needs in one file without dependencies. Server, bots
 * and command line are bundled for the oldest Node that is supported; the built app lies beside them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..');
const work = join(root, 'build/package');
const dist = join(work, 'dist');
const { values, positionals } = parseArgs({ options: { built: { type: 'boolean' } }, allowPositionals: true });
const target = resolve(positionals[0] ?? join(root, 'build'));

const { version, license, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly license: string;
  readonly description: string;
};

/** Files that run in a thread of their own: they are loaded by their address, not imported. */
const threads: Readonly<Record<string, string>> = {
  'sqlite-thread': join(root, 'server/src/store/sqlite-thread.ts'),
  'backup-thread': join(root, 'server/src/admin/backup-thread.ts'),
  'verifier-thread': join(root, 'server/src/records/verifier-thread.ts'),
  'bot-thread': join(root, 'bots/src/threads/worker.ts'),
  'tournament-thread': join(root, 'cli/src/tournament/worker.ts'),
};

/** Where a file of the source tree that is loaded by its address lies in the package. */
function addressOf(file: string): string | undefined {
  if (file === join(root, 'web/dist')) return './app';
  const thread = Object.keys(threads).find((name) => threads[name] === file);
  return thread === undefined ? undefined : `./${thread}.js`;
}

const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    const moved = code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (found, path: string) => {
      const address = addressOf(join(id, '..', path));
      if (address === undefined) throw new Error(`${id}: ${found} is not part of the package`);
      return `new URL('${address}', import.meta.url)`;
    });
    return moved === code ? null : { code: moved, map: null };
  },
};

async function bundle(): Promise<void> {
  await build({
    input: { main: join(root, 'cli/src/main.ts'), ...threads },
    platform: 'node',
    // Only used if a host has installed it.
    external: ['pg-native'],
    checks: { bundlerTimings: false },
    plugins: [addresses],
    transform: { target: 'node22.13' },
    output: { dir: dist, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: true },
    logLevel: 'warn',
  });
}

function addFiles(): void {
  cpSync(join(root, 'cli/bin/traque.js'), join(dist, 'traque.js'));
  cpSync(join(root, 'web/dist'), join(dist, 'app'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  const docs = ['running', 'hosting', 'scaling', 'security', 'server', 'protocol'].map((name) => `docs/${name}.md`);
  for (const file of ['LICENSE', 'CHANGELOG.md', 'deploy', ...docs])
    cpSync(join(root, file), join(work, file), { recursive: true });
  writeFileSync(join(work, 'README.md'), readme);
  const manifest = {
    name: 'traque',
    version,
    description,
    license,
    type: 'module',
    bin: { traque: 'dist/traque.js' },
    files: ['dist', 'docs', 'deploy', 'CHANGELOG.md'],
    engines: { node: '>=22.13' },
  };
  writeFileSync(join(work, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const readme = `# Traque

${description}.

    npx traque            start for the people around you: address, QR code, browser
    npx traque serve      start under a service manager
    npx traque help       everything else

It needs Node 22.13 or newer and nothing else. Tables are kept in the folder \`data\`, settings are environment
variables: docs/running.md.
`;

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
mkdirSync(target, { recursive: true });
// `--built`: the app has just been built.
if (values.built !== true)
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
await bundle();
addFiles();
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
  cwd: work,
  encoding: 'utf8',
  shell: process.platform === 'win32',
}).trim();
const file = join(target, packed);
console.log(`${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`);
