import type * as z from 'zod';

/** Who may call an endpoint at all. What they may do with one object is the module's policy. */
export type Access = 'public' | 'signedIn' | 'homeowner' | 'resident' | 'staff';

/** How often one caller may call: see server/http/limits.ts for the figures. */
export type RateClass = 'read' | 'search' | 'write' | 'lead' | 'login' | 'beacon';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

/** `'/homes/:homeId/questions'` is read by the type system into `'homeId'`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Schema = z.ZodType;

export interface EndpointOptions<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Result extends Schema,
> {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** A repeated request with the same `Idempotency-Key` answers the first result (reliability D5). */
  idempotent?: boolean;
  /** Needs a login at most 15 minutes old. */
  sudo?: boolean;
  rate?: RateClass;
  /** Name of the event written to the audit log when the call succeeds. */
  audit?: string;
  /** `Cache-Control` of a successful reply; `no-store` when absent. Only for replies that are the same for everybody. */
  cache?: string;
  query?: Query;
  body?: Body;
  result: Result;
}

export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
> extends EndpointOptions<Query, Body, Result> {
  method: Method;
  path: Path;
  /** `[resource, endpoint]`, stamped by `resource()`: the query key and the operation id. */
  key: readonly [string, string];
}

/** Declares one operation of the consumer API. */
export function endpoint<
  const Path extends string,
  Result extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(method: Method, path: Path, options: EndpointOptions<Query, Body, Result>): Endpoint<Path, Query, Body, Result> {
  return { method, path, key: ['', ''], ...options };
}

export type Resource = Record<string, Endpoint>;

/** Groups endpoints under a noun and stamps each with its key. */
export function resource<const R extends Resource>(name: string, endpoints: R): R {
  for (const [own, declared] of Object.entries(endpoints)) declared.key = [name, own];
  return endpoints;
}

type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<E['path']>, string> };
type QueryOf<E extends Endpoint> = E['query'] extends Schema
  ? object extends z.input<E['query']>
    ? { query?: z.input<E['query']> }
    : { query: z.input<E['query']> }
  : { query?: undefined };
type BodyOf<E extends Endpoint> = E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: undefined };

/** What a caller passes. */
export type ArgsOf<E extends Endpoint> = Params<E> & QueryOf<E> & BodyOf<E>;
/** What a caller gets. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>;
