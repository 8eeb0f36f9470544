// Money that is set aside on a card and taken later, or let go: Stripe's manual capture. Banks know no such thing.
import Stripe from 'stripe';
import type { HoldOrder, HoldResult } from './payments';

const INVALID_STATE = 'payment_intent_unexpected_state';

export async function hold(stripe: Stripe, order: HoldOrder, methodOf: (ref: string) => object): Promise<HoldResult> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.amount,
        currency: 'usd',
        ...methodOf(order.methodRef),
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        description: order.description,
        metadata: { key: order.key },
      },
      { idempotencyKey: order.key },
    );
    return intent.status === 'requires_capture'
      ? { ref: intent.id, succeeded: true }
      : { ref: intent.id, succeeded: false, failure: intent.last_payment_error?.code ?? intent.status };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
      return {
        ref: error.payment_intent.id,
        succeeded: false,
        failure: error.decline_code ?? error.code ?? 'declined',
      };
    throw error;
  }
}

/** Lets held money go. One that was let go or taken before is no error; whatever else is refused, is. */
export async function release(stripe: Stripe, ref: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(ref, {}, { idempotencyKey: `release:${ref}` });
  } catch (error) {
    const ended = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === INVALID_STATE;
    if (!ended || !['canceled', 'succeeded'].includes((await stripe.paymentIntents.retrieve(ref)).status)) throw error;
  }
}

/** Takes held money; true where it was taken, now or before. */
export async function capture(stripe: Stripe, ref: string): Promise<boolean> {
  try {
    const { status } = await stripe.paymentIntents.capture(ref, {}, { idempotencyKey: `capture:${ref}` });
    return status === 'succeeded';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return (await stripe.paymentIntents.retrieve(ref)).status === 'succeeded';
  }
}
