import { describe, expect, it } from 'vitest';
import { type Client } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { testServer } from '../testing/serve.ts';
import { playOne, startedTable, gatheredTable, type TestTable } from '../testing/table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const slow = { clock: 86_400, options: { first: 0 } } as const;
const night = { zone: 'UTC', night: { from: '23:00', to: '07:00' } } as const;

/** At noon of the tenth of June 2026, UTC. */
async function server(settings: Parameters<typeof testServer>[0] = {}) {
  const time = new FakeTime();
  time.step(Date.parse('2026-06-10T12:00Z') - time.now());
  const running = await testServer(settings, { time, thinker: quickThinker() });
  /** The server is there all the time: else it would be an outage. */
  const pass = async (ms: number): Promise<void> => {
    await running.context.deps.store.putSetting('alive', `${time.now() + ms}`);
    await time.leap(ms - 2000);
  };
  return { time, pass, ...running };
}

const deadline = async ({ id, host }: TestTable): Promise<number | null> =>
  (await host.ask('table', { id })).moment!.deadline;
const kinds = async ({ id, host }: TestTable): Promise<string[]> => {
  const live = await host.live(id, { after: 0 });
  const { missed } = await live.message('welcome');
  live.close();
  return missed!.map(({ what }) => what.kind);
};
/** The seat to act plays until it is the turn of another. */
async function playTurn(table: TestTable): Promise<void> {
  const { toAct } = (await table.host.ask('table', { id: table.id })).moment!.view;
  while ((await playOne(table, 0)).moment!.view.toAct === toAct);
}
const until = (player: Client, day: string, from: string | null = null) =>
  player.ask('addHoliday', {}, { zone: 'UTC', from, until: day });

