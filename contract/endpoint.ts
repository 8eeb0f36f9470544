import type * as z from 'zod';
import type { AuditEvent } from '@/contract/auditEvents';
import type { ApiScope } from '@/contract/platform/apiKeys/constants';

/** Who may call an endpoint at all. What they may do with one object is the module's policy. */
export type Access = 'public' | 'signedIn' | 'homeowner' | 'resident' | 'editor' | 'staff';

/** How often one caller may call: see server/http/limits.ts for the figures. */
export type RateClass = 'read' | 'search' | 'answer' | 'write' | 'lead' | 'login' | 'beacon' | 'upload';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

/** `'/homes/:homeId/questions'` is read by the type system into `'homeId'`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export interface EndpointOptions {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** The scope with which the key of a partner may call it; without one it is closed for keys. */
  scope?: ApiScope;
  /**
   * A repeated request with the same `Idempotency-Key` answers the first result. `required` where money
   * moves: without a key such a request is not taken.
   */
  idempotent?: boolean | 'required';
  /** Needs a login at most 15 minutes old; for a signature, at most 12 hours. */
  sudo?: boolean | 'signature';
  /**
   * Staff and editors may call it before two-step verification is proven in their session; `setup`: only while the
   * account has none.
   */
  beforeTwoStep?: true | 'setup';
  rate?: RateClass;
  /** Bytes of JSON read at most, where the usual limit (server/http/body.ts) is too tight. */
  bodyLimit?: number;
  /** Levels of JSON, and items of one list, read at most, where the usual limits are too tight. */
  bodyShape?: { depth: number; items: number };
  /** Takes bytes as they are instead of JSON, up to so many. */
  maxBodyBytes?: number;
  /** A GET that runs in a transaction: it writes down something of its own caller's, or sees what a guest began. */
  writes?: true;
  /** Name of the event written to the audit log when the call succeeds. */
  audit?: AuditEvent;
  /** `Cache-Control` of a successful reply; `no-store` when absent. Only for replies that are the same for everybody. */
  cache?: string;
}

/** What an endpoint takes and gives. Schemas stand in `<noun>.schemas.ts`, apart, so that a browser that only calls loads none. */
export interface Schemas {
  query?: z.ZodType;
  body?: z.ZodType;
  result: z.ZodType;
}

export interface Endpoint<Path extends string = string, S extends Schemas = Schemas> extends EndpointOptions {
  method: Method;
  path: Path;
  /** `[resource, endpoint]`, stamped by `resource()`: the query key and the operation id. */
  key: readonly [string, string];
  /** Carries the type of the schemas only; there is never a value. */
  readonly schemas?: S;
}

/** Declares one operation of the consumer API. */
export function endpoint<const Path extends string>(
  method: Method,
  path: Path,
  options: EndpointOptions,
): Endpoint<Path> {
  return { method, path, key: ['', ''], ...options };
}

export type Resource = Record<string, Endpoint>;
export type SchemasOf<R extends Resource> = { [K in keyof R]: NonNullable<R[K]['schemas']> };

/** Groups endpoints under a noun, stamps each with its key and gives it the types of its schemas. */
export function resource<S extends Record<string, Schemas>>(name: string) {
  return <E extends { [K in keyof S]: Endpoint }>(endpoints: E) => {
    for (const [own, declared] of Object.entries<Endpoint>(endpoints)) declared.key = [name, own];
    return endpoints as unknown as { [K in keyof S]: Endpoint<E[K]['path'], S[K]> };
  };
}

type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<E['path']>, string> };
type Part<E extends Endpoint, P extends keyof Schemas> = Extract<NonNullable<E['schemas']>[P], z.ZodType>;
type QueryOf<E extends Endpoint> = [Part<E, 'query'>] extends [never]
  ? { query?: undefined }
  : object extends z.input<Part<E, 'query'>>
    ? { query?: z.input<Part<E, 'query'>> }
    : { query: z.input<Part<E, 'query'>> };
type BodyOf<E extends Endpoint> = [Part<E, 'body'>] extends [never]
  ? { body?: undefined }
  : { body: z.input<Part<E, 'body'>> };

/** What a caller passes. */
export type ArgsOf<E extends Endpoint> = Params<E> & QueryOf<E> & BodyOf<E>;
/** What a caller gets. */
export type ResultOf<E extends Endpoint> = z.output<Part<E, 'result'>>;
