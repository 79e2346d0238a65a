import { games } from '@traque/engine';
import { expect, it, vi } from 'vitest';
import { Client } from './testing/client.ts';
import { eventually } from './testing/eventually.ts';
import { testServer } from './testing/serve.ts';
import { gatheredTable, playOne, startedTable, type TestTable } from './testing/table.ts';

it('anyone with the link may take an open seat, one seat a guest; then it is full', async () => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Ann');
  const { table: id } = await host.ask(
    'create',
    {},
    {
      game: 'maamut',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    },
  );
  const bob = await Client.named(address, 'Bob');
  expect(await bob.denied('join', { id }, { seat: 0 })).toEqual([409, 'seatTaken']);
  expect(await bob.denied('join', { id }, { seat: 7 })).toEqual([400, 'malformed']);
  expect(await bob.ask('join', { id }, {})).toMatchObject({ seat: 1 });
  expect(await bob.ask('join', { id }, {}), 'asked twice, seated once').toMatchObject({ seat: 1 });
  expect(await bob.denied('join', { id }, { seat: 2 })).toEqual([409, 'alreadySeated']);
  const carla = await Client.named(address, 'Carla');
  expect(await carla.denied('join', { id }, {})).toEqual([409, 'noOpenSeat']);
  expect(await new Client(address).denied('join', { id }, {})).toEqual([401, 'noGuest']);
  const { room, seat } = await carla.ask('table', { id });
  expect(seat).toBeNull();
  expect(room.seats).toMatchObject([
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bob' },
    { kind: 'bot', level: 'easy' },
  ]);
});

it('the host fills, empties, removes and starts; nobody else does, and nobody after the start', async () => {
  const { address } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  const other = players[1]!;
  expect(await other.denied('start', { id })).toEqual([403, 'notHost']);
  expect(await other.denied('fill', { id, seat: 1 }, { kind: 'open' })).toEqual([403, 'notHost']);
  expect(await host.denied('fill', { id, seat: 1 }, { kind: 'bot', level: 'easy' })).toEqual([409, 'seatTaken']);
  await host.ask('fill', { id, seat: 1 }, { kind: 'open' });
  expect(await other.denied('join', { id }, {}), 'removed is removed').toEqual([403, 'removed']);
  expect(await host.denied('start', { id })).toEqual([409, 'seatsOpen']);
  await host.ask('fill', { id, seat: 1 }, { kind: 'bot', level: 'easy' });
  await host.ask('fill', { id, seat: 1 }, { kind: 'bot', level: 'random' });
  await host.ask('start', { id });
  expect(await host.denied('fill', { id, seat: 1 }, { kind: 'open' })).toEqual([409, 'notGathering']);
  expect(await other.denied('join', { id }, {})).toEqual([409, 'notGathering']);
  expect((await host.ask('table', { id })).room.seats[1]).toMatchObject({ kind: 'bot', level: 'random' });
});

it('when the host leaves before the start, another player becomes the host', async () => {
  const { address } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  await host.ask('leave', { id });
  const { room, host: isHost } = await players[1]!.ask('table', { id });
  expect(room.host).toEqual({ name: 'Player 1', seat: 1 });
  expect(isHost).toBe(true);
  expect(room.seats[0]).toMatchObject({ kind: 'open' });
});

it('when another leaves, a host without a seat stays the host', async () => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Ann');
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const { table: id } = await host.ask('create', {}, { game: 'maamut', seats });
  const [bob, carla] = [await Client.named(address, 'Bob'), await Client.named(address, 'Carla')];
  await bob.ask('join', { id }, {});
  await carla.ask('join', { id }, {});
  await bob.ask('leave', { id });
  expect((await host.ask('table', { id })).host).toBe(true);
  expect((await carla.ask('table', { id })).room.host).toEqual({ name: 'Ann', seat: null });
});

it('the host is the host on their other device too', async () => {
  const { address } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  const phone = await Client.named(address, 'Phone');
  await phone.ask('claim', { id }, { token: (await host.ask('link', { id })).token! });
  expect((await phone.ask('table', { id })).host).toBe(true);
  expect((await players[1]!.ask('table', { id })).host).toBe(false);
  await phone.ask('start', { id });
});

