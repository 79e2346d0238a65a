import type { ErrorCode } from '@traque/wire/errors';
import type { ServerMessage } from '@traque/wire/live';
import { app } from '@traque/texts/en/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Advisor, Room } from '../room/room.ts';
import { stubPage } from '../room/testing.ts';
import { failureCode, failureWords } from '../room/words.ts';
import { OnlineTable } from './online.ts';
import { FakeSocket, snapshot, stubSocket, welcome } from './testing.ts';

// The parts of the app that need a page.
vi.mock('../app/settings.ts', () => ({ ownName: { value: '' } }));
vi.mock('../app/language.ts', () => ({ t: () => app }));

const advisor: Advisor = { foresee: async () => [], analyse: async () => null };

/** Longer than any answer may take, shorter than two. */
const DEADLINE = 6000;
const pass = (ms = 500): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

let room: Room;
let leave: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  stubPage();
  stubSocket();
  vi.stubGlobal('fetch', async () => Response.json(snapshot(2)));
  room = new Room(await OnlineTable.open('AbCdEfGhIjKl'), advisor, { speed: () => 1, reduced: () => true });
  leave = room.enter();
  FakeSocket.last.accept();
  FakeSocket.last.say(welcome(2));
  await pass();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The player acts; the command as it was sent. */
async function act(): Promise<{ readonly id: string }> {
  expect(room.legal.value, 'the board is free').not.toBeNull();
  room.act({ type: 'go' });
  await pass();
  expect(room.legal.value, 'while it is on its way').toBeNull();
  return FakeSocket.last.commands.at(-1)!;
}

const problem = (code: ErrorCode) => ({ code, message: '' });
const trouble = (): string | null => {
  const outcome = room.actionError.value?.outcome;
  return outcome?.kind === 'failed' ? failureWords(outcome.code, app) : (outcome?.kind ?? null);
};

it('a bot may be asked for a hint only where the table allows it; an older table does not', async () => {
  const tableWith = async (hints: object) => {
    const found = snapshot(2);
    vi.stubGlobal('fetch', async () => Response.json({ ...found, room: { ...found.room, ...hints } }));
    return OnlineTable.open('AbCdEfGhIjKl');
  };
  expect((await tableWith({})).mayAdvise).toBe(false);
  expect((await tableWith({ hints: false })).mayAdvise).toBe(false);
  expect((await tableWith({ hints: true })).mayAdvise).toBe(true);
});

describe('a command that a server does not answer', () => {
  it('is sent once more with the same id, and the player reads so', async () => {
    const sent = await act();
    await pass(DEADLINE);
    expect(FakeSocket.last.commands).toEqual([sent, sent]);
    expect(room.connection.value).toBe('slow');
    FakeSocket.last.say({ type: 'accepted', id: sent.id, number: 3 });
    await pass();
    expect([room.connection.value, trouble()]).toEqual(['up', null]);
  });

  it('has failed after the second time: the player reads so, and the board is free', async () => {
    const sent = await act();
    await pass(DEADLINE);
    await pass(DEADLINE);
    expect(FakeSocket.all[0]!.commands).toEqual([sent, sent]);
    expect(trouble()).toBe(app.errors.unanswered);
    expect(room.connection.value, 'it is looked after').toBe('lost');
    FakeSocket.last.accept();
    FakeSocket.last.say(welcome(2));
    await pass();
    expect(room.connection.value).toBe('up');
    expect((await act()).id, 'what is done next is another command').not.toBe(sent.id);
  });

  it('is said again on the next line, where the server knows it', async () => {
    const sent = await act();
    FakeSocket.last.drop(1011);
    expect(room.connection.value).toBe('lost');
    await pass(300);
    FakeSocket.last.accept();
    expect(FakeSocket.last.commands, 'not before the welcome').toEqual([]);
    FakeSocket.last.say(welcome(3, 1));
    expect(FakeSocket.last.commands).toEqual([sent]);
    FakeSocket.last.say({ type: 'accepted', id: sent.id, number: 3 });
    await pass();
    expect([room.connection.value, trouble()]).toEqual(['up', null]);
    await pass(3 * DEADLINE);
    expect(FakeSocket.last.commands, 'answered is answered').toEqual([sent]);
  });

  it('has failed in the end though lines come and go', async () => {
    await act();
    for (let i = 0; i < 8; i++) {
      FakeSocket.last.drop(1011);
      await pass(2000);
      FakeSocket.last.accept();
      FakeSocket.last.say(welcome(2));
    }
    await pass();
    expect(room.legal.value).not.toBeNull();
  });

  it('has failed at once when there is no such table any more', async () => {
    await act();
    FakeSocket.last.drop(4004);
    await pass();
    expect(room.connection.value).toBe('gone');
    expect(trouble()).toBe(app.errors.notSent);
  });
});

