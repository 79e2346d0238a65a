/** A thread of a tournament: one match after the other. */
import { parentPort } from 'node:worker_threads';
import { Crew } from '@traque/bots/threads/search-pool';
import type { Match } from './contest.ts';
import { play } from './play.ts';

const crew = new Crew();
parentPort?.on('message', (match: Match) => void play(match, crew).then((outcome) => parentPort?.postMessage(outcome)));
