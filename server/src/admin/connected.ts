/** Who is connected to this process, live or by a stream, and from where. */
import { networkOf } from '../http/origin.ts';

export interface Visitor {
  readonly address: string;
  /** Of the guest; null without a cookie. */
  readonly name: string | null;
  /** Ends the connection at once. */
  terminate(): void;
}

/** All connections from one address. */
export interface People {
  readonly network: string;
  readonly names: readonly string[];
  readonly connections: number;
}

export class Connected {
  readonly #visitors = new Set<Visitor>();

  add(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }

  remove(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  cut(network: string): void {
    for (const visitor of this.#visitors) if (networkOf(visitor.address) === network) visitor.terminate();
  }

  get people(): readonly People[] {
    const byNetwork = Map.groupBy(this.#visitors, ({ address }) => networkOf(address));
    return [...byNetwork].map(([network, visitors]) => ({
      network,
      names: [...new Set(visitors.flatMap(({ name }) => name ?? []))],
      connections: visitors.length,
    }));
  }
}