describe('nights', () => {
  it('do not count from the start of a game on, at slow tables that have not switched them off', async () => {
    const { time, address } = await server();
    const table = await gatheredTable(address, ['person', 'person'], slow);
    expect((await table.host.ask('table', { id: table.id })).room.rests).toBe(true);
    await table.host.ask('setNight', {}, night);
    await table.host.ask('start', { id: table.id });
    expect(await deadline(table)).toBe(time.now() + DAY + 8 * HOUR);
    const without = await gatheredTable(address, ['person', 'person'], { ...slow, rests: false });
    await without.host.ask('setNight', {}, night);
    await without.host.ask('start', { id: without.id });
    expect((await without.host.ask('table', { id: without.id })).room.rests).toBeUndefined();
    expect(await deadline(without)).toBe(time.now() + DAY);
    const quick = await gatheredTable(address, ['person', 'person'], {
      clock: 3600,
      rests: true,
      options: { first: 0 },
    });
    await quick.host.ask('setNight', {}, night);
    await quick.host.ask('start', { id: quick.id });
    expect((await quick.host.ask('table', { id: quick.id })).room.rests).toBeUndefined();
    expect(await deadline(quick)).toBe(time.now() + HOUR);
  });

  it('that are changed count from the next turn on, not when an action is taken back', async () => {
    const { time, address } = await server();
    const table = await startedTable(address, ['person', 'person'], slow);
    const before = await deadline(table);
    expect(before).toBe(time.now() + DAY);
    await table.host.ask('setNight', {}, night);
    expect(await deadline(table), 'not in this turn').toBe(before);
    expect(await kinds(table)).toContain('rest');
    await playTurn(table);
    const { moment } = await table.host.ask('table', { id: table.id });
    if (moment!.undo === 0) {
      await table.host.ask('undo', { id: table.id }, { id: 'u', decision: moment!.decision! });
      expect(await deadline(table), 'the same turn goes on').toBe(before);
      await playTurn(table);
    }
    expect(await deadline(table), "the other player's time").toBe(time.now() + DAY);
    await playTurn(table);
    expect(await deadline(table)).toBe(time.now() + DAY + 8 * HOUR);
  });

  it('and time zones are not told to anybody else', async () => {
    const { address } = await server();
    const table = await startedTable(address, ['person', 'person'], slow);
    const other = await table.players[1]!.live(table.id);
    await other.message('welcome');
    const own = { zone: 'Asia/Kolkata', night: { from: '22:47', to: '06:13' } };
    await table.host.ask('setNight', {}, own);
    await other.message('update', ({ what }) => what.kind === 'rest');
    await playTurn(table);
    await playTurn(table);
    const seen = [
      ...other.raw,
      JSON.stringify(await table.players[1]!.ask('table', { id: table.id })),
      JSON.stringify(await table.players[1]!.ask('myTables')),
      JSON.stringify(await table.players[1]!.ask('record', { id: table.id })),
    ].join('');
    expect(seen).not.toMatch(/Kolkata|Calcutta|22:47|06:13|"night"|"zone"/);
  });

  it('when the time runs out, a bot moves at that moment and not before', async () => {
    const { address, pass } = await server();
    const table = await gatheredTable(address, ['person', 'person'], slow);
    await table.host.ask('setNight', {}, night);
    await table.host.ask('start', { id: table.id });
    await pass(DAY + 8 * HOUR - 5000);
    expect(await kinds(table)).not.toContain('takenOver');
    await pass(6000);
    await eventually(async () => (await kinds(table)).includes('takenOver') || undefined);
  });

  it('are no longer than nine hours, in a time zone that there is', async () => {
    const { address } = await server();
    const { host } = await gatheredTable(address, ['person', 'person']);
    const bad = [
      { zone: 'Mars/Olympus', night: null },
      { zone: 'UTC', night: { from: '22:00', to: '07:01' } },
      { zone: 'UTC', night: { from: '22:00', to: '22:00' } },
      { zone: 'UTC', night: { from: '24:00', to: '07:00' } },
    ];
    for (const body of bad) expect(await host.denied('setNight', {}, body)).toEqual([400, 'malformed']);
    expect((await host.ask('setNight', {}, { zone: 'UTC', night: { from: '22:00', to: '07:00' } })).night).toEqual({
      from: '22:00',
      to: '07:00',
    });
    expect(await host.ask('rests')).toMatchObject({ zone: 'UTC', night: { from: '22:00', to: '07:00' } });
    host.cookie = null;
    expect(await host.denied('setNight', {}, night)).toEqual([401, 'noGuest']);
    expect(await host.ask('rests')).toMatchObject({ zone: null, night: null, holidays: [], daysPerYear: 30 });
  });
});

