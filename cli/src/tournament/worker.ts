/** A thread of a tournament: one match after the other. */
import { parentPort } from 'node:worker_threads';
import { SearchPool } from '@traque/bots/threads/search-pool';
import type { Match } from './contest.ts';
import { play } from './play.ts';

const pool = new SearchPool();
parentPort?.on('message', (match: Match) => void play(match, pool).then((outcome) => parentPort?.postMessage(outcome)));
