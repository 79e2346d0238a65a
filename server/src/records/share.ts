/** Records that people share: verified, then kept for everyone who has the id. */
import type { Answer } from '@traque/wire/api';
import { DeniedError } from '../errors.ts';
import type { ServerContext } from '../http/context.ts';

/** @throws {DeniedError} if the record does not verify. */
export async function keepRecord({ deps, signing }: ServerContext, given: object): Promise<string> {
  const record = await deps.verifier.verified(JSON.stringify(given));
  const id = signing.recordId(record);
  await deps.store.keepRecord(id, deps.time.now(), record);
  return id;
}

/** @throws {DeniedError} if nobody shared such a record. */
export async function sharedRecord({ deps }: ServerContext, id: string): Promise<Answer<'sharedRecord'>> {
  const record = await deps.store.sharedRecord(id);
  if (record === null) throw new DeniedError('noRecord', 'there is no such record');
  return JSON.parse(record) as Answer<'sharedRecord'>;
}
