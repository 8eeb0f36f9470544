import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { type Context, Hono } from 'hono';
import { nanoid } from 'nanoid';
import type { ErrorCode } from '@/contract/errors/codes';
import { API_KEY_PREFIX } from '@/contract/platform/apiKeys/constants';
import type { Services } from '@/server/context';
import { REQUEST_BUDGET_MS, withDeadline } from '@/server/db/deadline';
import { record } from '@/server/telemetry/instruments';
import { contextOf, withSpan } from '@/server/telemetry/spans';
import { dispatch, type RequestContext } from './dispatch';
import { ApiError, toApiError } from './errors';
import type { Operation } from './implement';
import { undeclaredField } from './undeclaredField';

/** What a door passes beside the request: `app.fetch(request, { address })`. */
export interface ApiBindings {
  Bindings: { address?: string | null };
}

const REQUEST_ID = /^[\w-]{8,64}$/;

function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given && REQUEST_ID.test(given) ? given : nanoid();
}

type Caller = Pick<RequestContext, 'person' | 'apiKey'>;

const NOBODY: Caller = { person: null, apiKey: null };

/** Who calls: a person with an access token, or a partner with a key. A key that does not hold is refused everywhere. */
async function callerOf(headers: Headers, address: string | null, services: Services): Promise<Caller> {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return NOBODY;
  if (!token.startsWith(API_KEY_PREFIX)) return { ...NOBODY, person: await services.verifyToken(token) };
  return { ...NOBODY, apiKey: await services.verifyApiKey(token, address) };
}

/** A reply reduced to what its contract declares. In development and tests a field beyond that is an error. */
function declaredFields(operation: Operation, body: unknown, strict: boolean): unknown {
  const declared = operation.schemas.result.parse(body);
  const undeclared = strict ? undeclaredField(body, declared) : undefined;
  if (undeclared)
    throw new Error(`${operation.endpoint.key.join('.')} answers with ${undeclared}, which its contract does not name`);
  return declared;
}

function json(body: unknown, status: number, headers: Record<string, string>): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

/** Tells a door why it was 401: the token does not hold, or only a fresh login will do (RFC 6750, RFC 9470). */
const CHALLENGES: Partial<Record<ErrorCode, string>> = {
  unauthenticated: 'Bearer error="invalid_token"',
  recentLoginRequired: 'Bearer error="insufficient_user_authentication", max_age=900',
};

/** Refused attempts: without sufficient rights, over a rate limit, or with a body that no form of the site sends. */
const REFUSALS: readonly number[] = [400, 401, 403, 429];

/** A line of its own for each refusal, with who it was and never with what they sent. */
function logRefusal(
  error: unknown,
  { person, apiKey, ...request }: { requestId: string; op: string } & Caller,
  { log }: Services,
): void {
  const { code, status } = toApiError(error).apiError;
  if (REFUSALS.includes(status))
    log.warn(
      { event: 'refused', ...request, code, personId: person?.id ?? null, ...(apiKey && { apiKeyId: apiKey.id }) },
      'refused',
    );
}

function errorResponse(error: unknown, requestId: string, services: Services): Response {
  const { apiError, unexpected, constraint } = toApiError(error);
  if (constraint !== undefined) services.log.warn({ constraint, requestId }, 'a constraint refused the request');
  if (unexpected) services.log.error({ err: error, requestId }, 'request failed');
  const challenge = CHALLENGES[apiError.code];
  const headers = {
    'x-request-id': requestId,
    ...(challenge && { 'www-authenticate': challenge }),
    ...apiError.headers,
  };
  return json(apiError.body(), apiError.status, headers);
}

/** Mounts the operations: one route each, 405 with `Allow` for a known path, 404 for the rest, one log line a request. */
export function router(operations: Operation[], services: () => Services, { strict = false } = {}): Hono<ApiBindings> {
  const app = new Hono<ApiBindings>();
  for (const operation of operations) {
    const { method, path, cache } = operation.endpoint;
    const op = operation.endpoint.key.join('.');
    const answer = async (context: Context<ApiBindings>) => {
      const started = performance.now();
      const request = context.req.raw;
      const requestId = requestIdOf(request.headers);
      const known = services();
      let response: Response;
      let caller = NOBODY;
      try {
        const reply = await withDeadline(known.requestBudgetMs ?? REQUEST_BUDGET_MS, async () => {
          const address = context.env?.address ?? null;
          caller = await callerOf(request.headers, address, known);
          const requestContext: RequestContext = { requestId, ...caller, address };
          return dispatch(operation, request, context.req.param(), requestContext, known);
        });
        const headers = { 'x-request-id': requestId, ...(cache && { 'cache-control': cache }) };
        response = json(declaredFields(operation, reply.body, strict), reply.status, headers);
        for (const [name, value] of reply.headers ?? []) response.headers.set(name, value);
      } catch (error) {
        logRefusal(error, { requestId, op, ...caller }, known);
        response = errorResponse(error, requestId, known);
      }
      const ms = Math.round((performance.now() - started) * 10) / 10;
      known.log.info({ requestId, op, status: response.status, ms }, 'request');
      record('requests', ms, { op, method, status: response.status });
      return { response, requestId };
    };
    app.on(method, path, (context) =>
      withSpan(op, { kind: SpanKind.SERVER, parent: contextOf(context.req.raw.headers) }, async (span) => {
        const { response, requestId } = await answer(context);
        span?.setAttributes({ 'http.response.status_code': response.status, 'belong.request_id': requestId });
        if (response.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      }),
    );
  }
  const methods = new Map<string, Set<string>>();
  for (const { endpoint } of operations) {
    const known = methods.get(endpoint.path) ?? new Set<string>();
    known.add(endpoint.method);
    if (endpoint.method === 'GET') known.add('HEAD');
    methods.set(endpoint.path, known);
  }
  // Names before patterns that fit them, too: `/documents/archive` before `/documents/:documentId`.
  const bySpelling = [...methods].sort(([one], [other]) => one.split(':').length - other.split(':').length);
  for (const [path, allowed] of bySpelling) {
    app.all(path, (context) => {
      const refusal = new ApiError('methodNotAllowed', undefined, {
        headers: { allow: [...allowed].sort().join(', ') },
      });
      return errorResponse(refusal, requestIdOf(context.req.raw.headers), services());
    });
  }
  return app;
}

/** Whatever no route answers, and whatever a route throws. */
export function handleUnmatched(app: Hono<ApiBindings>, services: () => Services): void {
  const requestId = (context: Context) => requestIdOf(context.req.raw.headers);
  app.notFound((context) => errorResponse(new ApiError('notFound'), requestId(context), services()));
  app.onError((error, context) => errorResponse(error, requestId(context), services()));
}
