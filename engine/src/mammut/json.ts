/** A state as the JSON of the protocol, and back. */
import { list, object, text, whole } from '../core/check.ts';
import type { Seat } from '../core/game.ts';
import { Malformed } from '../core/malformed.ts';
import { cardNumber, CARDS, COPIES, evaluationName, isEvaluation } from './cards.ts';
import { checkPossible } from './json-check.ts';
import type { Choice, LootCard, Options, Phase, StateJson, TileNumber, TileSet } from './protocol.ts';
import { result, toAct } from './result.ts';
import { players } from './setup.ts';
import {
  addToken,
  emptyState,
  cardNames,
  cardsIn,
  DISCARD,
  down,
  DRAW,
  firstRound,
  handOf,
  known,
  laidOf,
  LAST_ROUND,
  middle,
  PILES,
  PLAYED,
  quota,
  setKnown,
  setMiddle,
  setPiles,
  setShare,
  setSwapped,
  setTile,
  setTrack,
  setTurned,
  setVp,
  share,
  shareCount,
  type State,
  swapped,
  tokensOf,
  track,
  turned,
  up,
  vp,
} from './state.ts';
import { NONE, faceNumber, FACES, isShaman, MARK, SPECIES, speciesNumber, TILES, tilesOf } from './tiles.ts';

/** The whole state. */
export function write(state: State): StateJson {
  return positionJson(state, openSecrets(state));
}

/** Everything is shown. */
export function openSecrets(state: State) {
  return {
    tile: (tile: TileNumber) => ({ up: FACES[up(state, tile)]!, down: FACES[down(state, tile)]! }),
    known: { known: seatsOf(state).map((seat) => tilesOf(known(state, seat))) },
    hand: (seat: Seat) => cardNames(state, handOf(seat)),
    laid: (seat: Seat) => cardsIn(state, laidOf(seat)).map(evaluationName),
    draw: cardNames(state, DRAW).reverse(),
  };
}

/** How each secret is shown. `known` is the field of that name, or nothing. */
interface Secrets<Tile, Known, Hand, Laid, Pile> {
  tile(tile: TileNumber): Tile;
  readonly known: Known;
  hand(seat: Seat): Hand;
  laid(seat: Seat): Laid;
  readonly draw: Pile;
}

/** States and views, field by field, always in the same order; they differ in how the secrets are shown. */
export function positionJson<Tile, Known extends { known?: unknown }, Hand, Laid, Pile>(
  state: State,
  secrets: Secrets<Tile, Known, Hand, Laid, Pile>,
) {
  const seats = seatsOf(state);
  return {
    game: 'mammut' as const,
    players: state.players,
    options: { first: state.options.first, tiles: state.options.tiles },
    round: state.round,
    lastRound: LAST_ROUND,
    start: state.start,
    tiles: Array.from({ length: TILES }, (_, tile) => secrets.tile(tile)),
    middle: tilesOf(middle(state)),
    shares: seats.map((seat) =>
      Array.from({ length: shareCount(state, seat) }, (_, index) => tilesOf(share(state, seat, index))),
    ),
    ...secrets.known,
    turned: tilesOf(turned(state)),
    hands: seats.map((seat) => secrets.hand(seat)),
    laid: seats.map((seat) => secrets.laid(seat)),
    played: cardNames(state, PLAYED) as LootCard[],
    draw: secrets.draw,
    discard: cardNames(state, DISCARD),
    vp: seats.map((seat) => vp(state, seat)),
    hideTrack: seats.map((seat) => track(state, seat)),
    animals: seats.map((seat) => tokensOf(state, seat).map((species) => SPECIES[species]!)),
    phase: state.phase,
    toAct: toAct(state),
    choice: choiceOf(state),
    result: result(state),
  };
}

const seatsOf = (state: State): Seat[] => Array.from({ length: state.players }, (_, seat) => seat);

function choiceOf(state: State): Choice | null {
  if (state.choice === 'wildAnimal') return { kind: 'wildAnimal', swapped: tilesOf(swapped(state)) };
  return state.choice === null ? null : { kind: state.choice };
}

