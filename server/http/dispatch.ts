import type { Endpoint } from '@/contract/endpoint';
import { runAs } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import type { Services } from '@/server/services';
import { audit } from './audit';
import { readBytes, readJson, readParams, readQuery } from './body';
import { notFound, Refusal } from './errors';
import { claim, idempotencyKey, type Reply, release, settle } from './idempotency';
import type { Call, Operation } from './implement';
import { countCall } from './limits';
import { admit, askerOf, type Person } from './person';
import { validate } from './validate';

/** What the door knows about a request beside the request itself. */
export interface Arrival {
  requestId: string;
  person: Person | null;
  /** Address of the caller; null for our own server rendering, which is not limited. */
  address: string | null;
}

/** Runs one operation: admit, count, read, load, ask the policy, act, and write down what happened. */
export async function dispatch(
  operation: Operation,
  request: Request,
  params: Record<string, string>,
  arrival: Arrival,
  services: Services,
): Promise<Reply> {
  const { endpoint, schemas } = operation;
  const { person, address } = arrival;
  admit(endpoint.access, endpoint.sudo, person, services.clock());
  const caller = person?.id ?? address;
  if (caller) await countCall(endpoint.rate ?? (reads(endpoint) ? 'read' : 'write'), caller);
  const url = new URL(request.url);
  const query = validate(schemas.query, readQuery(url));
  const body = validate(schemas.body, await bodyOf(endpoint, request));
  const from = { address, headers: request.headers };
  const input = { params: readParams(params), query, body, from } as Input;

  const key = endpoint.idempotent ? idempotencyKey(request.headers) : null;
  if (!key && endpoint.idempotent === 'required')
    throw new Refusal('badRequest', 'This moves money: please send an Idempotency-Key, so that it happens once.');
  if (!key) return perform(operation, input, arrival, services);
  const scope = person?.id ?? request.headers.get('trackingid') ?? address ?? 'visitor';
  const wanted = { scope: `${endpoint.key.join('.')}:${scope}`, key, method: request.method, path: url.pathname, body };
  const known = await claim(services.db, wanted);
  if (known) return known;
  try {
    return await perform(operation, input, arrival, services, (db, reply) => settle(db, wanted, reply));
  } catch (error) {
    await release(services.db, wanted);
    throw error;
  }
}

type Input = Pick<Call, 'params' | 'query' | 'body' | 'from'>;

const reads = ({ method }: Endpoint) => method === 'GET' || method === 'HEAD';

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (reads(endpoint)) return undefined;
  return endpoint.takesBytes ? readBytes(request, endpoint.takesBytes) : readJson(request, endpoint.bodyLimit);
}

function perform(
  { endpoint, handler }: Operation,
  input: Input,
  { requestId, person }: Arrival,
  services: Services,
  alsoStore?: (db: Call['db'], reply: Reply) => Promise<void>,
): Promise<Reply> {
  const run = async (db: Call['db']) => {
    let subject: { subject: string; detail?: Record<string, unknown> } | undefined;
    const call: Call = {
      ...input,
      db,
      person,
      requestId,
      services,
      now: services.clock(),
      answer: new Headers(),
      about: (what, detail) => {
        subject = { subject: what, detail };
      },
    };
    const loaded = await handler.load?.(call);
    if (handler.load && loaded === undefined) throw notFound();
    if (typeof handler.may === 'function' && !handler.may(person, loaded, call)) throw new Refusal('forbidden');
    const result = await handler.handle({ ...call, loaded });
    const reply = { status: 200, body: result, headers: call.answer };
    if (endpoint.audit) await audit(db, { event: endpoint.audit, personId: person?.id, requestId, ...subject });
    await alsoStore?.(db, reply);
    failpoint(services, `${endpoint.key.join('.')}:beforeCommit`);
    return reply;
  };
  // Whoever read what is written down as read waits until it is.
  const writes = !reads(endpoint) || endpoint.writes === true || endpoint.audit !== undefined;
  return handler.alone ? run(services.db) : runAs(services.db, askerOf(person), writes, run);
}
