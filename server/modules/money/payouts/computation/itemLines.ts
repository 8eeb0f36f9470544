// What moved the account of a home, in the lines of a statement.
import { expenseLineKinds } from '@/contract/money/expenses/constants';
import type { PayoutLineKind } from '@/contract/money/payouts/constants';
import type { PayoutLine } from '@/contract/money/payouts/payout';
import { CONTRIBUTION_KINDS, HOLD_KINDS } from '@/server/modules/money/ledger';
import type { BookItem } from './queries';

export type ItemLine = Required<Omit<PayoutLine, 'amount'>> & { amount: number };

const itemKinds: Readonly<Record<string, PayoutLineKind>> = {
  creditGiven: 'credit',
  ...Object.fromEntries(CONTRIBUTION_KINDS.map((kind) => [kind, 'contribution' as const])),
  prepaidWorkApplied: 'prepaid_work',
  prepaidWorkReleased: 'prepaid_work',
  depositClaimed: 'deposit',
  depositReleased: 'deposit',
  advancePaid: 'advance',
  advanceFeeEarned: 'advance_fee',
  installmentsStarted: 'installment_plan',
  ...Object.fromEntries(HOLD_KINDS.map((kind) => [kind, 'reserve' as const])),
};
const sourceKinds: Readonly<Record<string, PayoutLineKind>> = { work_order_invoice: 'vendor_invoice' };

const kindOf = ({ kind, sourceType, category }: BookItem): PayoutLineKind =>
  category ? expenseLineKinds[category] : (itemKinds[kind] ?? sourceKinds[sourceType] ?? 'correction');

/** An invoice is as its vendor wrote it; our markup on it is a line of its own, as is the interest of a mortgage. */
export function linesOfItem(item: BookItem): ItemLine[] {
  const { amount, description, workOrderId, markupCents, interestCents } = item;
  const line = { description, workOrderId };
  if (interestCents !== null) {
    const interest = Math.sign(amount) * interestCents;
    return [
      { ...line, kind: 'mortgage_interest', amount: interest },
      { ...line, kind: 'mortgage_principal', amount: amount - interest },
    ];
  }
  if (markupCents === 0) return [{ ...line, kind: kindOf(item), amount }];
  return [
    { ...line, kind: kindOf(item), amount: amount + markupCents },
    { ...line, kind: 'markup', amount: -markupCents },
  ];
}
