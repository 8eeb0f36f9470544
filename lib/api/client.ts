import type { ArgsOf, Endpoint, ResultOf } from '@/contract/endpoint';
import { ApiError, readErrorBody } from './error';
import { requestUrl } from './requestUrl';

/** The same-origin door: it turns the HttpOnly session cookie into the bearer header, so a browser needs no token. */
export const apiProxyPath = '/api/consumer';
/** The same door to the service host, where there is one. */
export const serviceProxyPath = '/api/service';

/** The id comes from a cookie that anybody can write; what no header may hold is left out instead of failing every call. */
const headerValue = /^[\w-]+$/;

type RetryableCall<T> = T | (() => T);

export interface ApiClientOptions {
  /** Where the API stands: an absolute URL, or a path on this origin. */
  base?: string;
  /** The access token, where the caller holds one (server rendering). */
  token?: RetryableCall<string | undefined>;
  trackingId?: RetryableCall<string | undefined>;
  /** The secret a browser without an account holds its runs by (server rendering; elsewhere the door adds it). */
  guestToken?: string | undefined;
  /** Another transport; server rendering passes the in-process one. */
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  idempotencyKey?: string;
}

/** Arguments may be left out where an endpoint needs none. */
export type CallArgs<E extends Endpoint> =
  object extends ArgsOf<E> ? [args?: ArgsOf<E>, options?: CallOptions] : [args: ArgsOf<E>, options?: CallOptions];

export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, ...rest: CallArgs<E>): Promise<ResultOf<E>>;
}

interface LooseArgs {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

/** The fetch wrapper of the consumer API. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { base = apiProxyPath, token, trackingId } = options;
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init));
  return {
    async call<E extends Endpoint>(endpoint: E, ...[args, how = {}]: CallArgs<E>) {
      const { body, ...where } = (args ?? {}) as LooseArgs;
      const url = requestUrl(base, endpoint.path, where);
      const headers = new Headers({ sourcetype: 'Consumer', 'content-type': 'application/json' });
      const bearer = resolveValue(token);
      const visitor = resolveValue(trackingId);
      if (bearer) headers.set('authorization', `Bearer ${bearer}`);
      if (visitor && headerValue.test(visitor)) headers.set('trackingId', visitor);
      if (options.guestToken && headerValue.test(options.guestToken)) headers.set('guest-token', options.guestToken);
      if (how.idempotencyKey) headers.set('idempotency-key', how.idempotencyKey);
      const init: RequestInit = { method: endpoint.method, headers };
      if (body !== undefined) init.body = JSON.stringify(body);
      if (how.signal) init.signal = how.signal;
      if (how.keepalive) init.keepalive = true;
      return (await answer(url, () => send(url, init))) as ResultOf<E>;
    },
  };
}

/** The two hosts the site talks to. One API plays both parts until a service host of its own is named. */
export function createClients({ serviceBase, ...options }: ApiClientOptions & { serviceBase?: string } = {}): {
  consumer: ApiClient;
  service: ApiClient;
} {
  const consumer = createApiClient(options);
  return { consumer, service: serviceBase ? createApiClient({ ...options, base: serviceBase }) : consumer };
}

async function answer(url: string, ask: () => Response | Promise<Response>): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await ask();
    text = await response.text();
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw new ApiError({ message: 'We couldn’t reach our service.', code: 'network' }, url, 0, cause);
  }
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    throw new ApiError(readErrorBody(text), url, response.status, undefined, retryAfter);
  }
  return readBody(text);
}

function readBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function resolveValue<T>(value: RetryableCall<T>): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
