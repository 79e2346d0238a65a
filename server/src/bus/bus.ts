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
  /**
   * Notifies all processes, this one included. Of `log` the store sees to it: by PostgreSQL in the transaction that appends,
   * otherwise as soon as that is over.
   */
  publish(news: News): Promise<void>;
  close(): Promise<void>;
}

/** As it is sent. */
export const textOf = ({ about, table, number }: News): string => `${about} ${table} ${number}`;

/** Null if it is nothing we know, such as what a later release says. */
export function newsOf(text: string): News | null {
  const [about, table, number] = text.split(' ');
  if ((about !== 'log' && about !== 'talk' && about !== 'presence') || table === undefined) return null;
  return { about, table, number: Number(number) };
}

/** For a single process: there is nobody to notify. */
export const localBus: Bus = {
  listen: () => Promise.resolve(),
  publish: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
