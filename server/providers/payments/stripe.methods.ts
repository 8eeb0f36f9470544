// Ways of paying that are saved for later. Bank accounts are linked at once (Stripe Financial Connections) or, where that
// is not possible, confirmed by two small deposits that arrive in one to three business days.
import Stripe from 'stripe';
import type { MethodSetup, MethodSetupOrder, VerificationOutcome, VerificationProof } from './payments';
import { brandOf, createCustomer, fundingOf, readRef, refOf } from './stripe.checkout';

/** Opens the hosted page for one kind of method. */
export async function openMethodSetup(stripe: Stripe, order: MethodSetupOrder): Promise<{ href: string }> {
  const customer = await createCustomer(stripe, order);
  const { url } = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer,
    allowed_payment_method_types: [order.kind === 'card' ? 'card' : 'us_bank_account'],
    ...(order.kind === 'bank' && {
      payment_method_options: {
        us_bank_account: {
          verification_method: 'automatic',
          financial_connections: { permissions: ['payment_method', 'ownership'] },
        },
      },
    }),
    // Stripe fills in the braces, which must therefore arrive as they are.
    success_url: `${order.returnTo}&session={CHECKOUT_SESSION_ID}`,
    cancel_url: order.cancelTo,
    custom_text: { submit: { message: order.description } },
    metadata: { key: order.key },
  });
  if (!url) throw new Error('The processor opened a checkout without an address');
  return { href: url };
}

/** The method linked or entered there; undefined where the person gave up or has not finished. */
export async function readMethodSetup(stripe: Stripe, session: string): Promise<MethodSetup | undefined> {
  const found = await stripe.checkout.sessions
    .retrieve(session, { expand: ['setup_intent.payment_method'] })
    .catch((error: Stripe.errors.StripeError) => {
      if (error.statusCode === 404 || error.code === 'resource_missing') return undefined;
      throw error;
    });
  const intent = found?.setup_intent;
  if (found?.status !== 'complete' || !intent || typeof intent === 'string') return undefined;
  const verification = verificationOf(intent);
  const method = intent.payment_method;
  if (!method || typeof method === 'string' || !(intent.status === 'succeeded' || verification)) return undefined;
  const customer = typeof found.customer === 'string' ? found.customer : (found.customer?.id ?? '');
  return { key: found.metadata?.key ?? '', methodRef: refOf(customer, method.id), verification, ...detailsOf(method) };
}

/** Stripe may name others one day. */
const accountTypeOf = (type: string | null | undefined): MethodSetup['accountType'] =>
  type === 'checking' || type === 'savings' ? type : null;

/** What a method is known by. */
export function detailsOf({ id, type, card, us_bank_account: bank }: Stripe.PaymentMethod) {
  if (type === 'card' && card)
    return {
      kind: 'card' as const,
      funding: fundingOf(card.funding),
      brand: brandOf(card.brand),
      last4: card.last4,
      expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
      accountType: null,
      fingerprint: card.fingerprint ?? id,
    };
  return {
    kind: 'bank' as const,
    funding: 'bank' as const,
    brand: bank?.bank_name ?? 'Bank account',
    last4: bank?.last4 ?? '',
    expires: null,
    accountType: accountTypeOf(bank?.account_type),
    fingerprint: bank?.fingerprint ?? id,
  };
}

function verificationOf({ id, status, next_action: next }: Stripe.SetupIntent): MethodSetup['verification'] {
  const deposits = status === 'requires_action' ? next?.verify_with_microdeposits : undefined;
  if (!deposits) return null;
  return {
    setupRef: id,
    type: deposits.microdeposit_type === 'descriptor_code' ? 'code' : 'amounts',
    arrivesAt: new Date(deposits.arrival_date * 1_000),
  };
}

export const verificationOutcomes: Readonly<Record<string, VerificationOutcome>> = {
  payment_method_microdeposit_verification_amounts_mismatch: 'wrong',
  payment_method_microdeposit_verification_amounts_invalid: 'wrong',
  payment_method_microdeposit_verification_descriptor_code_mismatch: 'wrong',
  payment_method_microdeposit_verification_attempts_exceeded: 'exhausted',
  payment_method_microdeposit_verification_timeout: 'expired',
  payment_method_microdeposit_failed: 'failed',
};

export async function verifyDeposits(
  stripe: Stripe,
  setupRef: string,
  proof: VerificationProof,
): Promise<VerificationOutcome> {
  try {
    const { status } = await stripe.setupIntents.verifyMicrodeposits(
      setupRef,
      'amounts' in proof ? { amounts: [...proof.amounts] } : { descriptor_code: proof.code },
    );
    return status === 'succeeded' ? 'verified' : 'wrong';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const outcome = verificationOutcomes[error.code ?? ''];
    if (outcome) return outcome;
    // Confirmed before, on Stripe’s page or by a call with a lost reply.
    if (error.code === 'setup_intent_unexpected_state')
      return (await stripe.setupIntents.retrieve(setupRef)).status === 'succeeded' ? 'verified' : 'expired';
    throw error;
  }
}

/** Takes it off its customer, so that it can never be charged again. One that is off already is no error. */
export async function detachMethod(stripe: Stripe, methodRef: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(readRef(methodRef).payment_method);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
