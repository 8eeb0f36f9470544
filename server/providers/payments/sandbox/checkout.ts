import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { emit } from './events';
import { DEPOSIT_AMOUNTS, DEPOSITS_ARRIVE_AFTER_SECONDS, MAX_VERIFICATION_ATTEMPTS, outcomes } from './outcomes';
import { find, invalid, newRef, type Reply, refusal, type StoredObject, save } from './store';

type SandboxDb = Kysely<DB>;
type Form = Record<string, string>;

export interface Session extends StoredObject {
  status: 'open' | 'complete' | 'expired';
  customer: string;
  success_url: string;
  cancel_url: string;
  note: string;
  /** Of the ways that may be chosen on its page. */
  types: string[];
  canWaitForDeposits: boolean;
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
    types: [form['allowed_payment_method_types[0]'], form['allowed_payment_method_types[1]']].flatMap(
      (type) => type ?? [],
    ),
    canWaitForDeposits: form['payment_method_options[us_bank_account][verification_method]'] === 'automatic',
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
  return invalid(404, 'resource_missing', 'No such checkout.session.');
}

/** Records the method chosen there. Returns the URL to go back to. */
export async function completeSession(db: SandboxDb, session: Session, way: string, now: number): Promise<string> {
  const outcome = outcomes[way];
  if (!outcome) return session.cancel_url;
  const isCard = outcome.method === 'card';
  const method = {
    id: way,
    object: 'payment_method',
    type: outcome.method,
    ...(isCard
      ? {
          card: {
            brand: 'visa',
            last4: outcome.last4 ?? '4242',
            exp_month: 8,
            exp_year: 2034,
            funding: outcome.funding ?? 'credit',
            fingerprint: `fp_${way}`,
          },
        }
      : {
          us_bank_account: {
            bank_name: 'Sandbox Bank',
            last4: outcome.last4 ?? '6789',
            account_type: 'checking',
            fingerprint: `fp_${way}`,
          },
        }),
  };
  const waits = outcome.isVerifiedByDeposits;
  const intent = {
    id: newRef('seti'),
    object: 'setup_intent',
    status: waits ? 'requires_action' : 'succeeded',
    payment_method: method,
    attempts: 0,
    next_action: waits
      ? {
          type: 'verify_with_microdeposits',
          verify_with_microdeposits: {
            arrival_date: now + DEPOSITS_ARRIVE_AFTER_SECONDS,
            microdeposit_type: 'amounts',
          },
        }
      : null,
  };
  if (session.status === 'open') {
    await save(db, 'setup_intent', now, intent);
    await save(db, 'checkout.session', now, { ...session, status: 'complete', setup_intent: intent });
  }
  return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
}

interface SetupIntent extends StoredObject {
  status: string;
  attempts: number;
}

/** POST /v1/setup_intents/:id/verify_microdeposits */
export async function verifyMicrodeposits(db: SandboxDb, id: string, form: Form, now: number): Promise<Reply> {
  const intent = await find<SetupIntent>(db, id);
  if (!intent) return invalid(404, 'resource_missing', 'No such setupintent.');
  const failure = (code: string) => refusal(400, 'invalid_request_error', 'It could not be verified.', { code });
  if (intent.status !== 'requires_action') return failure('setup_intent_unexpected_state');
  if (intent.attempts >= MAX_VERIFICATION_ATTEMPTS)
    return failure('payment_method_microdeposit_verification_attempts_exceeded');
  const amounts = [form['amounts[0]'] ?? '', form['amounts[1]'] ?? ''];
  if (amounts.toSorted().join() !== DEPOSIT_AMOUNTS.join()) {
    await save(db, 'setup_intent', now, { ...intent, attempts: intent.attempts + 1 });
    return failure('payment_method_microdeposit_verification_amounts_mismatch');
  }
  const verified = { ...intent, status: 'succeeded', next_action: null };
  await save(db, 'setup_intent', now, verified);
  await emit(db, 'setup_intent.succeeded', verified, now);
  return { status: 200, body: verified };
}

/** GET /v1/setup_intents/:id */
export async function findSetupIntent(db: SandboxDb, id: string): Promise<Reply> {
  const intent = await find<SetupIntent>(db, id);
  if (intent?.object === 'setup_intent') return { status: 200, body: intent };
  return invalid(404, 'resource_missing', 'No such setupintent.');
}

/** POST /v1/payment_methods/:id/detach */
export const detachMethod = (id: string): Reply =>
  outcomes[id]
    ? { status: 200, body: { id, object: 'payment_method', customer: null } }
    : invalid(404, 'resource_missing', 'No such PaymentMethod.');
