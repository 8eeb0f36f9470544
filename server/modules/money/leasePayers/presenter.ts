import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { PAYER_PAGE } from '@/contract/money/leasePayers/constants';
import type { LeasePayers } from '@/contract/money/leasePayers/endpoints';
import type { Db } from '@/server/db/client';
import { firstShareDay } from './index';
import * as repo from './repo';

/** Payers of a lease, as the system. */
export async function presentPayers(db: Db, lease: repo.PayerLease, now: Date): Promise<LeasePayers> {
  const { leaseId } = lease;
  const today = localDay(now, lease.timeZone);
  const charges = (await repo.listCharges(db, leaseId)).map((charge) => ({
    ...charge,
    open: charge.amount - charge.paid - charge.credited,
  }));
  const payments = await repo.listPayments(db, leaseId);
  const shares = await repo.listShares(db, leaseId);
  const payers = [];
  for (const payer of await repo.listPayers(db, leaseId)) {
    const own = charges.filter(({ payerId }) => payerId === payer.id);
    const openOf = (list: typeof own) => cents(list.reduce((sum, { open }) => sum + open, 0));
    const isLate = ({ dueOn, open }: (typeof own)[number]) => dueOn < today && open > 0;
    payers.push({
      id: payer.id,
      kind: payer.kind,
      name: payer.name,
      email: payer.email,
      reference: payer.reference,
      bankName: payer.bankName,
      shares: shares
        .filter(({ payerId }) => payerId === payer.id)
        .map(({ fromOn, amount }) => ({ fromOn, amountCents: cents(amount) })),
      openCents: openOf(own),
      lateCents: openOf(own.filter(isLate)),
      charges: own.slice(0, PAYER_PAGE).map((charge) => ({
        id: charge.id,
        description: charge.description,
        dueOn: charge.dueOn,
        amountCents: cents(charge.amount),
        openCents: cents(charge.open),
        isLate: isLate(charge),
      })),
      payments: payments
        .filter(({ payerId }) => payerId === payer.id)
        .slice(0, PAYER_PAGE)
        .map(({ id, amount, method, reference, receivedOn, isOnStatement, returnedAt, returnReason }) => ({
          id,
          amountCents: cents(amount),
          method,
          reference,
          receivedOn,
          isOnStatement,
          returned: returnedAt && { at: returnedAt.toISOString(), reason: returnReason ?? '' },
        })),
      proposals: (await repo.listCredits(db, payer)).map(({ amount, ...line }) => ({
        ...line,
        amountCents: cents(amount),
      })),
    });
  }
  return { leaseId, firstOn: firstShareDay(lease, now), payers };
}
