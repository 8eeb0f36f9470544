import type * as z from 'zod';
import type { Duty } from '@/contract/account/users/endpoints';
import type { Endpoint, ParamNames, Resource, ResultOf, Schemas, SchemasOf } from '@/contract/endpoint';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { ApiKeyCaller } from './apiKey';
import type { Person } from './person';
import { audienceOnly, rowLevel } from './policy';

type Output<S> = [Extract<S, z.ZodType>] extends [never] ? undefined : z.output<Extract<S, z.ZodType>>;

/** What a handler is given: parsed input, who asks, and a database that sees what they may see. */
export interface OperationContext<E extends Endpoint = Endpoint> {
  db: Db;
  person: Person | null;
  /** The key of a partner that calls instead of a person. */
  apiKey: ApiKeyCaller | null;
  params: Record<ParamNames<E['path']>, string>;
  query: Output<NonNullable<E['schemas']>['query']>;
  body: Output<NonNullable<E['schemas']>['body']>;
  requestId: string;
  services: Services;
  now: Date;
  /** Where the request came from and what it said beside its body. */
  client: { address: string | null; headers: Headers };
  /** Headers of the reply, for what is not part of the answer itself: tokens. */
  responseHeaders: Headers;
  /** Names what the audit entry is about. */
  auditSubject: (subject: string, detail?: Record<string, unknown>) => void;
}

/**
 * Whether this person may do it: `audienceOnly`, `rowLevel`, or a named function of the module’s policy about the loaded
 * object. Answering false is a 403; what they may not even know of, `load` answers with 404.
 */
type Authorize<E extends Endpoint, Loaded> = (
  person: Person | null,
  loaded: Loaded,
  context: OperationContext<E>,
) => boolean;

export interface Handler<E extends Endpoint, Loaded = undefined> {
  /** Finds what the operation acts on, as the caller; undefined answers 404. */
  load?: (context: OperationContext<E>) => Promise<Loaded | undefined> | Loaded | undefined;
  authorize: Authorize<E, Loaded>;
  /**
   * Whether the key of a partner, which has the scope of the endpoint, may do it: `scopeOnly`, or a named function of the
   * module’s policy. Asked instead of `authorize`; of a public operation nothing is asked, and the key gets what a visitor gets.
   */
  authorizeKey?: (key: ApiKeyCaller, loaded: Loaded) => boolean;
  /**
   * Staff need one of these duties to act on or see what belongs to others; `anyDuty` where each will do. Where none is
   * named, a staff member is a member like any other, with rows of their own alone.
   */
  duties?: readonly Duty[];
  /**
   * `system`: once authorized, `handle` sees the rows of everyone, in the same transaction. For rows that the caller may not
   * read: those of the others in an application, a to-do of another person. `linkHolder`: so does
   * `load`, because a secret in the request is the permission and `load` finds by it alone. `visitor`: everyone gets
   * what a visitor gets, outside of a transaction.
   */
  runAs?: 'system' | 'linkHolder' | 'visitor';
  /**
   * `manual`: `load` and `authorize` have a transaction of their own and `handle` runs outside of one, so that what it
   * writes holds though it refuses (counted guesses), and nothing slow happens inside a transaction (payments).
   */
  transaction?: 'manual';
  handle: (context: OperationContext<E> & { loaded: Loaded }) => Promise<ResultOf<E>> | ResultOf<E>;
}

/** A handler with an object that the pipeline loads first. */
interface LoadingHandler<E extends Endpoint> {
  readonly loads: (context: OperationContext<E>) => void;
}

/** A handler for one object: find it, ask the policy about it, act on it. */
export function withResource<E extends Endpoint, Loaded>(
  handler: Handler<E, Loaded> & Required<Pick<Handler<E, Loaded>, 'load'>>,
): LoadingHandler<E> {
  return handler as unknown as LoadingHandler<E>;
}

export interface Operation {
  endpoint: Endpoint;
  schemas: Schemas;
  handler: Handler<Endpoint, unknown>;
}

type HandlersFor<R extends Resource> = {
  [K in keyof R]: (Handler<R[K]> & { load?: undefined; transaction?: undefined }) | LoadingHandler<R[K]>;
};

/** What is wrong with how an operation is authorized; undefined where nothing is. */
function styleProblem(endpoint: Endpoint, handler: Handler<Endpoint, unknown> | undefined) {
  const { access, audit } = endpoint;
  const { authorize, load, transaction, runAs, duties } = handler ?? {};
  if (!authorize) return 'has no policy: say who may call it';
  // A function written in place has the name of its property.
  if (authorize.name === '' || authorize.name === 'authorize')
    return 'is authorized by a function without a name: policies stand in <module>.policy.ts';
  if (authorize === audienceOnly && access !== 'public')
    return 'is restricted but open to its whole audience: name a policy';
  if (authorize === rowLevel && access === 'staff')
    return 'is for staff, who see every row: its policy must ask for a duty';
  if ((access === 'staff' || access === 'editor') && !duties?.length)
    return 'lets staff in without a duty: name `duties`';
  if (authorize === rowLevel && access === 'public' && !load) return 'is public but narrows to rows of nobody';
  if (runAs === 'visitor' && access !== 'public') return 'runs as a visitor but is not for everybody';
  if (transaction === 'manual' && !load) return 'runs its own transactions without a load';
  if (transaction === 'manual' && audit) return 'runs its own transactions: it writes its own audit entries';
  if (transaction === 'manual' && runAs) return 'runs its own transactions: the pipeline cannot widen them';
  return keyProblem(endpoint, handler);
}

/** What is wrong with how keys of partners are let in: an operation without a scope is closed for them. */
function keyProblem(
  { access, scope, sudo, method, idempotent }: Endpoint,
  handler: Handler<Endpoint, unknown> | undefined,
) {
  const { authorizeKey, transaction } = handler ?? {};
  if (!scope) return authorizeKey ? 'lets keys in without a scope' : undefined;
  if (access !== 'public' && !authorizeKey) return 'is open to keys without a policy: name `authorizeKey`';
  if (authorizeKey && (authorizeKey.name === '' || authorizeKey.name === 'authorizeKey'))
    return 'lets keys in by a function without a name: policies stand in <module>.policy.ts';
  if (sudo) return 'asks for a recent login, which no key has';
  if (idempotent === 'required') return 'moves money, which no key may';
  if (transaction) return 'runs its own transactions: a key has none of its own';
  if (scope.endsWith(':read') && method !== 'GET') return 'writes with a scope that reads';
  return undefined;
}

/** Binds every endpoint of a resource to its schemas and handler. A missing one does not compile; one outside the style does not boot. */
export function implement<R extends Resource>(
  resource: R,
  schemas: SchemasOf<R>,
  handlers: HandlersFor<R>,
): Operation[] {
  return Object.entries(resource).map(([name, endpoint]) => {
    const handler = (handlers as Record<string, unknown>)[name] as Handler<Endpoint, unknown> | undefined;
    const own = (schemas as Record<string, Schemas>)[name];
    const problem = own ? styleProblem(endpoint, handler) : 'has no schemas';
    if (!own || !handler || problem) throw new Error(`${endpoint.key.join('.')} ${problem}`);
    return { endpoint, schemas: own, handler };
  });
}
