/**
 * Notifications between processes: which table changed and up to which number, never what happened. A process that lacks
 * that number reads the store, so a notification that is lost, late or repeated does no harm.
 */
export interface News {
  readonly about: 'log' | 'talk' | 'presence';
  readonly table: string;
  readonly number: number;
}

export interface Bus {
  /** `missed` is called when notifications may have been lost (the connection broke and is back). */
  listen(heard: (news: News) => void, missed: () => void): Promise<void>;
  /** Not for `log`: the store publishes that itself, in the transaction that appends. */
  publish(news: News): Promise<void>;
  close(): Promise<void>;
}

/** For a single process: there is nobody to notify. */
export const localBus: Bus = {
  listen: () => Promise.resolve(),
  publish: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
