/**
 * A bot for Traque in TypeScript, over WebSocket, nothing but Node 24: it takes a seat, listens and plays at random.
 *
 *     node examples/bot.ts http://localhost:3000/table/AbCdEfGhIjKl [name]
 *
 * Put your own thinking into `choose`. The messages are typed in wire/src, the games in docs/protocol.md.
 */
import type { Moment } from '@traque/wire/play';
import type { ServerMessage } from '@traque/wire/live';
import type { Seated } from '@traque/wire/room';

type Legal = NonNullable<Moment['legal']>;

/** `view` is all that this seat may know. */
function choose(_view: Moment['view'], legal: Legal): Legal['actions'][number] {
  return legal.actions[Math.floor(Math.random() * legal.actions.length)]!;
}

/** Takes a seat with a guest cookie; from then on the seat's token is enough. */
async function sitDown(server: string, id: string, name: string): Promise<Seated> {
  const json = { 'content-type': 'application/json' };
  const me = await fetch(`${server}/api/me`, { method: 'PUT', headers: json, body: JSON.stringify({ name }) });
  const cookie = me.headers.get('set-cookie')!.split(';')[0]!;
  const joined = await fetch(`${server}/api/tables/${id}/join`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: '{}',
  });
  if (!joined.ok) throw new Error(`no seat: ${await joined.text()}`);
  return (await joined.json()) as Seated;
}

/** Plays until the game is over; the answer is how it ended. Comes back by itself if the line breaks. */
function play(server: string, id: string, token: string): Promise<Moment['view']['result']> {
  return new Promise((resolve) => {
    let after: number | null = null;
    let over = false;
    const connect = (): void => {
      const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/tables/${id}/live`);
      const send = (message: object): void => socket.send(JSON.stringify(message));
      socket.addEventListener('open', () =>
        send({ type: 'hello', token, legal: true, ...(after === null ? {} : { after }) }),
      );
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'refused') console.error('refused:', message.why);
        if (message.type === 'error') {
          // After reconnecting, the bot gets the present position and answers again.
          console.error('error:', message.error);
          socket.close();
        }
        if (message.type !== 'welcome' && message.type !== 'update') return;
        after = message.number;
        const { moment } = message;
        if (moment === null || moment === undefined) return;
        if (moment.view.result !== null) {
          over = true;
          socket.close();
          resolve(moment.view.result);
        } else if (moment.legal !== undefined) {
          // The id makes it safe to send again: the same command counts once.
          const action = choose(moment.view, moment.legal);
          send({ type: 'command', id: `ts-${moment.decision}`, decision: moment.decision, action });
        }
      });
      socket.addEventListener('close', () => {
        if (!over) setTimeout(connect, 1000);
      });
    };
    connect();
  });
}

const [link = '', name = 'TypeScript'] = process.argv.slice(2);
const [, server, id] = /^(https?:\/\/[^/]+)\/.*?([0-9A-Za-z]{12})(?:[/?#]|$)/.exec(link) ?? [];
if (server === undefined || id === undefined) {
  console.error('usage: node examples/bot.ts LINK-OF-A-TABLE [name]');
  process.exit(2);
}
const { seat, token } = await sitDown(server, id, name);
console.log('playing seat', seat);
console.log('over:', JSON.stringify(await play(server, id, token!)));
