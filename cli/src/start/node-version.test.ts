/** A Node that is too old: what `traque` says where none came along. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '../../bin/traque.js');

/** The script alone, as in a clone without development tools, or as in the package. */
function alone(isPackage: boolean): string {
  const root = mkdtempSync(join(tmpdir(), 'traque-node-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, isPackage ? 'dist' : 'cli/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  if (isPackage) writeFileSync(join(folder, 'main.js'), "console.log('started')");
  copyFileSync(script, join(folder, 'traque.js'));
  return join(folder, 'traque.js');
}

/** Runs it as a Node of this version would. */
function run(file: string, version: string, ...args: readonly string[]): [number | null, string] {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'version', { value: 'v${version}' });`;
  const before = `data:text/javascript,${encodeURIComponent(older)}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', before, file, ...args], {
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

it('the package names the Node that it needs, and runs from that one on', () => {
  const file = alone(true);
  expect(run(file, '20.19.0')).toEqual([
    1,
    'traque needs Node 22.13 or newer, and this is v20.19.0: install a newer one, for instance Node 24.\n',
  ]);
  expect(run(file, '22.12.9')[0]).toBe(1);
  expect(run(file, '22.13.0')).toEqual([0, 'started\n']);
});

it('a clone says so before it builds anything, and that npm can bring one where it can', () => {
  const file = alone(false);
  const [status, said] = run(file, '22.17.0', 'check-node');
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^traque needs Node 22\.18 or newer, and this is v22\.17\.0/),
  ]);
  if (process.platform === 'linux') expect(said).toContain('"npm ci" without --omit=dev');
  expect(run(file, '22.18.0', 'check-node')).toEqual([0, '']);
});