type Fields = Readonly<Record<string, unknown>>;
const MAX_POINTS = 1_000_000;

/** Refuses what is impossible and says where; fields the protocol does not name are ignored. @throws {Malformed} */
export function read(json: unknown): State {
  const fields = object(json, '');
  if (fields['game'] !== 'mammut') throw new Malformed('game', 'must be mammut');
  const count = whole(fields['players'], 'players', players.min, players.max);
  const state = emptyState(count, readOptions(fields['options'], count));
  state.round = whole(fields['round'], 'round', firstRound(count), LAST_ROUND);
  whole(fields['lastRound'], 'lastRound', LAST_ROUND, LAST_ROUND);
  state.start = whole(fields['start'], 'start', 0, count - 1);
  readTiles(state, fields['tiles']);
  readPlaces(state, fields);
  readCards(state, fields);
  readSeats(state, fields);
  readMoment(state, fields);
  checkPossible(state);
  readResult(state, fields['result']);
  return state;
}

/** The tiles on the table count; `options.tiles` only says which set they came from, and is kept as it is. */
function readOptions(json: unknown, count: number): Options {
  const options = object(json, 'options');
  const first = whole(options['first'], 'options.first', 0, count - 1);
  const { tiles } = options;
  return { first, tiles: typeof tiles === 'string' ? tiles : (list(tiles, 'options.tiles') as TileSet) };
}

/** 31 loot tiles of any set, and one shaman. */
function readTiles(state: State, json: unknown): void {
  const tiles = list(json, 'tiles');
  if (tiles.length !== TILES) throw new Malformed('tiles', `must be ${TILES} tiles, not ${tiles.length}`);
  let shamans = 0;
  for (const [number, entry] of tiles.entries()) {
    const at = `tiles.${number}`;
    const { up: upper, down: lower } = object(entry, at);
    const one = readFace(upper, `${at}.up`);
    const other = readFace(lower, `${at}.down`);
    if (one === MARK && other === MARK) throw new Malformed(at, 'no tile has two question marks');
    if (isShaman(one) !== isShaman(other) || (isShaman(one) && one === other))
      throw new Malformed(at, 'the shaman is red on one side and blue on the other');
    if (isShaman(one)) shamans++;
    setTile(state, number, one, other);
  }
  if (shamans !== 1) throw new Malformed('tiles', `must have one shaman, not ${shamans}`);
}

function readFace(json: unknown, at: string): number {
  const face = faceNumber(text(json, at));
  if (face === NONE) throw new Malformed(at, `no such face; there are ${FACES.join(' ')}`);
  return face;
}

function readPlaces(state: State, fields: Fields): void {
  setMiddle(state, readMask(fields['middle'], 'middle'));
  setTurned(state, readMask(fields['turned'], 'turned'));
  for (const [seat, shares] of bySeat(state, fields['shares'], 'shares')) {
    const at = `shares.${seat}`;
    const masks = list(shares, at).map((tiles, index) => readMask(tiles, `${at}.${index}`));
    if (masks.length > quota(state.players))
      throw new Malformed(at, `a seat has at most ${quota(state.players)} of them with ${state.players} players`);
    if (masks.includes(0)) throw new Malformed(at, 'a share is never empty');
    for (const [index, mask] of masks.entries()) setShare(state, seat, index, mask);
  }
  for (const [seat, tiles] of bySeat(state, fields['known'], 'known'))
    setKnown(state, seat, readMask(tiles, `known.${seat}`));
}

function readMask(json: unknown, at: string): number {
  let mask = 0;
  for (const [index, entry] of list(json, at).entries()) {
    const tile: TileNumber = whole(entry, `${at}.${index}`, 0, TILES - 1);
    if ((mask & (1 << tile)) !== 0) throw new Malformed(at, `tile ${tile} is there twice`);
    mask |= 1 << tile;
  }
  return mask;
}

function bySeat(state: State, json: unknown, at: string): IterableIterator<[Seat, unknown]> {
  const seats = list(json, at);
  if (seats.length !== state.players) throw new Malformed(at, `must have one entry for each of ${state.players} seats`);
  return seats.entries();
}

