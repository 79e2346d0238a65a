/** Clients that ask for it get only the new entries of lists that only grow; put together, they see what all others see. */
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { Moment } from '@traque/wire/play';
import { expect, it } from 'vitest';
import type { Live } from './testing/client.ts';
import { LongTable } from './testing/move-cost.ts';
import { testServer } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';

const momie = gameNamed('momie')!;

/** A client that puts together what it gets. */
class Follower {
  readonly live: Live;
  #view: Record<string, unknown> = {};
  #read = 0;
  /** Entries of `heard` in each update. */
  readonly sent: number[] = [];

  constructor(live: Live) {
    this.live = live;
  }

  /** The view after this entry. */
  async at(number: number): Promise<unknown> {
    return this.live.until(() => {
      for (; this.#read < this.live.raw.length; this.#read++) {
        const message = JSON.parse(this.live.raw[this.#read]!) as { type: string; number?: number; moment?: Moment };
        if (message.type !== 'welcome' && message.type !== 'update') continue;
        this.#take(message.moment!);
        if (message.number === number) {
          this.#read++;
          return this.#view;
        }
      }
      return undefined;
    });
  }

  #take({ view, kept = [], grown = {} }: Moment): void {
    const whole: Record<string, unknown> = { ...view };
    this.sent.push((view['heard'] as unknown[]).length);
    for (const field of kept) whole[field] = this.#view[field];
    for (const [field, length] of Object.entries(grown))
      whole[field] = [...(this.#view[field] as unknown[]).slice(0, length), ...(view[field] as unknown[])];
    this.#view = whole;
  }
}

it('a move late in a long game is told in as few bytes as an early one', () => {
  const table = new LongTable(momie, 700);
  expect(table.play(600, 700) / table.play(50, 150)).toBeLessThan(1.1);
});

it('over a game, with late comers and watchers', async () => {
  // The same game in every run: one of another secret may be over soon.
  const letters = new FastChance('letters');
  const random = (length: number): string =>
    Array.from({ length }, () => String.fromCharCode(97 + letters.below(26))).join('');
  const { address, context } = await testServer({}, { random });
  const { id, players } = await startedTable(address, ['person', 'person', 'person'], { game: 'momie' });
  const table = await context.tables.open(id);
  const chance = new FastChance('grown');
  const follow = async (seat: number | null, grown: boolean): Promise<Follower> => {
    const client = seat === null ? players[0]!.at(address) : players[seat]!;
    if (seat === null) client.cookie = null;
    return new Follower(await client.live(id, { brief: true, ...(grown ? { grown } : {}) }));
  };
  const watched = [null, 0, 1] as const;
  const followers = new Map<number | null, Follower[]>();
  for (const seat of watched) followers.set(seat, [await follow(seat, false), await follow(seat, true)]);
  for (let i = 0; i < 150 && table.state.roster.phase === 'playing'; i++) {
    const { match } = table.state.progress!;
    const action = momie.sample(match.state, chance);
    const seat = momie.toAct(match.state)!;
    if (i === 40) for (const viewer of watched) followers.get(viewer)!.push(await follow(viewer, true));
    await table.submit(() => ({ log: { kind: 'action', seat, action } }));
    for (const viewer of watched)
      for (const follower of followers.get(viewer)!)
        expect(await follower.at(table.state.number), `entry ${i} for ${viewer}`).toEqual(
          JSON.parse(JSON.stringify(momie.view(table.state.progress!.match.state, viewer))),
        );
  }
  const [whole, short, late] = followers.get(0)!;
  expect(whole!.sent.at(-1), 'who does not ask gets everything').toBeGreaterThan(30);
  for (const { sent } of [short!, late!])
    expect(sent.filter((length) => length > 5).length).toBeLessThan(sent.length / 2);
});
