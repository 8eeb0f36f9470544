import type * as z from 'zod';
import type { Endpoint, ParamNames, Resource, ResultOf, Schemas, SchemasOf } from '@/contract/endpoint';
import type { Db } from '@/server/db/client';
import type { Services } from '@/server/services';
import type { Person } from './person';
import { audienceOnly } from './policy';

type Output<S> = [Extract<S, z.ZodType>] extends [never] ? undefined : z.output<Extract<S, z.ZodType>>;

/** What a handler is given: parsed input, who asks, and a database that sees what they may see. */
export interface OperationContext<E extends Endpoint = Endpoint> {
  db: Db;
  person: Person | null;
  params: Record<ParamNames<E['path']>, string>;
  query: Output<NonNullable<E['schemas']>['query']>;
  body: Output<NonNullable<E['schemas']>['body']>;
  requestId: string;
  services: Services;
  now: Date;
  /** Where the request came from and what it said beside its body. */
  from: { address: string | null; headers: Headers };
  /** Headers of the reply, for what is not part of the answer itself: tokens. */
  answer: Headers;
  /** Names what the audit entry is about. */
  about: (subject: string, detail?: Record<string, unknown>) => void;
}

/**
 * Whether this person may do it: `audienceOnly`, `rowLevel`, or a function of the module’s policy on the loaded object.
 * Answering false is a 403; what they may not even know of, `load` answers with 404.
 */
type Authorize<E extends Endpoint, Loaded> = (
  person: Person | null,
  loaded: Loaded,
  context: OperationContext<E>,
) => boolean;

export interface Handler<E extends Endpoint, Loaded = undefined> {
  /** Finds the object as the caller; undefined answers 404. */
  load?: (call: OperationContext<E>) => Promise<Loaded | undefined>;
  authorize: Authorize<E, Loaded>;
  /** Runs outside a transaction and opens its own, so that what it writes down holds though it refuses. */
  transaction?: 'manual';
  handle: (call: OperationContext<E> & { loaded: Loaded }) => Promise<ResultOf<E>> | ResultOf<E>;
}

/** A handler whose object the pipeline finds first. */
interface LoadingHandler<E extends Endpoint> {
  readonly loads: (call: OperationContext<E>) => void;
}

/** A handler for one object: find it, ask the policy about it, act on it. */
export function withResource<E extends Endpoint, Loaded>(
  handler: Required<Omit<Handler<E, Loaded>, 'transaction'>>,
): LoadingHandler<E> {
  return handler as unknown as LoadingHandler<E>;
}

export interface Operation {
  endpoint: Endpoint;
  schemas: Schemas;
  handler: Handler<Endpoint, unknown>;
}

type HandlersFor<R extends Resource> = {
  [K in keyof R]: (Handler<R[K]> & { load?: undefined }) | LoadingHandler<R[K]>;
};

/** Binds every endpoint of a resource to its schemas and handler. A missing one does not compile; one without a policy does not boot. */
export function implement<R extends Resource>(
  resource: R,
  schemas: SchemasOf<R>,
  handlers: HandlersFor<R>,
): Operation[] {
  return Object.entries(resource).map(([name, endpoint]) => {
    const handler = (handlers as Record<string, unknown>)[name] as Handler<Endpoint, unknown> | undefined;
    const own = (schemas as Record<string, Schemas>)[name];
    if (!handler?.authorize || !own) throw new Error(`${endpoint.key.join('.')} has no policy: say who may call it`);
    if (handler.authorize !== audienceOnly && endpoint.access === 'public' && !handler.load)
      throw new Error(`${endpoint.key.join('.')} is public but asks a policy about nobody`);
    if (handler.transaction && endpoint.audit)
      throw new Error(`${endpoint.key.join('.')} runs its own transactions: it writes its own audit entries`);
    return { endpoint, schemas: own, handler };
  });
}