describe('holidays', () => {
  it('stop the clock at once, until they end, and the others see until when at the latest', async () => {
    const { time, address, pass } = await server();
    const table = await startedTable(address, ['person', 'person'], slow);
    await pass(6 * HOUR);
    const declared = await until(table.host, '2026-06-24');
    expect(declared).toMatchObject({
      left: [
        { year: 2026, days: 15 },
        { year: 2027, days: 30 },
      ],
    });
    expect(await deadline(table)).toBe(Date.parse('2026-06-25T18:00Z'));
    const { room } = await table.players[1]!.ask('table', { id: table.id });
    expect(room.seats[0]).toMatchObject({
      holidays: [{ from: Date.parse('2026-06-10T00:00Z'), to: Date.parse('2026-06-25T00:00Z') }],
    });
    expect(JSON.stringify(room)).not.toContain('UTC');
    const back = time.now() + 2 * DAY;
    await pass(2 * DAY);
    const ended = await table.host.ask('endHoliday', {}, { from: declared.holidays[0]!.from });
    expect(ended).toMatchObject({
      holidays: [],
      left: [
        { year: 2026, days: 27 },
        { year: 2027, days: 30 },
      ],
    });
    expect(await deadline(table)).toBe(back + 18 * HOUR);
    const after = await table.players[1]!.ask('table', { id: table.id });
    expect(after.room.seats[0]).not.toHaveProperty('holidays');
  });

  it('that are declared ahead stop the clock when they begin', async () => {
    const { time, address } = await server();
    const table = await startedTable(address, ['person', 'person'], { ...slow, clock: 259_200 });
    await until(table.host, '2026-06-13', '2026-06-12');
    expect(await deadline(table)).toBe(time.now() + 5 * DAY);
    const { room } = await table.host.ask('table', { id: table.id });
    expect(room.seats[0]).toMatchObject({
      holidays: [{ from: Date.parse('2026-06-12T00:00Z'), to: Date.parse('2026-06-14T00:00Z') }],
    });
  });

  it('say nothing of the time zone: what the others see are whole days', async () => {
    const { address } = await server();
    const table = await startedTable(address, ['person', 'person'], slow);
    await table.host.ask('addHoliday', {}, { zone: 'Asia/Kolkata', from: '2026-06-12', until: '2026-06-13' });
    const { room } = await table.players[1]!.ask('table', { id: table.id });
    const seen = room.seats[0]!;
    expect(seen).toMatchObject({
      holidays: [{ from: Date.parse('2026-06-12T00:00Z'), to: Date.parse('2026-06-14T00:00Z') }],
    });
    expect(JSON.stringify(room)).not.toContain('Kolkata');
  });

  it('revive no time that has run out, also before the server has noticed', async () => {
    const { time, address } = await server();
    const table = await startedTable(address, ['person', 'person'], slow);
    // No sweep in between.
    time.step(DAY);
    await until(table.host, '2026-06-30');
    await eventually(async () => (await kinds(table)).includes('takenOver') || undefined);
    expect((await kinds(table)).slice(0, 4)).toEqual(expect.arrayContaining(['started', 'rest', 'takenOver']));
  });

  it('have a limit for the year, and one for changes a day', async () => {
    const { address, pass } = await server({ holidaysPerYear: 5 });
    const { host } = await gatheredTable(address, ['person', 'person']);
    expect(await host.denied('addHoliday', {}, { zone: 'UTC', from: null, until: '2026-06-15' })).toEqual([
      409,
      'noDaysLeft',
    ]);
    await until(host, '2026-06-14');
    expect(await host.denied('addHoliday', {}, { zone: 'UTC', from: '2026-06-20', until: '2026-06-20' })).toEqual([
      409,
      'noDaysLeft',
    ]);
    expect(await host.denied('addHoliday', {}, { zone: 'UTC', from: null, until: '2026-02-30' })).toEqual([
      400,
      'malformed',
    ]);
    for (let i = 0; i < 19; i++) await host.ask('setNight', {}, night);
    expect(await host.denied('setNight', {}, night)).toEqual([429, 'tooMany']);
    await pass(DAY);
    await host.ask('setNight', {}, night);
  });

  it('nobody may ask for a bot in the seat of a player who is on holiday', async () => {
    const { address, pass } = await server({ idleMs: 30 * DAY });
    const table = await startedTable(address, ['person', 'person'], slow);
    const other = table.players[1]!;
    await until(table.host, '2026-06-24');
    await pass(3 * DAY);
    expect(await other.denied('takeOver', { id: table.id }, { seat: 0 })).toEqual([409, 'notAbsent']);
    const { holidays } = await table.host.ask('rests');
    await table.host.ask('endHoliday', {}, holidays[0]);
    await pass(13 * HOUR);
    await other.ask('takeOver', { id: table.id }, { seat: 0 });
  });
});

it('after an outage of the server a player has the time left that they had, nights not counted', async () => {
  const { time, address } = await server();
  const table = await gatheredTable(address, ['person', 'person'], slow);
  await table.host.ask('setNight', {}, night);
  await table.host.ask('start', { id: table.id });
  await time.pass(60_000);
  const went = time.now();
  await time.leap(40 * HOUR);
  // It is four in the morning of the day after the next: what was left then begins at seven.
  const end = await eventually(async () => {
    const now = await deadline(table);
    return now !== null && now > went + 40 * HOUR ? now : undefined;
  });
  const begins = Date.parse('2026-06-12T07:00Z');
  const left = end - begins - 8 * HOUR;
  expect(left).toBeLessThan(DAY);
  expect(left).toBeGreaterThan(DAY - 90_000);
});
