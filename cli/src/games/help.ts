/** Names and examples of the games for the help of the commands. */
import type { CliManifest } from './manifest.ts';
import { manifests } from './index.ts';

export const gameNames: readonly string[] = manifests.map(({ name }) => name);

/** For examples that any game would do for. */
export const anyGame: string = manifests[0].name;

/** One line for each game. */
export function examplesOf(command: keyof CliManifest['examples']): string {
  return manifests
    .map(({ name, examples }) => `  $ traque ${command} ${name} ${examples[command]}`.trimEnd())
    .join('\n');
}
