/** What request handlers and live connections work with. */
import type { Answer, RouteName, routes } from '@traque/wire/api';
import type { Refused } from '@traque/wire/play';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Sessions } from '../accounts/sessions.ts';
import type { BlockedAddresses } from '../admin/blocked-addresses.ts';
import type { Connected } from '../admin/connected.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Limits } from '../live/limits.ts';
import type { NoticeTargets } from '../notices/targets.ts';
import type { Rests } from '../rests/rests.ts';
import type { Identity } from '../table/identity.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Signing } from './signing.ts';

export interface ServerContext {
  readonly deps: Dependencies;
  readonly tables: TableRegistry;
  readonly signing: Signing;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly targets: NoticeTargets;
  readonly invitations: Invitations;
  readonly rests: Rests;
  readonly connected: Connected;
  readonly blocked: BlockedAddresses;
  /** Whether the server is closing. */
  readonly closing: () => boolean;
}

type Output<R extends RouteName, K extends string> =
  (typeof routes)[R] extends Readonly<Record<K, infer S extends v.GenericSchema>> ? v.InferOutput<S> : undefined;

export interface Context<R extends RouteName> {
  readonly server: ServerContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly identity: Identity;
  /** The table in the path; `''` if the route has none. */
  readonly id: string;
  readonly seat: number;
  readonly body: Output<R, 'body'>;
  readonly query: Output<R, 'query'>;
}

type Handler<R extends RouteName> = (context: Context<R>) => Promise<Answer<R> | Refused>;
export type Handlers = { readonly [R in Exclude<RouteName, 'stream'>]: Handler<R> };
