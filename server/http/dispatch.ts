import type { Endpoint } from '@/contract/endpoint';
import type { Services } from '@/server/context';
import { becomeSystem, runAs } from '@/server/db/client';
import { beyondDeadline, untimed } from '@/server/db/deadline';
import { failpoint } from '@/server/failpoint';
import { recordOperation } from '@/server/modules/platform/analytics';
import { type ApiKeyCaller, keyActor, requireScope } from './apiKey';
import { audit } from './audit';
import { readBytes, readJson, readParams, readQuery } from './body';
import { ApiError, notFound } from './errors';
import { claimKey, completeClaim, idempotencyKey, type Reply, releaseClaim } from './idempotency';
import type { Operation, OperationContext } from './implement';
import { checkAccess, checkTwoStep, dbActor, type Person, withDuties } from './person';
import { networkOf } from './throttle';
import { validate } from './validate';

/** What the door knows about a request beside the request itself. */
export interface RequestContext {
  requestId: string;
  person: Person | null;
  /** The key of a partner, which calls instead of a person. */
  apiKey: ApiKeyCaller | null;
  /** Address of the caller; null for our own server rendering, which is not limited. */
  address: string | null;
}

/** Runs one operation: check access, count, parse, load, authorize, handle, and write the audit entry. */
export async function dispatch(
  operation: Operation,
  request: Request,
  params: Record<string, string>,
  requestContext: RequestContext,
  services: Services,
): Promise<Reply> {
  const { endpoint, schemas } = operation;
  const { address, apiKey } = requestContext;
  const person = await withDuties(services.db, requestContext.person, operation.handler.duties ?? []);
  const callContext = { ...requestContext, person };
  if (apiKey) requireScope(endpoint, apiKey);
  else {
    checkTwoStep(endpoint, person);
    checkAccess(endpoint.access, endpoint.sudo, person, services.clock());
  }
  const self = person?.id ?? (apiKey && `key:${apiKey.id}`);
  const caller = self ?? (address && networkOf(address));
  if (caller) await services.countRequest(endpoint.rate ?? (isReadOnly(endpoint) ? 'read' : 'write'), caller);
  const url = new URL(request.url);
  const query = validate(schemas.query, readQuery(url));
  const body = validate(schemas.body, await untimed(() => readBody(endpoint, request)));
  const from = { address, headers: request.headers };
  const input = { params: readParams(params), query, body, client: from } as Input;

  const key = endpoint.idempotent ? idempotencyKey(request.headers) : null;
  if (!key && endpoint.idempotent === 'required')
    throw new ApiError('badRequest', 'This moves money: please send an Idempotency-Key, so that it happens once.');
  if (!key) {
    const answer = await read(operation, request, input, callContext, services);
    return answer ?? withPosition(await perform(operation, input, callContext, services), endpoint, services);
  }
  const scope = self ?? request.headers.get('trackingid') ?? address ?? 'visitor';
  const wanted = { scope: `${endpoint.key.join('.')}:${scope}`, key, method: request.method, path: url.pathname, body };
  const known = await claimKey(services.db, wanted);
  if (known) return known;
  try {
    const reply = await perform(operation, input, callContext, services, {
      alsoStore: (db, answer) => completeClaim(db, wanted, answer),
    });
    return await withPosition(reply, endpoint, services);
  } catch (error) {
    await beyondDeadline(() => releaseClaim(services.db, wanted));
    throw error;
  }
}

type Input = Pick<OperationContext, 'params' | 'query' | 'body' | 'client'>;

const isReadOnly = ({ method }: Endpoint) => method === 'GET' || method === 'HEAD';

/** Up to where the database was when this caller wrote last: what they read comes from where all of that is. */
const POSITION_HEADER = 'database-position';

