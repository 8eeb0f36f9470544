// Paying with what was chosen on the processor's own page.
import type { ChargePayment } from '@/contract/charges/endpoints';
import { cents, formatExactMoney } from '@/contract/money/cents';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { presentPayment } from '@/server/modules/charges/account/service';
import * as repo from '@/server/modules/charges/repo';
import { findProfile } from '@/server/modules/users/service';
import { type PaymentChoice, quotePayment, startChargePayment } from './service';

interface Payer {
  leaseId: string;
  personId: string;
  choice: PaymentChoice;
}

/** One person's visit for one lease. */
const checkoutKey = ({ leaseId, personId }: Payer) => `rent:${leaseId}:${personId}`;

export async function openChargeCheckout(services: Services, payer: Payer): Promise<{ href: string }> {
  const { leaseId, personId, choice } = payer;
  const order = await asSystem(services.db, async (db) => {
    const lease = await repo.lockLease(db, leaseId);
    const { amount } = await quotePayment(db, lease, choice, services.clock());
    const profile = await findProfile(db, personId);
    return { amount, email: profile?.email ?? '', home: lease.terms.address.streetAddress };
  });
  const back = new URL('/accounts/payments', services.siteUrl);
  back.searchParams.set('lease', leaseId);
  return services.payments.openCheckout({
    key: checkoutKey(payer),
    email: order.email,
    amount: cents(order.amount),
    description: `Belong charges ${formatExactMoney(order.amount)} for ${order.home}, once.`,
    returnTo: back.href,
  });
}

/** Pays; a refusal of the bank is told as such, and nothing is charged. */
export async function payWithChosenMethod(
  services: Services,
  payer: Payer & { session: string; key: string },
): Promise<ChargePayment> {
  const { leaseId, personId, choice, session, key } = payer;
  const chosen = await services.payments.readCheckout(session);
  if (chosen?.key !== checkoutKey(payer)) throw conflict('Nothing was chosen there. Please choose how to pay again.');
  const { method: kind, methodRef: ref, label } = chosen;
  const payment = await startChargePayment(services, {
    ...{ leaseId, payerId: personId, method: { kind, ref, label }, key, initiatedBy: 'person' },
    ...choice,
  });
  if (payment.status === 'failed') throw new ApiError('paymentDeclined', declineMessage(payment.failure));
  const lease = await asSystem(services.db, (db) => repo.findLease(db, leaseId));
  return presentPayment(payment, { timeZone: lease?.timeZone ?? 'UTC' });
}

const DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds:
    'There is not enough money in this account. Nothing was charged. Please choose another way to pay.',
  expired_card: 'This card has expired. Nothing was charged. Please choose another way to pay.',
};
const declineMessage = (failure: string | null) =>
  DECLINES[failure ?? ''] ??
  'Your bank did not allow this payment. Nothing was charged. Please choose another way to pay.';
