/** The registry of games on the command line: a new game is one file here and two lines in this one. */
import { manifest as maamut } from './maamut.ts';
import { manifest as mammut } from './mammut.ts';
import type { CliManifest } from './manifest.ts';
import { manifest as momie } from './momie.ts';

/** In the order of the engine's registry. */
export const manifests: readonly [CliManifest, ...CliManifest[]] = [maamut, mammut, momie];
