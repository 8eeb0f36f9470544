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
> extends Omit<EndpointOptions<Query, Body, Result>, 'query' | 'body'> {
  /** Present even when undefined: an optional property would hide from the types whether a schema was declared. */
  query: Query;
  body: Body;
  method: Method;
  path: Path;
  /** `[resource, endpoint]`, stamped by `resource()`: the query key and the operation id. */
  key: readonly [string, string];
}

/** Declares one operation of the consumer API. `NoInfer`: what is not declared must not be guessed from where the endpoint is put. */
export function endpoint<
  const Path extends string,
  Result extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  method: Method,
  path: Path,
  options: EndpointOptions<Query, Body, Result>,
): Endpoint<Path, NoInfer<Query>, NoInfer<Body>, Result> {
  return { ...options, method, path, key: ['', ''], query: options.query as Query, body: options.body as Body };
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
/** The schema of an optional part, without the `undefined` that its being optional adds. */
type Part<S> = Extract<S, Schema>;
type QueryOf<E extends Endpoint> = [Part<E['query']>] extends [never]
  ? { query?: undefined }
  : object extends z.input<Part<E['query']>>
    ? { query?: z.input<Part<E['query']>> }
    : { query: z.input<Part<E['query']>> };
type BodyOf<E extends Endpoint> = [Part<E['body']>] extends [never]
  ? { body?: undefined }
  : { body: z.input<Part<E['body']>> };

/** What a caller passes. */
export type ArgsOf<E extends Endpoint> = Params<E> & QueryOf<E> & BodyOf<E>;
/** What a caller gets. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>;
