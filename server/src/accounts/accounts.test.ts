/** Accounts by passkey, on both databases: what works, and everything that must be refused. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer, Settings } from '../index.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { Client } from '../testing/client.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { testServer } from '../testing/serve.ts';
import { startedTable } from '../testing/table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

/** Passkeys need a domain: the server listens on 127.0.0.1, and pages reach it as localhost. */
const pageOf = ({ address }: RunningServer): string => address.replace('127.0.0.1', 'localhost');

/** The id in the cookie of a guest. */
function idOf({ context }: RunningServer, { cookie }: Client): string {
  const own = cookie!.split('; ').find((each) => each.startsWith('traque='))!;
  return context.signing.readGuest(own.slice('traque='.length))!.id;
}

class Person extends Client {
  readonly key: Authenticator;

  constructor(origin: string, key = new Authenticator(origin)) {
    super(origin);
    this.origin = origin;
    this.key = key;
  }

  static async called(origin: string, name: string): Promise<Person> {
    const person = new Person(origin);
    await person.ask('setMe', {}, { name });
    return person;
  }

  async challenge(purpose: 'add' | 'signIn'): Promise<object> {
    return (await this.ask('challenge', {}, { for: purpose })).options;
  }

  async addPasskey(key = this.key, label = 'Test') {
    return this.ask('addPasskey', {}, { label, answer: key.create(await this.challenge('add')) });
  }

  async signIn(which = 0, bring = false) {
    return this.ask('signIn', {}, { answer: this.key.get(await this.challenge('signIn'), which), bring });
  }

  async tables(): Promise<string[]> {
    return (await this.ask('myTables')).tables.map(({ room: { id } }) => id);
  }
}

const stores: [string, () => Promise<Partial<Settings>>][] = [
  ['embedded', () => Promise.resolve({})],
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.database() })],
];