describe('a command that fails on the server', () => {
  it.each(['internal', 'busy', 'closing'] as const)('(%s) is sent once more after a moment', async (code) => {
    const sent = await act();
    FakeSocket.last.say({ type: 'error', error: problem(code), id: sent.id });
    expect(room.connection.value).toBe('slow');
    expect(FakeSocket.last.commands, 'not at once').toEqual([sent]);
    await pass(1000);
    expect(FakeSocket.last.commands).toEqual([sent, sent]);
    FakeSocket.last.say({ type: 'error', error: problem(code), id: sent.id });
    await pass();
    expect(trouble()).toBe(app.errors.unanswered);
    await act();
  });

  it('because its disk is full is sent once more, and the player reads why', async () => {
    const sent = await act();
    const error = { ...problem('busy'), why: 'diskFull' };
    FakeSocket.last.say({ type: 'error', error, id: sent.id });
    await pass(1000);
    FakeSocket.last.say({ type: 'error', error, id: sent.id });
    await pass();
    expect(trouble()).toBe(app.errors.diskFull);
    await act();
  });

  it('for a reason that stays is not sent again', async () => {
    const sent = await act();
    FakeSocket.last.say({ type: 'error', error: problem('notSeated'), id: sent.id });
    await pass(DEADLINE);
    expect(FakeSocket.last.commands).toEqual([sent]);
    expect(trouble()).toBe(app.errors.serverRefused);
    await act();
  });

  it('does not touch another', async () => {
    const sent = await act();
    FakeSocket.last.say({ type: 'error', error: problem('internal') });
    FakeSocket.last.say({ type: 'error', error: problem('internal'), id: 'another' });
    await pass(2000);
    expect(FakeSocket.last.commands).toEqual([sent]);
    expect(room.connection.value).toBe('up');
  });
});

describe('a request over HTTP', () => {
  const silent = (_path: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))));

  it('that is not answered ends after a while: the player reads so, and how things stand is looked after', async () => {
    vi.stubGlobal('fetch', silent);
    const asked = room.table.online!.takeBack();
    let outcome: unknown = null;
    void asked.then((is) => (outcome = is));
    await pass(14_000);
    expect(outcome).toBeNull();
    await pass(2000);
    expect(outcome).toEqual({ kind: 'failed', code: 'noAnswer' });
    expect(failureWords('noAnswer', app)).toBe(app.errors.unanswered);
    expect(room.connection.value).toBe('lost');
    FakeSocket.last.accept();
    FakeSocket.last.say(welcome(3));
    await pass();
    expect(room.connection.value).toBe('up');
  });

  it('whose answer never ends, too', async () => {
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) =>
      Promise.resolve({
        ok: true,
        json: () => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
      }),
    );
    const asked = room.table.online!.start();
    await pass(16_000);
    expect(await asked).toEqual({ kind: 'failed', code: 'noAnswer' });
  });

  it('for a record that does not come is not forgotten either', async () => {
    vi.stubGlobal('fetch', silent);
    const failed = room.table.record().catch(failureCode);
    await pass(16_000);
    expect(await failed).toBe('noAnswer');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    expect(await room.table.record().catch(failureCode)).toBe('noServer');
  });

  it('to a server whose disk is full says so', async () => {
    const body = { error: { ...problem('busy'), why: 'diskFull' } };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 503 }));
    expect(await room.table.online!.start()).toEqual({ kind: 'failed', code: 'diskFull' });
  });
});

it('of a list that only grows the new entries come, and the board gets all of them', async () => {
  const shown = (number: number, heard: unknown[], grown = {}) => {
    const { moment } = snapshot(number);
    return { ...moment!, view: { ...moment!.view, heard }, ...grown };
  };
  FakeSocket.last.say({ ...welcome(3), moment: shown(3, ['one', 'two']) } as ServerMessage);
  const what = { kind: 'action', seat: 1, bot: false } as const;
  for (const [number, moment] of [
    [4, shown(4, ['three'], { grown: { heard: 2 } })],
    [5, shown(5, ['new'], { grown: { heard: 1 } })],
  ] as const)
    FakeSocket.last.say({ type: 'update', number, at: 0, what, events: [], moment });
  await pass();
  expect(room.moment.value?.view).toMatchObject({ heard: ['one', 'new'] });
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', brief: true, grown: true });
});

describe('a line', () => {
  it('on which no welcome comes is left for another', async () => {
    FakeSocket.last.drop(1011);
    await pass(300);
    const silent = FakeSocket.last;
    silent.accept();
    silent.say({ type: 'error', error: problem('internal') });
    // The server answers pings all the while.
    for (let i = 0; i < 6; i++) {
      await pass(5000);
      silent.say({ type: 'pong' });
    }
    expect(FakeSocket.last).not.toBe(silent);
    FakeSocket.last.accept();
    FakeSocket.last.say(welcome(2));
    await pass();
    expect(room.connection.value).toBe('up');
  });

  it('that was welcomed is kept however long nothing happens', async () => {
    const line = FakeSocket.last;
    for (let i = 0; i < 20; i++) {
      await pass(5000);
      line.say({ type: 'pong' });
    }
    expect(FakeSocket.last).toBe(line);
  });
});

it('while a bot plays the seat there is nothing to do, until it is taken back', async () => {
  const { room: info, ...rest } = welcome(3) as Extract<ServerMessage, { type: 'welcome' }>;
  const [own, ...others] = info.seats;
  const stoodIn = { ...info, seats: [{ ...own!, takenOver: 'normal' }, ...others] } as typeof info;
  FakeSocket.last.say({ ...rest, room: stoodIn });
  await pass();
  expect(room.legal.value).toBeNull();
  expect(room.roster.value?.seats[0]).toMatchObject({ kind: 'me', takenOver: true });
  FakeSocket.last.say({ ...rest, room: info, number: 4 });
  await pass();
  expect(room.legal.value).not.toBeNull();
});
