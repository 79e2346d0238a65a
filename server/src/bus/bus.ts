/**
 * News between processes: which table, which number; never what happened. Whoever hears of a number he does not have reads
 * it from the store, so a piece of news that is lost, late or doubled does no harm.
 */
export interface News {
  readonly about: 'log' | 'talk' | 'presence';
  readonly table: string;
  readonly number: number;
}

export interface Bus {
  /** `missed` is called when news may have been lost (a connection came back). */
  listen(heard: (news: News) => void, missed: () => void): Promise<void>;
  /** News of the log are told by the store itself, in the transaction that makes them true. */
  publish(news: News): Promise<void>;
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const localBus: Bus = {
  listen: () => Promise.resolve(),
  publish: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
