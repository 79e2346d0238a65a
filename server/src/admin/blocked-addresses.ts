/** Addresses that may not use the server. They are stored, so that all processes and the next start know them. */
import { isIP } from 'node:net';
import type { Dependencies } from '../dependencies.ts';
import { DeniedError } from '../errors.ts';
import { networkOf } from '../http/origin.ts';
import { every } from '../time.ts';
import type { Connected } from './connected.ts';

const KEY = 'blocked:';
/** How often a process looks whether others have blocked somebody. */
const LOOK_MS = 2000;
/** A proxy on this machine: all players would be blocked with it. */
const loopback = /^(?:127\.|0:0:0:0::)/;

export class BlockedAddresses {
  readonly #deps: Pick<Dependencies, 'store' | 'time' | 'log' | 'metrics'>;
  readonly #connected: Connected;
  /** By network (an IPv4 address, or a /64), when it was blocked. */
  #since: ReadonlyMap<string, number> = new Map();
  readonly #stop: () => void;

  constructor(deps: Pick<Dependencies, 'store' | 'time' | 'log' | 'metrics'>, connected: Connected) {
    this.#deps = deps;
    this.#connected = connected;
    this.#stop = deps.store.shared ? every(deps.time, LOOK_MS, () => this.#look()) : () => undefined;
  }

  async #look(): Promise<void> {
    try {
      await this.read();
    } catch (error) {
      this.#deps.metrics.errors.inc();
      this.#deps.log.error({ err: error }, 'reading blocked addresses failed');
    }
  }

  async read(): Promise<void> {
    const rows = await this.#deps.store.settingsUnder(KEY);
    this.#since = new Map(rows.map(({ key, value }) => [key.slice(KEY.length), Number(value)]));
    for (const network of this.#since.keys()) this.#connected.cut(network);
  }

  get all(): readonly { readonly network: string; readonly since: number }[] {
    return [...this.#since].map(([network, since]) => ({ network, since }));
  }

  /** @throws {DeniedError} */
  check(address: string): void {
    if (this.#since.size > 0 && this.#since.has(networkOf(address)))
      throw new DeniedError('blocked', 'this address may not use the server');
  }

  async block(text: string): Promise<'blocked' | 'noAddress' | 'thisMachine'> {
    const address = text.trim().replace(/\/64$/, '');
    if (isIP(address) === 0) return 'noAddress';
    const network = networkOf(address);
    if (loopback.test(network)) return 'thisMachine';
    await this.#deps.store.putSetting(`${KEY}${network}`, `${this.#deps.time.now()}`);
    await this.read();
    return 'blocked';
  }

  async unblock(network: string): Promise<void> {
    await this.#deps.store.takeSetting(`${KEY}${network}`);
    await this.read();
  }

  close(): void {
    this.#stop();
  }
}