/** Asks a replica, where what anybody may read is asked and one has all that this caller wrote; undefined elsewhere. */
async function read(
  operation: Operation,
  { headers }: Request,
  input: Input,
  requestContext: RequestContext,
  services: Services,
): Promise<Reply | undefined> {
  const { endpoint, handler } = operation;
  if (!isReadOnly(endpoint) || endpoint.access !== 'public' || handler.transaction) return undefined;
  if (handler.runAs === 'system' || handler.runAs === 'linkHolder') return undefined;
  if (endpoint.writes || endpoint.audit) return undefined;
  const replica = services.replicas.pick(headers.get(POSITION_HEADER));
  if (!replica) return undefined;
  try {
    return await perform(operation, input, requestContext, services, { db: replica });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Gone, frozen, or asked for more than it can do: the database itself answers.
    services.replicas.failed(replica);
    return undefined;
  }
}

async function withPosition(reply: Reply, endpoint: Endpoint, { replicas }: Services): Promise<Reply> {
  if (!replicas.used || isReadOnly(endpoint)) return reply;
  const headers = new Headers(reply.headers);
  headers.set(POSITION_HEADER, await replicas.position());
  return { ...reply, headers };
}

interface PerformOptions {
  db?: Services['db'];
  alsoStore?: (db: OperationContext['db'], reply: Reply) => Promise<void>;
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (isReadOnly(endpoint)) return undefined;
  return endpoint.maxBodyBytes
    ? readBytes(request, endpoint.maxBodyBytes)
    : readJson(request, endpoint.bodyLimit, endpoint.bodyShape);
}

async function perform(
  { endpoint, handler }: Operation,
  input: Input,
  { requestId, person, apiKey }: RequestContext,
  services: Services,
  { db: pool = services.db, alsoStore }: PerformOptions = {},
): Promise<Reply> {
  const isAuthorized = (loaded: unknown, context: OperationContext) =>
    apiKey && handler.authorizeKey
      ? handler.authorizeKey(apiKey, loaded)
      : handler.authorize(context.person, loaded, context);
  // What is public a key sees as a visitor does.
  const actor = apiKey && endpoint.access !== 'public' ? keyActor(apiKey) : dbActor(person);
  let subject: { subject: string; detail?: Record<string, unknown> } | undefined;
  const answer = new Headers();
  const authorized = async (db: OperationContext['db']) => {
    const context: OperationContext = {
      ...input,
      db,
      person,
      apiKey,
      requestId,
      services,
      now: services.clock(),
      responseHeaders: answer,
      auditSubject: (what, detail) => {
        subject = { subject: what, detail };
      },
    };
    const loaded = await handler.load?.(context);
    if (handler.load && loaded === undefined) throw notFound();
    if (!isAuthorized(loaded, context)) throw new ApiError('forbidden');
    return { ...context, loaded };
  };
  const finish = async (context: Awaited<ReturnType<typeof authorized>>) => {
    const { db } = context;
    const reply = { status: 200, body: await handler.handle(context), headers: answer };
    const operation = endpoint.key.join('.');
    const { params, client } = input;
    if (!apiKey) await recordOperation(db, { operation, person, headers: client.headers, params, result: reply.body });
    if (endpoint.audit) {
      const detail = { ...subject?.detail, ...(apiKey && { apiKeyId: apiKey.id }) };
      await audit(db, { event: endpoint.audit, personId: person?.id, requestId, ...subject, detail });
    }
    await alsoStore?.(db, reply);
    failpoint(services, `${operation}:beforeCommit`);
    return reply;
  };
  // Anyone who read what is written down as read waits until it is.
  const writes = !isReadOnly(endpoint) || endpoint.writes === true || endpoint.audit !== undefined;
  if (handler.transaction === 'manual') {
    const context = await runAs(pool, actor, writes, authorized);
    return finish({ ...context, db: pool });
  }
  if (handler.runAs === 'visitor')
    return runAs(pool, dbActor(null), writes, async (db) => finish(await authorized(db)));
  return runAs(pool, actor, writes || handler.runAs !== undefined, async (db) => {
    if (handler.runAs === 'linkHolder') await becomeSystem(db);
    const context = await authorized(db);
    if (handler.runAs === 'system') await becomeSystem(db);
    return finish(context);
  });
}
