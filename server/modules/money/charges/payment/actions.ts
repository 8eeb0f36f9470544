// Paying with what was chosen on the processor's own page, or with a saved method.

import { cents, formatExactMoney } from '@/contract/amounts/cents';
import type { ChargePayment } from '@/contract/money/charges/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { findProfile } from '@/server/modules/account/users';
import { presentPayment } from '@/server/modules/money/charges/account/account';
import * as repo from '@/server/modules/money/charges/repo';
import { findUsableMethod, requireNotBlocked } from '@/server/modules/money/paymentMethods';
import { declineMessage } from '@/server/modules/money/payments/declines';
import { type ChargePaymentOrder, type PaymentChoice, quotePayment, startChargePayment } from './payment';

interface Payer {
  leaseId: string;
  personId: string;
  choice: PaymentChoice;
}
interface PayerOrder extends Payer {
  key: string;
  isRepeat: boolean;
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
  const back = new URL(routes.accounts.payments(), services.siteUrl);
  back.searchParams.set('lease', leaseId);
  return services.payments.openCheckout({
    key: checkoutKey(payer),
    email: order.email,
    amount: cents(order.amount),
    description: `Belong charges ${formatExactMoney(order.amount)} for ${order.home}, once.`,
    returnTo: back.href,
  });
}

/** Pays; a refusal of the bank is reported as such, and nothing is charged. */
async function payWith(
  services: Services,
  { leaseId, personId, choice, key, isRepeat }: PayerOrder,
  way: Pick<ChargePaymentOrder, 'method' | 'feeCents'>,
): Promise<ChargePayment> {
  const payment = await startChargePayment(services, {
    leaseId,
    payerId: personId,
    key,
    isRepeat,
    initiatedBy: 'person',
    ...way,
    ...choice,
  });
  if (payment.status === 'failed') throw new ApiError('paymentDeclined', declineMessage(payment.failure));
  const lease = await asSystem(services.db, (db) => repo.findLease(db, leaseId));
  return presentPayment(payment, { timeZone: lease?.timeZone ?? 'UTC' });
}

/** The fee that was shown is the fee that is taken: a refusal names the right one. */
export async function payWithChosenMethod(
  services: Services,
  { session, feeCents, ...payer }: PayerOrder & { session: string; feeCents: number },
): Promise<ChargePayment> {
  const chosen = await services.payments.readCheckout(session);
  if (chosen?.key !== checkoutKey(payer)) throw conflict('Nothing was chosen there. Please choose how to pay again.');
  const { method: kind, methodRef: ref, label, funding, fingerprint } = chosen;
  await asSystem(services.db, (db) => requireNotBlocked(db, payer.personId, fingerprint));
  return payWith(services, payer, { method: { kind, ref, label, funding }, feeCents });
}

/** The same. */
export async function payWithSavedMethod(
  services: Services,
  { paymentMethodId, feeCents, ...payer }: PayerOrder & { paymentMethodId: string; feeCents: number },
): Promise<ChargePayment> {
  const method = await asSystem(services.db, (db) => findUsableMethod(db, payer.personId, paymentMethodId));
  if (!method) throw conflict('This payment method can’t be used. Choose another one.');
  return payWith(services, payer, { method, feeCents });
}