it('a seat link that has just become invalid cannot be claimed', async () => {
  const { address, context } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  const { token } = await players[1]!.ask('link', { id });
  const phone = await Client.named(address, 'Phone');
  const table = await context.tables.open(id);
  const asked = vi.spyOn(table, 'submit');
  let go = (): void => undefined;
  const busy = table.run(() => new Promise<void>((resolve) => (go = resolve)));
  const removed = table.submit(() => ({ log: { kind: 'removed', seat: 1 } }));
  const claimed = phone.denied('claim', { id }, { token: token! });
  await eventually(() => asked.mock.calls.length === 2);
  go();
  await Promise.all([busy, removed]);
  expect(await claimed).toEqual([403, 'wrongToken']);
  expect((await host.ask('table', { id })).room.seats[1]).toMatchObject({ kind: 'open' });
});

it('a private seat link gives the seat to another device, and is valid as long as the player stays', async () => {
  const { address } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  const { token } = await players[1]!.ask('link', { id });
  const phone = await Client.named(address, 'Player 1');
  expect(await phone.denied('claim', { id }, { token: `${token!.slice(0, -2)}AA` })).toEqual([403, 'wrongToken']);
  expect(await phone.denied('claim', { id }, { token: '0.0.x' })).toEqual([403, 'wrongToken']);
  expect(await phone.ask('claim', { id }, { token: token! })).toMatchObject({ seat: 1 });
  expect((await phone.ask('table', { id })).seat).toBe(1);
  expect((await players[1]!.ask('table', { id })).seat, 'on both devices').toBe(1);
  expect(await host.denied('claim', { id }, { token: token! })).toEqual([409, 'alreadySeated']);
  await host.ask('fill', { id, seat: 1 }, { kind: 'open' });
  const late = await Client.named(address, 'Late');
  expect(await late.denied('claim', { id }, { token: token! })).toEqual([403, 'wrongToken']);
});

it('public tables are in the lobby, private ones are not; own tables are found again', async () => {
  const { address } = await testServer();
  const open = await gatheredTable(address, ['person', 'person'], { visibility: 'public' });
  const secret = await gatheredTable(address, ['person', 'person']);
  const lobby = async (query = '') =>
    (await new Client(address).ask('lobby', { query })).tables.map(({ room }) => room.id);
  expect(await lobby()).toEqual([open.id]);
  expect(await lobby('?game=mammut')).toEqual([]);
  expect((await secret.host.ask('myTables')).tables).toMatchObject([{ room: { id: secret.id }, seat: 0 }]);
  expect((await new Client(address).ask('myTables')).tables).toEqual([]);
});

it('a game is abandoned when all who play themselves agree, and its record is complete then', async () => {
  const { address } = await testServer();
  const { id, host, players } = await startedTable(address, ['person', 'person', 'random']);
  expect(await new Client(address).denied('abandon', { id }, { agree: true })).toEqual([403, 'notSeated']);
  await host.ask('abandon', { id }, { agree: true });
  await host.ask('abandon', { id }, { agree: false });
  await players[1]!.ask('abandon', { id }, { agree: true });
  const { room } = await host.ask('table', { id });
  expect(room.phase).toBe('playing');
  expect(room.seats).toMatchObject([{ abandons: false }, { abandons: true }, {}]);
  expect(await host.ask('record', { id })).not.toHaveProperty('secret');
  await host.ask('abandon', { id }, { agree: true });
  expect((await host.ask('table', { id })).room.phase).toBe('abandoned');
  expect(await host.ask('record', { id })).toHaveProperty('secret');
  expect(await host.denied('abandon', { id }, { agree: true })).toEqual([409, 'notPlaying']);
});

