/** A push service and webhook on loopback. What it is sent as a push service it decrypts, as a browser would (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice, PushSubscription } from '@traque/wire/notices';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's side of a subscription. */
export class TestDevice {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: PushSubscription;

  constructor(endpoint: string) {
    const p256dh = this.#ecdh.generateKeys().toString('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** One record of `aes128gcm` (RFC 8188). */
  read({ headers, body }: Received): Notice {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), senderKey]);
    const secret = derive(this.#ecdh.computeSecret(senderKey), this.#auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // Content, a delimiter, then zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Notice;
  }
}

export class NoticeReceiver {
  readonly received: Received[] = [];
  readonly address: string;
  /** How it answers, by path; 201 where nothing is said. */
  readonly answers = new Map<string, (response: ServerResponse) => void>();

  private constructor(address: string) {
    this.address = address;
  }

  static async start(): Promise<NoticeReceiver> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        receiver.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        const answer = receiver.answers.get(path);
        if (answer === undefined) response.writeHead(201).end();
        else answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const receiver = new NoticeReceiver(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return receiver;
  }

  device(path: string): TestDevice {
    return new TestDevice(`${this.address}${path}`);
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  /** Resolves when this many requests have come to a path. */
  count(path: string, count: number): Promise<Received[]> {
    return eventually(() => {
      const here = this.at(path);
      return Promise.resolve(here.length >= count ? here : undefined);
    });
  }
}

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end();
