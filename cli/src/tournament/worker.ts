/** A thread of a tournament: one match after the other. */
import { parentPort } from 'node:worker_threads';
import type { Match } from './contest.ts';
import { play } from './play.ts';

parentPort?.on('message', (match: Match) => parentPort?.postMessage(play(match)));