it('a rematch seats the same players one seat further, once however often it is asked for', async () => {
  const { address } = await testServer();
  const { id, host, players } = await startedTable(address, ['person', 'person', 'random'], { clock: 300 });
  expect(await host.denied('rematch', { id })).toEqual([409, 'notOver']);
  for (const player of players) await player?.ask('abandon', { id }, { agree: true });
  const watcher = await Client.named(address, 'Watcher');
  expect(await watcher.denied('rematch', { id })).toEqual([403, 'notSeated']);
  const [one, two] = await Promise.all([host.ask('rematch', { id }), host.ask('rematch', { id })]);
  expect(one.table).toBe(two.table);
  const { room, seat, host: isHost } = await host.ask('table', { id: one.table });
  expect(room).toMatchObject({ previous: id, clock: 300, game: 'maamut', phase: 'gathering' });
  expect(room.seats.map((there) => (there.kind === 'person' ? there.name : there.kind))).toEqual([
    'bot',
    'Player 0',
    'Player 1',
  ]);
  expect([seat, isHost]).toEqual([1, true]);
  expect((await host.ask('table', { id })).room.next).toBe(one.table);
  await host.ask('start', { id: one.table });
});

it('the first player who asks for a rematch is its host', async () => {
  const { address } = await testServer();
  const { id, players } = await startedTable(address, ['person', 'person']);
  for (const player of players) await player?.ask('abandon', { id }, { agree: true });
  const { table } = await players[1]!.ask('rematch', { id });
  expect((await players[1]!.ask('table', { id: table })).host).toBe(true);
  expect((await players[0]!.ask('table', { id: table })).host).toBe(false);
  expect(await players[0]!.denied('start', { id: table })).toEqual([403, 'notHost']);
  await players[1]!.ask('start', { id: table });
});

it('colours are as asked for, no two alike, and follow their players into the record and the rematch', async () => {
  const { address } = await testServer();
  const seats = [{ kind: 'me', look: 1 }, { kind: 'open' }, { kind: 'bot', level: 'random', look: 4 }] as const;
  const looks = (there: { readonly seats: readonly { look?: number }[] }) => there.seats.map(({ look }) => look);
  const { id, host, players } = await startedTable(address, ['person', 'person', 'random'], { seats: [...seats] });
  const { room } = await host.ask('table', { id });
  expect(looks(room)).toEqual([1, 0, 4]);
  for (const player of players) await player?.ask('abandon', { id }, { agree: true });
  const record = (await host.ask('record', { id })) as unknown as Parameters<typeof looks>[0];
  expect(looks(record)).toEqual([1, 0, 4]);
  const { table } = await host.ask('rematch', { id });
  expect(looks((await host.ask('table', { id: table })).room)).toEqual([4, 1, 0]);
  const alike = { game: 'maamut', seats: [{ kind: 'me', look: 2 } as const, { kind: 'open', look: 2 } as const] };
  expect(await host.denied('create', {}, alike)).toEqual([400, 'malformed']);
});

it('before the start each player may change their colour to any except another player’s', async () => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Ada');
  const seats = [
    { kind: 'me', look: 0 },
    { kind: 'open', look: 1 },
    { kind: 'bot', level: 'random', look: 2 },
  ] as const;
  const { table: id } = await host.ask('create', {}, { game: 'maamut', seats: [...seats] });
  const guest = await Client.named(address, 'Bo');
  const looks = async () => (await host.ask('table', { id })).room.seats.map(({ look }) => look);
  expect(await guest.denied('look', { id }, { look: 4 })).toEqual([403, 'notSeated']);
  await guest.ask('join', { id }, {});
  await guest.ask('look', { id }, { look: 4 });
  expect(await looks()).toEqual([0, 4, 2]);
  // The bot's, which gets the player's in return; taking the own one again changes nothing.
  await guest.ask('look', { id }, { look: 2 });
  const { number } = await guest.ask('look', { id }, { look: 2 });
  expect([await looks(), (await host.ask('table', { id })).number]).toEqual([[0, 2, 4], number]);
  expect(await guest.denied('look', { id }, { look: 0 })).toEqual([409, 'lookTaken']);
  expect(await guest.denied('look', { id }, { look: 5 })).toEqual([400, 'malformed']);
  await host.ask('start', { id });
  expect(await guest.denied('look', { id }, { look: 1 })).toEqual([409, 'notGathering']);
  expect(await looks()).toEqual([0, 2, 4]);
});