function readCards(state: State, fields: Fields): void {
  const piles: number[][] = Array.from({ length: PILES }, () => []);
  for (const [seat, cards] of bySeat(state, fields['hands'], 'hands'))
    piles[handOf(seat)] = readPile(cards, `hands.${seat}`);
  for (const [seat, cards] of bySeat(state, fields['laid'], 'laid')) {
    const laid = readPile(cards, `laid.${seat}`);
    if (!laid.every(isEvaluation)) throw new Malformed(`laid.${seat}`, 'only evaluation cards are laid face down');
    piles[laidOf(seat)] = laid;
  }
  const played = readPile(fields['played'], 'played');
  if (played.some(isEvaluation)) throw new Malformed('played', 'only loot cards are played openly');
  piles[PLAYED] = played;
  piles[DRAW] = readPile(fields['draw'], 'draw').reverse();
  piles[DISCARD] = readPile(fields['discard'], 'discard');
  checkDeck(piles.flat());
  setPiles(state, piles);
}

function readPile(json: unknown, at: string): number[] {
  return list(json, at).map((name, index) => {
    const card = cardNumber(name);
    if (card === NONE) throw new Malformed(`${at}.${index}`, 'no such card');
    return card;
  });
}

/** MM-5: the cards of all places together are the deck. */
function checkDeck(cards: readonly number[]): void {
  for (const [card, copies] of COPIES.entries()) {
    const found = cards.filter((each) => each === card).length;
    if (found !== copies)
      throw new Malformed('', `there are ${copies} ${CARDS[card]!} cards in the game, not ${found}`);
  }
}

function readSeats(state: State, fields: Fields): void {
  for (const [seat, points] of bySeat(state, fields['vp'], 'vp'))
    setVp(state, seat, whole(points, `vp.${seat}`, 0, MAX_POINTS));
  for (const [seat, steps] of bySeat(state, fields['hideTrack'], 'hideTrack'))
    setTrack(state, seat, whole(steps, `hideTrack.${seat}`, 0, MAX_POINTS));
  for (const [seat, tokens] of bySeat(state, fields['animals'], 'animals')) {
    const at = `animals.${seat}`;
    for (const [index, name] of list(tokens, at).entries()) {
      const species = speciesNumber(name);
      if (species === NONE) throw new Malformed(`${at}.${index}`, 'no such species');
      if (tokensOf(state, seat).includes(species))
        throw new Malformed(at, `a player never has two tokens of the ${SPECIES[species]!}`);
      addToken(state, seat, species);
    }
  }
}

const phases: readonly Phase[] = ['share', 'choose', 'over'];

function readMoment(state: State, fields: Fields): void {
  const { choice } = fields;
  const phase = phases.find((name) => name === fields['phase']);
  if (phase === undefined) throw new Malformed('phase', `must be one of ${phases.join(', ')}`);
  state.phase = phase;
  if (phase === 'over' && fields['toAct'] !== null) throw new Malformed('toAct', 'must be null when the game is over');
  state.toAct = phase === 'over' ? NONE : whole(fields['toAct'], 'toAct', 0, state.players - 1);
  if (phase === 'choose') return readChoice(state, object(choice, 'choice'));
  if (choice !== null) throw new Malformed('choice', `must be null in phase ${state.phase}`);
}

function readChoice(state: State, choice: Fields): void {
  const { kind } = choice;
  if (kind !== 'wildAnimal' && kind !== 'mostHidesAnimal')
    throw new Malformed('choice.kind', 'must be wildAnimal or mostHidesAnimal');
  state.choice = kind;
  if (kind === 'wildAnimal') setSwapped(state, readMask(choice['swapped'], 'choice.swapped'));
}

/** The result follows from the points, so the one given must agree with them. */
function readResult(state: State, json: unknown): void {
  if (state.phase !== 'over') {
    if (json !== null) throw new Malformed('result', 'must be null until the game is over');
    return;
  }
  const winners = list(object(json, 'result')['winners'], 'result.winners');
  const { winners: right } = result(state)!;
  if (winners.length !== right.length || !right.every((seat) => winners.includes(seat)))
    throw new Malformed('result.winners', `must be ${right.join(' ')} with these points`);
}