describe.each(stores)('accounts in the %s database', (_name, settings) => {
  it('a guest keeps everything, and has it on a second device', async () => {
    const origin = pageOf(await testServer(await settings()));
    const ann = await Person.called(origin, 'Ann');
    const { table } = await ann.ask('create', {}, { game: 'maamut', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ann.ask('account')).toEqual({ offered: true, account: null });
    const { account } = await ann.addPasskey();
    expect(account).toMatchObject({ name: 'Ann', passkeys: [{ label: 'Test' }], codes: { left: 0 } });
    expect(await ann.tables()).toEqual([table]);
    expect((await ann.ask('table', { id: table })).seat).toBe(0);
    const phone = new Person(origin, ann.key);
    expect(await phone.signIn()).toEqual({ name: 'Ann', brought: 0 });
    expect(await phone.tables()).toEqual([table]);
    expect((await phone.ask('table', { id: table })).host).toBe(true);
    // One name, on every device.
    await phone.ask('setMe', {}, { name: 'Anna' });
    const third = new Person(origin, ann.key);
    expect(await third.signIn()).toMatchObject({ name: 'Anna' });
  });

  it('what a guest did on another device can be brought along', async () => {
    const origin = pageOf(await testServer(await settings()));
    const ann = await Person.called(origin, 'Ann');
    await ann.addPasskey();
    const phone = new Person(origin, ann.key);
    await phone.ask('setMe', {}, { name: 'Ann on the road' });
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table } = await phone.ask('create', {}, { game: 'maamut', seats: [...seats] });
    const before = new Person(origin, ann.key);
    before.cookie = phone.cookie;
    expect(await before.signIn(0, false), 'not unless it is wanted').toEqual({ name: 'Ann', brought: 0 });
    expect(await phone.signIn(0, true)).toEqual({ name: 'Ann', brought: 1 });
    expect(await ann.tables()).toEqual([table]);
    expect((await ann.ask('table', { id: table })).host).toBe(true);
    await expect(phone.ask('start', { id: table })).rejects.toThrow('seatsOpen');
  });

  it('refuses challenges that are used, foreign, old or for something else', async () => {
    const time = new FakeTime();
    const origin = pageOf(await testServer(await settings(), { time }));
    const [ann, bob] = [await Person.called(origin, 'Ann'), await Person.called(origin, 'Bob')];
    const refused = [403, 'badPasskey'];
    const answer = ann.key.create(await ann.challenge('add'));
    // Another browser, even with the cookie of the guest.
    const thief = new Person(origin);
    thief.cookie = ann.cookie!.split('; ').find((each) => each.startsWith('traque='))!;
    expect(await thief.denied('addPasskey', {}, { label: 'x', answer })).toEqual(refused);
    expect(await ann.denied('addPasskey', {}, { label: 'x', answer }), 'it was taken').toEqual(refused);
    // The same browser, as another guest.
    const forAnn = ann.key.create(await ann.challenge('add'));
    const [own] = bob.cookie!.split('; ');
    bob.cookie = `${own}; ${ann.cookie!.split('; ').find((each) => each.startsWith('traque-passkey='))!}`;
    expect(await bob.denied('addPasskey', {}, { label: 'x', answer: forAnn })).toEqual(refused);
    await ann.addPasskey();
    const signed = ann.key.get(await ann.challenge('signIn'), 2);
    await ann.ask('signIn', {}, { answer: signed });
    expect(await ann.denied('signIn', {}, { answer: signed }), 'replayed').toEqual(refused);
    expect(
      await ann.denied('signIn', {}, { answer: ann.key.get(await ann.challenge('add'), 2) }),
      'made to add a passkey',
    ).toEqual(refused);
    expect(await ann.denied('signIn', {}, { answer: ann.key.get({ challenge: 'AAAA' }, 2) }), 'made up').toEqual(
      refused,
    );
    const late = ann.key.get(await ann.challenge('signIn'), 2);
    await time.pass(5 * 60_000 + 1);
    expect(await ann.denied('signIn', {}, { answer: late }), 'too old').toEqual(refused);
    await ann.signIn(2);
  });

  it('refuses a wrong signature, a foreign page, an unknown passkey, and one without a check of the person', async () => {
    const origin = pageOf(await testServer(await settings()));
    const ann = await Person.called(origin, 'Ann');
    await ann.addPasskey();
    const refused = [403, 'badPasskey'];
    const attempt = async (change: (key: Authenticator) => Authenticator, key = ann.key) => {
      const options = await ann.challenge('signIn');
      return ann.denied('signIn', {}, { answer: change(key).get(options) });
    };
    const forged = ann.key.get(await ann.challenge('signIn'));
    forged.response.signature = forged.response.signature.replace(/.{8}$/, 'AAAAAAAA');
    expect(await ann.denied('signIn', {}, { answer: forged })).toEqual(refused);
    const foreign = new Authenticator('https://evil.example');
    foreign.create(await ann.challenge('add'));
    expect(await attempt(() => foreign), 'unknown here').toEqual(refused);
    expect(
      await ann.denied('addPasskey', {}, { label: 'x', answer: foreign.create(await ann.challenge('add')) }),
      'made on a page of another site',
    ).toEqual(refused);
    ann.key.verifies = false;
    expect(await attempt((key) => key)).toEqual(refused);
    ann.key.verifies = true;
    await ann.signIn();
  });

  it('a recovery code works once, is kept as a hash, and can be revoked', async () => {
    const server = await testServer(await settings());
    const origin = pageOf(server);
    const ann = await Person.called(origin, 'Ann');
    await ann.addPasskey();
    const { codes } = await ann.ask('makeCodes');
    expect(new Set(codes).size).toBe(10);
    const id = idOf(server, ann);
    expect(JSON.stringify(await server.context.deps.store.codesOf(id))).not.toContain(codes[0]);
    const lost = new Person(origin);
    expect(await lost.denied('recover', {}, { code: 'WRONG-WRONG-WRONG-WRONG' })).toEqual([403, 'badCode']);
    // As a person types it.
    expect(await lost.ask('recover', {}, { code: codes[0]!.toLowerCase().replaceAll('-', ' ') })).toMatchObject({
      name: 'Ann',
    });
    expect(await new Person(origin).denied('recover', {}, { code: codes[0] })).toEqual([403, 'badCode']);
    const { account } = await ann.ask('account');
    expect(account!.codes).toMatchObject({ left: 9, used: [expect.any(Number)] });
    expect(account!.restrictedUntil).toBeNull();
    await ann.ask('revokeCodes');
    expect(await new Person(origin).denied('recover', {}, { code: codes[1] })).toEqual([403, 'badCode']);
    const { codes: fresh } = await ann.ask('makeCodes');
    await ann.ask('makeCodes');
    expect(await new Person(origin).denied('recover', {}, { code: fresh[0] }), 'replaced').toEqual([403, 'badCode']);
  });

  it('who stole a recovery code cannot shut the owner out, for a week; the owner can', async () => {
    const time = new FakeTime();
    const origin = pageOf(await testServer(await settings(), { time }));
    const ann = await Person.called(origin, 'Ann');
    const own = (await ann.addPasskey()).account!.passkeys[0]!.id;
    const { codes } = await ann.ask('makeCodes');
    await time.pass(60_000);
    const thief = new Person(origin);
    await thief.ask('recover', {}, { code: codes[0]! });
    await time.pass(1000);
    const theirs = (await thief.addPasskey()).account!.passkeys[1]!.id;
    const later = new Person(origin, thief.key);
    await later.signIn();
    for (const stranger of [thief, later]) {
      expect(await stranger.denied('removePasskey', {}, { id: own })).toEqual([403, 'tooSoon']);
      expect(await stranger.denied('deleteAccount', {}, { delete: 'my account' })).toEqual([403, 'tooSoon']);
    }
    expect((await later.ask('account')).account!.restrictedUntil).toBeGreaterThan(time.now());
    await time.leap(7 * 86_400_000);
    expect((await later.ask('account')).account!.restrictedUntil, 'somebody who really lost it').toBeNull();
    // The owner removes it, and everybody who came by it is out.
    await ann.ask('removePasskey', {}, { id: theirs });
    expect((await later.ask('me')).guest).toBeNull();
    expect((await ann.ask('me')).guest).toEqual({ name: 'Ann' });
    expect(await ann.denied('removePasskey', {}, { id: own })).toEqual([409, 'lastPasskey']);
  });

  it('signing out everywhere makes every cookie void, also an old one of the guest, and closes connections', async () => {
    const server = await testServer(await settings());
    const origin = pageOf(server);
    const ann = await Person.called(origin, 'Ann');
    const asGuest = ann.at(origin);
    const { table } = await ann.ask('create', {}, { game: 'maamut', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ann.addPasskey();
    expect((await asGuest.ask('me')).guest, 'a copy from before').toBeNull();
    const phone = new Person(origin, ann.key);
    await phone.signIn();
    const live = await phone.live(table);
    expect((await live.message('welcome')).seat).toBe(0);
    await ann.ask('signOut', {}, { everywhere: false });
    expect((await ann.ask('me')).guest).toBeNull();
    expect((await phone.ask('me')).guest, 'only here').toEqual({ name: 'Ann' });
    await ann.signIn();
    const target = { id: 't', guest: idOf(server, ann), kind: 'push', address: 'a', keys: '', origin } as const;
    const { notices } = server.context.deps.store;
    await notices.put(target, 1, 9);
    await ann.ask('signOut', {}, { everywhere: true });
    expect(await notices.targetsOf([target.guest]), 'no notices to a device that is out').toEqual([]);
    expect(await live.end()).toBe(1011);
    expect((await phone.ask('me')).guest).toBeNull();
    expect(await phone.tables()).toEqual([]);
    expect((await (await phone.live(table)).message('welcome')).seat, 'a watcher').toBeNull();
    await phone.signIn();
    expect(await phone.tables()).toEqual([table]);
  });

  it('a deleted account leaves its seats to bots, and nobody comes back to it', async () => {
    const origin = pageOf(await testServer(await settings()));
    const game = await startedTable(origin, ['person', 'person']);
    const ann = new Person(origin);
    ann.cookie = game.players[1]!.cookie;
    const asGuest = ann.cookie;
    await ann.addPasskey();
    const { codes } = await ann.ask('makeCodes');
    await ann.ask('deleteAccount', {}, { delete: 'my account' });
    expect((await ann.ask('me')).guest).toBeNull();
    const { room } = await game.host.ask('table', { id: game.id });
    expect(room.seats[1], 'the name stays in the record of the others').toMatchObject({
      name: 'Player 1',
      takenOver: 'normal',
    });
    await expect(ann.signIn()).rejects.toThrow('badPasskey');
    expect(await ann.denied('recover', {}, { code: codes[0] })).toEqual([403, 'badCode']);
    const copy = new Person(origin);
    copy.cookie = asGuest;
    expect((await copy.ask('me')).guest).toBeNull();
  });
});

it('no passkeys on an IP address, over plain HTTP, from another site or where a host does not want them', async () => {
  const server = await testServer({ origins: ['https://friend.example'] });
  const denied = [403, 'noPasskeysHere'];
  const byAddress = new Person(server.address);
  expect(await byAddress.denied('challenge', {}, { for: 'signIn' }), '127.0.0.1').toEqual(denied);
  const script = new Person(pageOf(server));
  script.origin = null;
  expect(await script.denied('challenge', {}, { for: 'signIn' }), 'no page').toEqual(denied);
  script.origin = 'https://friend.example';
  expect(await script.denied('challenge', {}, { for: 'signIn' }), 'may use the interface, but is not us').toEqual(
    denied,
  );
  const off = await testServer({ signInsPerHour: 0 });
  const guest = await Person.called(pageOf(off), 'Ann');
  expect(await guest.ask('account')).toEqual({ offered: false, account: null });
  expect((await guest.denied('recover', {}, { code: 'x' }))[0]).toBeGreaterThanOrEqual(403);
  expect((await guest.denied('challenge', {}, { for: 'add' }))[0]).toBeGreaterThanOrEqual(403);
});

it('guesses at recovery codes and sign-ins are limited by address', async () => {
  const origin = pageOf(await testServer({ signInsPerHour: 20 }));
  const guesser = new Person(origin);
  const codes: string[] = [];
  for (let i = 0; i < 3; i++) codes.push((await guesser.denied('recover', {}, { code: `guess ${i}` }))[1]);
  expect(codes).toEqual(['badCode', 'badCode', 'tooFast']);
});

it('logs nothing secret, at no level', async () => {
  let logged = '';
  const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
  const origin = pageOf(await testServer({}, { log }));
  const ann = await Person.called(origin, 'Ann');
  await ann.addPasskey();
  const { codes } = await ann.ask('makeCodes');
  const { challenge } = (await ann.challenge('signIn')) as { challenge: string };
  const answer = ann.key.get({ challenge });
  await ann.ask('signIn', {}, { answer });
  await ann.denied('signIn', {}, { answer });
  await ann.ask('recover', {}, { code: codes[0]! });
  expect(logged, 'something is logged').not.toBe('');
  const secrets = [...codes, challenge, answer.id, answer.response.signature, ...ann.cookie!.split('; ')];
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});

it('a challenge that one process made is answered at another, and a session ends at all of them', async () => {
  const settings = { databaseUrl: await postgres.database(), secret: 'the same for all processes', trustProxy: 1 };
  const time = new FakeTime();
  const [one, two] = [await testServer(settings, { time }), await testServer(settings, { time })];
  /** The page has one address, behind a proxy that asks any of the processes. */
  class Proxied extends Person {
    override get headers(): Record<string, string> {
      return { ...super.headers, 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };
    }
  }
  const page = 'https://play.example';
  const key = new Authenticator(page);
  const at = (server: RunningServer, cookie: string | null): Proxied => {
    const person = new Proxied(server.address, key);
    person.origin = page;
    person.cookie = cookie;
    return person;
  };
  const ann = at(one, null);
  await ann.ask('setMe', {}, { name: 'Ann' });
  expect((await at(two, ann.cookie).ask('me')).guest, 'known there as a guest').toEqual({ name: 'Ann' });
  await ann.addPasskey();
  expect((await at(two, ann.cookie).ask('me')).guest, 'and at once as an account').toEqual({ name: 'Ann' });
  const phone = at(one, null);
  const answer = key.get(await phone.challenge('signIn'));
  const elsewhere = at(two, phone.cookie);
  expect(await elsewhere.ask('signIn', {}, { answer })).toMatchObject({ name: 'Ann' });
  expect(await phone.denied('signIn', {}, { answer }), 'taken at the other').toEqual([403, 'badPasskey']);
  const { table } = await ann.ask('create', {}, { game: 'maamut', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const live = await elsewhere.live(table);
  await live.message('welcome');
  await ann.ask('signOut', {}, { everywhere: true });
  await time.pass(20_001);
  expect(await live.end(), 'noticed by the other process').toBe(1011);
  expect((await elsewhere.ask('me')).guest).toBeNull();
});
