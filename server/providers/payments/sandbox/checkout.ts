import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { outcomes } from './outcomes';
import { find, newRef, type Reply, refusal, type StoredObject, save } from './store';

type SandboxDb = Kysely<DB>;
type Form = Record<string, string>;

export interface Session extends StoredObject {
  status: 'open' | 'complete' | 'expired';
  customer: string;
  success_url: string;
  cancel_url: string;
  note: string;
  metadata: Record<string, string>;
  setup_intent: unknown;
}

/** POST /v1/customers */
export async function createCustomer(db: SandboxDb, form: Form, now: number): Promise<Reply> {
  const customer = { id: newRef('cus'), object: 'customer', email: form.email ?? null, created: now };
  await save(db, 'customer', now, customer);
  return { status: 200, body: customer };
}

/** POST /v1/checkout/sessions in setup mode: its page stands at our own address. */
export async function createSession(db: SandboxDb, form: Form, now: number): Promise<Reply> {
  if (form.mode !== 'setup' || !form.success_url || !form.customer)
    return refusal(400, 'invalid_request_error', 'The sandbox opens checkouts in setup mode, for a customer.');
  const id = newRef('cs');
  const session: Session = {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: 'open',
    created: now,
    customer: form.customer,
    success_url: form.success_url,
    cancel_url: form.cancel_url ?? form.success_url,
    note: form['custom_text[submit][message]'] ?? '',
    metadata: { key: form['metadata[key]'] ?? '' },
    setup_intent: null,
    url: new URL(`/api/consumer/sandbox/checkout/${id}`, form.success_url).href,
  };
  await save(db, 'checkout.session', now, session);
  return { status: 200, body: session };
}

export async function findSession(db: SandboxDb, id: string): Promise<Reply> {
  const session = await find<Session>(db, id);
  if (session?.object === 'checkout.session') return { status: 200, body: session };
  return refusal(404, 'invalid_request_error', 'No such checkout.session.', { code: 'resource_missing' });
}

/** Somebody chose a way of paying there; answers where they go back to. */
export async function completeSession(db: SandboxDb, session: Session, way: string, now: number): Promise<string> {
  const outcome = outcomes[way];
  if (!outcome) return session.cancel_url;
  const isCard = outcome.method === 'card';
  const method = {
    id: way,
    object: 'payment_method',
    type: outcome.method,
    ...(isCard
      ? { card: { brand: 'visa', last4: outcome.last4 ?? '4242' } }
      : { us_bank_account: { bank_name: 'Sandbox Bank', last4: outcome.last4 ?? '6789' } }),
  };
  const intent = { id: newRef('seti'), object: 'setup_intent', status: 'succeeded', payment_method: method };
  if (session.status === 'open')
    await save(db, 'checkout.session', now, { ...session, status: 'complete', setup_intent: intent });
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
}
