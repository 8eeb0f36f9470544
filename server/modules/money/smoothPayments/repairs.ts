// A repair that its owner spreads: once its invoices are posted, the disclosure with the exact amounts is made ready to sign.
import { formatExactMoney } from '@/contract/amounts/cents';
import { MIN_SPREAD_CENTS } from '@/contract/money/smoothPayments/constants';
import type { WorkOrderCall } from '@/server/modules/care/workOrders';
import {
  listRepairBills,
  lockRepair,
  notifyRepairOwners,
  payRepairFromRent,
} from '@/server/modules/care/workOrders/ownerBills';
import { offerPlan } from '@/server/modules/money/smoothPayments';

const TEXTS = {
  ready: {
    subject: 'Sign to spread your repair',
    text: 'The repair is billed. Read the disclosure with the exact amounts and sign it within 7 days. Until you sign, the bills come out of your payouts.',
  },
  later: {
    subject: 'Choose the bills to spread',
    text: 'The repair is billed. We couldn’t set up the installments for you. Choose the bills and the number of months yourself.',
  },
  small: {
    subject: 'Your repair is too small to spread',
    text: `It came out cheaper than planned. Bills of less than ${formatExactMoney(MIN_SPREAD_CENTS)} can’t be spread, so we take them from your next payout.`,
  },
} as const;

/** As the system, when an invoice of the repair was posted. */
export async function offerSpread({ db, services, now }: WorkOrderCall, workOrderId: string): Promise<void> {
  const repair = await lockRepair(db, workOrderId);
  if (repair.payment !== 'spread') return;
  const { bills, isComplete } = await listRepairBills(db, workOrderId);
  if (!isComplete || bills.length === 0) return;
  const { homeId, address, ownerId, spreadMonths: months } = repair;
  const offer = await offerPlan(db, { homeId, address, ownerId, months, bills }, now);
  // Said once: from here on the bills are like any others, which the owner may spread until they are settled.
  await payRepairFromRent(db, workOrderId, now);
  const cause = `spread:${bills.map(({ id }) => id).join()}`;
  await notifyRepairOwners(db, services, repair, { cause, ...TEXTS[offer] });
}
