/** A copy of this repository that can be changed, checked and built like the original, without installing anything. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What git tracks, and new files that it would not ignore. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Links to what is installed, one by one, so that the workspaces are those of the copy; caches stay behind. */
function linkModules(root: string, copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.bin' || name === '@traque') {
      // Relative links, which lead to the workspaces beside them.
      mkdirSync(join(to, name));
      for (const link of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, link)), join(to, name, link));
    } else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

export function copyRepository(root: string, copy: string): void {
  for (const file of repositoryFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkModules(root, copy);
  // What a workspace has in another version than the others.
  for (const name of readdirSync(copy))
    if (existsSync(join(root, name, 'node_modules')))
      symlinkSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'));
}
