/**
 * Balanced maps by search: many generated ones play a few games each, the better half plays on with twice as many
 * (successive halving); then the best are changed a little and it starts again. Every game has a seed and a key, so that
 * a search that was interrupted is repeated from the outcomes it kept and goes on.
 */
import { FastChance } from '@traque/engine/core/chance';
import { mapDigest } from '@traque/engine/momie/atlas';
import { type Character, generateMap, type MapStyle } from '@traque/engine/momie/map-generate';
import type { PyramidMap } from '@traque/engine/momie/protocol';
import type { Entrant, Match, Outcome } from '../tournament/contest.ts';
import { matchesOf, PLAYERS, tally, type Tally } from './measure.ts';
import { mutated } from './mutate.ts';
import { promising } from './promising.ts';
import { shortlist } from './shortlist.ts';

export interface SearchTerms {
  readonly character: Character;
  readonly symmetric: boolean;
  /** What is not left to chance. */
  readonly style: Partial<MapStyle>;
  readonly seed: string;
  readonly bot: Entrant;
  /** Maps that are generated for every one that plays: the most promising play. */
  readonly generatedPerCandidate: number;
  /** Maps that play in the first round. */
  readonly candidates: number;
  /** Games of each with every number of players in the first round. */
  readonly games: number;
  /** How many are left at the end of a generation. */
  readonly keep: number;
  readonly generations: number;
}

export interface Ranked {
  readonly map: PyramidMap;
  /** By number of players, from two. */
  readonly tallies: readonly Tally[];
  /** The farthest from one half that any number of players is. */
  readonly off: number;
}

export interface Round {
  readonly generation: number;
  readonly maps: number;
  readonly games: number;
  readonly best: Ranked;
}

type Play = (matches: readonly Match[]) => Promise<ReadonlyMap<string, Outcome>>;

export async function searchMaps(terms: SearchTerms, play: Play, tell: (round: Round) => void): Promise<Ranked[]> {
  let population = promising(generated(terms, 0, terms.candidates * terms.generatedPerCandidate), terms.candidates);
  let survivors: Ranked[] = [];
  for (let generation = 0; generation < terms.generations; generation++) {
    survivors = await halve(terms, generation, population, play, tell);
    // The proxies of what has played say which of many more maps are worth playing.
    population = distinct([
      ...survivors.map(({ map }) => map),
      ...children(terms, generation, survivors),
      ...shortlist(survivors, generated(terms, (generation + 1) * 1000, terms.candidates), terms.candidates >> 2),
    ]);
  }
  return survivors;
}

/** From what the command line was given. */
export const styleOf = ({
  loops,
  spread,
}: {
  readonly loops?: number;
  readonly spread?: number;
}): Partial<MapStyle> => ({
  ...(loops === undefined ? {} : { loops }),
  ...(spread === undefined ? {} : { spread }),
});

function generated({ character, symmetric, style, seed }: SearchTerms, from: number, count: number): PyramidMap[] {
  return Array.from({ length: count }, (_, i) =>
    generateMap({ seed: `${seed} ${from + i}`, character, symmetric, style }),
  );
}

async function halve(
  { seed, bot, games: first, keep }: SearchTerms,
  generation: number,
  population: readonly PyramidMap[],
  play: Play,
  tell: (round: Round) => void,
): Promise<Ranked[]> {
  let maps = population;
  for (let games = first; ; games *= 2) {
    const cells = maps.map((map) => PLAYERS.map((players) => matchesOf({ map, players, bot }, seed, games)));
    const outcomes = await play(cells.flat(2));
    const ranked = maps
      .map((map, i): Ranked => {
        const tallies = cells[i]!.map((matches) => tally(matches, outcomes));
        return { map, tallies, off: offBalance(tallies) };
      })
      .sort((a, b) => a.off - b.off);
    tell({ generation, maps: maps.length, games, best: ranked[0]! });
    if (maps.length <= keep) return ranked;
    maps = ranked.slice(0, Math.max(keep, Math.ceil(maps.length / 2))).map(({ map }) => map);
  }
}

/** Estimated with two games more for each side, so that few games claim little. */
export function offBalance(tallies: readonly Tally[]): number {
  return Math.max(...tallies.map(({ mummy, games }) => Math.abs((mummy + 2) / (games + 4) - 0.5)));
}

function children({ seed, candidates }: SearchTerms, generation: number, parents: readonly Ranked[]): PyramidMap[] {
  const chance = new FastChance(`${seed} children ${generation}`);
  const each = Math.ceil(candidates / 2 / parents.length);
  return parents.flatMap(({ map }) => Array.from({ length: each }, () => mutated(map, chance)));
}

function distinct(maps: readonly PyramidMap[]): PyramidMap[] {
  return [...new Map(maps.map((map) => [mapDigest(map), map])).values()];
}
