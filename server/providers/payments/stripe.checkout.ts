// Stripe's hosted page in setup mode: people choose a card or a bank there, and we learn its name at Stripe alone.
import type Stripe from 'stripe';
import type { CheckoutChoice, CheckoutOrder, MethodSetup } from './payments';

/** Stripe’s words for brands, as their cards print them. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const brandOf = (brand: string | undefined) => brands[brand ?? ''] ?? 'Card';

const fundings: readonly string[] = ['credit', 'debit', 'prepaid'];

/** What a card draws on, by Stripe's word for it. */
export const fundingOf = (funding: string | undefined): MethodSetup['funding'] =>
  funding !== undefined && fundings.includes(funding) ? (funding as MethodSetup['funding']) : 'unknown';

/** A way of paying that belongs to a customer goes by both names. */
export const refOf = (customer: string, method: string) => `${customer}:${method}`;

export function readRef(ref: string): { payment_method: string; customer?: string } {
  const [customer = '', method] = ref.split(':');
  return method ? { customer, payment_method: method } : { payment_method: customer };
}

export async function createCustomer(stripe: Stripe, { key, email }: { key: string; email: string }): Promise<string> {
  const { id } = await stripe.customers.create(
    { email, metadata: { key } },
    { idempotencyKey: `customer:${key}:${email}` },
  );
  return id;
}

export async function openCheckout(
  stripe: Stripe,
  { key, email, description, returnTo }: CheckoutOrder,
): Promise<{ href: string }> {
  const customer = await createCustomer(stripe, { key, email });
  // Stripe fills in the braces, which must therefore arrive as they are.
  const back = `${returnTo}${returnTo.includes('?') ? '&' : '?'}session={CHECKOUT_SESSION_ID}`;
  const { url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer,
    allowed_payment_method_types: ['card', 'us_bank_account'],
    // Who pays now cannot wait days for a bank account to be confirmed.
    payment_method_options: { us_bank_account: { verification_method: 'instant' } },
    success_url: back,
    cancel_url: returnTo,
    custom_text: { submit: { message: description } },
    metadata: { key },
  });
  if (!url) throw new Error('The processor opened a checkout without an address');
  return { href: url };
}

export async function readCheckout(stripe: Stripe, session: string): Promise<CheckoutChoice | undefined> {
  const found = await stripe.checkout.sessions
    .retrieve(session, { expand: ['setup_intent.payment_method'] })
    .catch((error: Stripe.errors.StripeError) => {
      if (error.statusCode === 404 || error.code === 'resource_missing') return undefined;
      throw error;
    });
  const intent = found?.setup_intent;
  if (found?.status !== 'complete' || !intent || typeof intent === 'string') return undefined;
  // An account entered by number waits for small deposits and cannot be charged yet.
  if (intent.status !== 'succeeded') return undefined;
  const method = intent.payment_method;
  if (!method || typeof method === 'string') return undefined;
  const customer = typeof found.customer === 'string' ? found.customer : (found.customer?.id ?? '');
  const isCard = method.type === 'card';
  const [name, last] = isCard
    ? [brandOf(method.card?.brand), method.card?.last4]
    : [method.us_bank_account?.bank_name ?? 'Bank account', method.us_bank_account?.last4];
  return {
    key: found.metadata?.key ?? '',
    method: isCard ? 'card' : 'bank',
    funding: isCard ? fundingOf(method.card?.funding) : 'bank',
    methodRef: refOf(customer, method.id),
    label: `${name} ending in ${last ?? '····'}`,
    fingerprint: (isCard ? method.card?.fingerprint : method.us_bank_account?.fingerprint) ?? method.id,
  };
}
