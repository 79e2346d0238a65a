/** The C++ program of the same rules, compiled here if there is a compiler. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CAP, type Slice } from './playouts.ts';

export interface Limit {
  /** Starts the program on a position. */
  on(position: string): { playouts(seed: number, count: number): Promise<Slice>; stop(): void };
  remove(): void;
}

/** Null without a compiler. */
export function compileLimit(): Limit | null {
  const folder = mkdtempSync(join(tmpdir(), 'traque-bench-'));
  const program = join(folder, 'limit');
  const remove = () => rmSync(folder, { recursive: true });
  const source = join(import.meta.dirname, 'limit.cpp');
  const compiled = ['g++', 'clang++'].some(
    (compiler) => spawnSync(compiler, ['-O3', '-std=c++17', '-o', program, source]).status === 0,
  );
  if (compiled) return { on: (position) => start(program, position), remove };
  remove();
  return null;
}

function start(program: string, position: string): ReturnType<Limit['on']> {
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${position}\n`);
  return {
    async playouts(seed, count) {
      child.stdin.write(`${seed} ${count} ${CAP}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error('the C++ program stopped');
      const [moves, nanoseconds, checksum] = value.split(' ').map(Number) as [number, number, number];
      return { moves, nanoseconds, checksum };
    },
    stop: () => child.stdin.end(),
  };
}