it('a player may take another name at the table until the game is over', async () => {
  const { address } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  expect(await new Client(address).denied('rename', { id }, { name: 'Eve' })).toEqual([403, 'notSeated']);
  await host.ask('rename', { id }, { name: 'Ada' });
  const { number } = await players[1]!.ask('rename', { id }, { name: 'Bo' });
  await players[1]!.ask('rename', { id }, { name: 'Bo' });
  const { room, number: last } = await host.ask('table', { id });
  expect(room.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
  expect([room.host, last]).toEqual([{ name: 'Ada', seat: 0 }, number]);
  await host.ask('start', { id });
  await players[1]!.ask('rename', { id }, { name: 'Robert' });
  expect((await host.ask('myTables')).tables[0]!.room.seats[1], 'in lists too').toMatchObject({ name: 'Robert' });
  for (const player of players) await player?.ask('abandon', { id }, { agree: true });
  expect(await host.denied('rename', { id }, { name: 'Nobody' })).toEqual([409, 'notPlaying']);
});

it('a player who does not agree to abandon refuses for all', async () => {
  const { address } = await testServer();
  const { id, host, players } = await startedTable(address, ['person', 'person', 'person'], { game: 'maamut' });
  const abandons = async () =>
    (await host.ask('table', { id })).room.seats.map((seat) => 'abandons' in seat && seat.abandons);
  const { number } = await players[2]!.ask('abandon', { id }, { agree: false });
  expect((await host.ask('table', { id })).number, 'there is nothing to refuse').toBe(number);
  await host.ask('abandon', { id }, { agree: true });
  await players[1]!.ask('abandon', { id }, { agree: true });
  expect(await abandons()).toEqual([true, true, false]);
  await players[2]!.ask('abandon', { id }, { agree: false });
  expect(await abandons()).toEqual([false, false, false]);
});

it('helps is an option; the deprecated field of the same name still works in requests and in the room', async () => {
  const { address } = await testServer();
  const helpsOf = async (table: TestTable) => {
    const { room } = await table.host.ask('table', { id: table.id });
    return [room.options['helps'], room.helps];
  };
  const persons = ['person', 'person'] as const;
  const old = await startedTable(address, persons, { game: 'momie', helps: false });
  expect(await helpsOf(old)).toEqual(['no', false]);
  const { moment } = await old.host.ask('table', { id: old.id });
  expect(moment!.view.options).toMatchObject({ helps: 'no' });
  for (const player of old.players) await player?.ask('abandon', { id: old.id }, { agree: true });
  const { table: id } = await old.host.ask('rematch', { id: old.id });
  expect(await helpsOf({ ...old, id })).toEqual(['no', false]);

  expect(await helpsOf(await gatheredTable(address, persons, { game: 'momie', options: { helps: 'no' } }))).toEqual([
    'no',
    false,
  ]);
  expect(await helpsOf(await gatheredTable(address, persons, { game: 'momie' }))).toEqual([undefined, true]);
  // What was chosen as an option counts.
  const both = { game: 'momie', options: { helps: 'yes' }, helps: false };
  expect(await helpsOf(await gatheredTable(address, persons, both))).toEqual(['yes', true]);
  // A game without the option ignores the field.
  expect(await helpsOf(await gatheredTable(address, persons, { helps: false }))).toEqual([undefined, true]);
});

it('hints are allowed only where the host chose so; everybody is told, in the lobby too, and the rematch keeps it', async () => {
  const { address } = await testServer();
  const host = await Client.named(address, 'Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const create = (more: object) => host.ask('create', {}, { game: 'maamut', seats, visibility: 'public', ...more });
  const [without, refused, allowed] = [await create({}), await create({ hints: false }), await create({ hints: true })];
  const watcher = new Client(address);
  const hintsAt = async (id: string) => (await watcher.ask('table', { id })).room.hints;
  expect(await hintsAt(without.table)).toBeUndefined();
  expect(await hintsAt(refused.table)).toBeUndefined();
  expect(await hintsAt(allowed.table)).toBe(true);
  const { tables } = await watcher.ask('lobby');
  expect(tables.filter(({ room }) => room.hints === true).map(({ room }) => room.id)).toEqual([allowed.table]);
  await host.ask('start', { id: allowed.table });
  await host.ask('abandon', { id: allowed.table }, { agree: true });
  expect(await hintsAt((await host.ask('rematch', { id: allowed.table })).table)).toBe(true);
});

it('the commitment is there before anybody contributes, and words count in the record', async () => {
  const { address } = await testServer();
  const { id, host, players } = await gatheredTable(address, ['person', 'person']);
  const { commit } = (await host.ask('table', { id })).room;
  expect(commit).toMatch(/^[0-9a-f]{64}$/);
  await players[1]!.ask('contribute', { id }, { words: 'seven owls' });
  expect((await host.ask('table', { id })).room.seats[1]).toMatchObject({ contributed: true });
  expect(JSON.stringify(await host.ask('table', { id })), 'words are told at the end').not.toContain('owls');
  await host.ask('start', { id });
  expect(await players[1]!.denied('contribute', { id }, { words: 'more' })).toEqual([409, 'notGathering']);
  expect(await players[1]!.ask('record', { id }), 'their own').toMatchObject({ contributions: ['', 'seven owls'] });
  expect(JSON.stringify(await host.ask('record', { id })), 'told at the end').not.toContain('owls');
  for (const player of players) await player!.ask('abandon', { id }, { agree: true });
  expect(await host.ask('record', { id })).toMatchObject({ commit, contributions: ['', 'seven owls'] });
});

it('players chat with players, watchers with watchers, in plain text', async () => {
  const { address } = await testServer();
  const { id, host, players } = await startedTable(address, ['person', 'person']);
  const watcher = await Client.named(address, 'Wanda');
  const [hostLive, otherLive, watcherLive] = await Promise.all(
    [host, players[1]!, watcher].map((client) => client.live(id)),
  );
  await Promise.all([hostLive!, otherLive!, watcherLive!].map((live) => live.message('welcome')));
  hostLive!.send({ type: 'say', text: '<b>hello</b>' });
  watcherLive!.send({ type: 'react', reaction: 'wow' });
  expect(await otherLive!.message('line')).toMatchObject({ text: '<b>hello</b>', seat: 0, name: 'Player 0', line: 0 });
  expect(await watcherLive!.message('line')).toMatchObject({ reaction: 'wow', seat: null, name: 'Wanda', line: 0 });
  await watcher.ask('say', { id }, { text: 'again' });
  await watcherLive!.message('line', ({ text }) => text === 'again');
  expect(otherLive!.heard.filter(({ type }) => type === 'line')).toHaveLength(1);
  expect((await host.ask('talk', { id })).lines).toMatchObject([{ text: '<b>hello</b>' }]);
  expect((await watcher.ask('talk', { id, query: '?after=0' })).lines).toMatchObject([{ text: 'again' }]);
  expect(await host.denied('say', { id }, { text: 'turn \u202e me' })).toEqual([400, 'malformed']);
  expect(await new Client(address).denied('say', { id }, { text: 'x' })).toEqual([401, 'noGuest']);
});

it('who is connected is shown, and the lobby knows it too', async () => {
  const { address } = await testServer();
  const { id, host, players } = await startedTable(address, ['person', 'person'], { visibility: 'public' });
  const live = await host.live(id);
  expect(await live.message('welcome')).toMatchObject({ presence: { seats: [0], watchers: 0 } });
  const other = await players[1]!.live(id);
  await live.message('presence', ({ seats }) => seats.includes(1));
  const watcher = await new Client(address).live(id);
  await live.message('presence', ({ watchers }) => watchers === 1);
  expect((await new Client(address).ask('lobby')).tables[0]!.presence).toEqual({ seats: [0, 1], watchers: 1 });
  other.close();
  watcher.close();
  await live.message('presence', ({ seats, watchers }) => seats.length === 1 && watchers === 0);
});

it('a watcher who takes a seat is welcomed again as its player', async () => {
  const { address } = await testServer();
  const { id, host } = await gatheredTable(address, ['person', 'person']);
  await host.ask('fill', { id, seat: 1 }, { kind: 'open' });
  const bob = await Client.named(address, 'Bob');
  const live = await bob.live(id);
  expect(await live.message('welcome')).toMatchObject({ seat: null });
  await bob.ask('join', { id }, {});
  const welcome = await live.message('welcome', ({ seat }) => seat === 1, 1);
  await host.ask('start', { id });
  expect(await live.message('update')).toMatchObject({ number: welcome.number + 1, what: { kind: 'started' } });
});

it('after a lost connection the missed entries come without gaps; after a long one only the position', async () => {
  const { address } = await testServer();
  const table = await startedTable(address, ['person', 'person']);
  const { id, host } = table;
  const first = await host.live(id);
  const { number } = await first.message('welcome');
  first.close();
  const watcher = await new Client(address).live(id);
  await watcher.message('welcome');
  for (let i = 0; i < 14; i++) await playOne(table, 0);
  await watcher.message('update', (update) => update.number === number + 14);
  const again = await host.live(id, { after: number });
  const welcome = await again.message('welcome');
  expect(welcome.missed!.map((entry) => entry.number)).toEqual(Array.from({ length: 14 }, (_, i) => number + 1 + i));
  expect(welcome.number).toBe(number + 14);
  const short = await new Client(address).live(id, { after: number + 11 });
  const long = await new Client(address).live(id, { after: number });
  const told = watcher.heard.flatMap((message) =>
    message.type === 'update'
      ? [{ number: message.number, at: message.at, what: message.what, events: message.events }]
      : [],
  );
  expect((await long.message('welcome')).missed, 'as it was told live').toEqual(told);
  expect((await short.message('welcome')).missed).toEqual(told.slice(-3));
  expect(welcome.moment).toEqual((await host.ask('table', { id })).moment);
  const ahead = await host.live(id, { after: 9999 });
  expect((await ahead.message('welcome')).missed).toBeNull();
  expect((await (await host.live(id)).message('welcome')).missed).toBeNull();
});

it.each(games.map(({ name, players, constantFields }) => [name, players.min, constantFields] as const))(
  'an update of %s shows the moment as a look at the table does',
  async (game, players, constantFields) => {
    const { address } = await testServer();
    const table = await startedTable(
      address,
      Array.from({ length: players }, () => 'person' as const),
      { game, clock: 300 },
    );
    const { id } = table;
    const viewers = [...table.players.map((player) => player!), new Client(address)];
    const lives = await Promise.all(viewers.map((viewer) => viewer.live(id, { legal: true })));
    await Promise.all(lives.map((live) => live.message('welcome')));
    const brief = await viewers[0]!.live(id, { brief: true });
    const { view: first } = (await brief.message('welcome')).moment!;
    for (let i = 0; i < 5; i++) {
      const { number } = await playOne(table, i);
      for (const [who, viewer] of viewers.entries()) {
        const { moment: told } = await lives[who]!.message('update', (update) => update.number === number);
        const { moment: seen } = await viewer.ask('table', { id });
        const { actions, complete } = await viewer.ask('legal', { id });
        const turn = told!.view.toAct === who;
        expect(told).toEqual(turn ? { ...seen, legal: { actions, complete } } : seen);
        if (who > 0) continue;
        const { moment: short } = await brief.message('update', (update) => update.number === number);
        const { kept, ...rest } = short!;
        expect(kept).toEqual(constantFields);
        for (const key of kept!) expect(rest.view).not.toHaveProperty(key);
        const whole = { ...rest.view, ...Object.fromEntries(kept!.map((key) => [key, first[key]])) };
        expect({ ...rest, view: whole }, 'brief, and what it has').toEqual(seen);
      }
    }
  },
);

it('a table can be called something: in lists, at the table and at its rematch', async () => {
  const { address } = await testServer();
  const table = await gatheredTable(address, ['person', 'easy'], { title: '  Sunday round ', visibility: 'public' });
  expect((await table.host.ask('table', { id: table.id })).room.title).toBe('Sunday round');
  expect((await new Client(address).ask('lobby')).tables[0]!.room.title).toBe('Sunday round');
  expect((await table.host.ask('myTables')).tables[0]!.room.title).toBe('Sunday round');
  await table.host.ask('start', { id: table.id });
  await table.host.ask('abandon', { id: table.id }, { agree: true });
  const { table: next } = await table.host.ask('rematch', { id: table.id });
  expect((await table.host.ask('table', { id: next })).room.title).toBe('Sunday round');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (const title of ['', ' ', 'x'.repeat(41), 'a\u202eb', 7])
    expect(await table.host.denied('create', {}, { game: 'maamut', seats, title })).toEqual([400, 'malformed']);
  const unnamed = await gatheredTable(address, ['person', 'person']);
  expect('title' in (await unnamed.host.ask('table', { id: unnamed.id })).room).toBe(false);
});
