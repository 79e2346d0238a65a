/** An authenticator in software: makes passkeys and signs challenges as a phone or a security key does (WebAuthn, level 3). */
import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** The few shapes of CBOR that are needed: short texts and byte strings, small integers, maps. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Options {
  readonly challenge: string;
}

interface Held {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly publicKey: Buffer;
  readonly domain: string;
  readonly user: string;
  counter: number;
}

export class Authenticator {
  readonly #held: Held[] = [];
  /** What the page is: a test may lie about it. */
  readonly origin: string;
  /** Whether the person is asked for their finger or PIN. */
  verifies = true;

  constructor(origin: string) {
    this.origin = origin;
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authenticatorData({ domain, counter, id, publicKey }: Held, attested: boolean): Buffer {
    const flags = PRESENT | (this.verifies ? VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const size = Buffer.from([id.length >> 8, id.length & 255]);
    const credential = attested ? [Buffer.alloc(16), size, id, publicKey] : [];
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, ...credential]);
  }

  /** Answers the options of a new passkey. */
  create(asked: object) {
    const options = asked as Options & { readonly rp: { id: string }; readonly user: { id: string } };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x!, 'base64url')],
      [-3, Buffer.from(jwk.y!, 'base64url')],
    ]);
    const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const id = randomBytes(32);
    const held: Held = { id, key, publicKey: cbor(cose), domain: options.rp.id, user: options.user.id, counter: 0 };
    this.#held.push(held);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authenticatorData(held, true)],
    ]);
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Answers the options of a sign-in with its first passkey, or the `which`th. */
  get(asked: object, which = 0) {
    const { challenge } = asked as Options;
    const held = this.#held[which]!;
    held.counter++;
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#authenticatorData(held, false);
    return {
      id: base64url(held.id),
      rawId: base64url(held.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), held.key)),
        userHandle: held.user,
      },
    };
  }
}
