// Statements of what a home earned and cost its owner, on a cash and on an accrual basis.
import { type Cents, cents } from '@/contract/amounts/cents';
import { PAYOUT_LINE_KINDS, type PayoutLineKind, payoutLineLabels } from './constants';

/** When income and costs count: as money moves, or as they are due. */
export const STATEMENT_BASES = ['cash', 'accrual'] as const;
export type StatementBasis = (typeof STATEMENT_BASES)[number];

export const basisLabels: Readonly<Record<StatementBasis, string>> = { cash: 'Cash', accrual: 'Accrual' };

export const basisMeanings: Readonly<Record<StatementBasis, string>> = {
  cash: 'Income counts when we receive it, and a cost counts when we take it from your money.',
  accrual: 'Income counts when it is due, and a cost counts when it is billed or due, paid or not.',
};

export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** `other`: money between the owner and us, and the principal of a loan. It is neither income nor a cost. */
export const STATEMENT_GROUPS = ['income', 'cost', 'other'] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

export const statementGroupLabels: Readonly<Record<StatementGroup, string>> = {
  income: 'Income',
  cost: 'Costs',
  other: 'Other money in and out',
};

/** `written_off`: rent that is not expected any more. `payout`: what was paid to the owner. */
export const STATEMENT_LINE_KINDS = [...PAYOUT_LINE_KINDS, 'written_off', 'payout'] as const;
export type StatementLineKind = PayoutLineKind | 'written_off' | 'payout';

const INCOME: readonly StatementLineKind[] = [
  'rent',
  'late_rent',
  'charge',
  'guarantee',
  'guarantee_repaid',
  'credit',
  'deposit',
  'written_off',
];
const OTHER: readonly StatementLineKind[] = [
  'mortgage_principal',
  'mortgage_payment',
  'prepaid_work',
  'contribution',
  'advance',
  'advance_repaid',
  'clawback',
  'installment_plan',
  'installment',
  'carried',
  'reserve',
  'withholding',
  'state_withholding',
  'carried_forward',
  'payout',
];

export const statementGroupOf = (kind: StatementLineKind): StatementGroup => {
  if (INCOME.includes(kind)) return 'income';
  return OTHER.includes(kind) ? 'other' : 'cost';
};

export const statementLineLabels: Readonly<Record<StatementLineKind, string>> = {
  ...payoutLineLabels,
  rent: 'Rent',
  charge: 'Other charges',
  advance_repaid: 'Advance paid back',
  written_off: 'Written off',
  payout: 'Paid to you',
};

interface Balances {
  net: Cents;
  other: Cents;
  balance: AtBothEnds;
  held: AtBothEnds;
  receivable: AtBothEnds | null;
  payable: AtBothEnds | null;
}
interface AtBothEnds {
  opening: Cents;
  closing: Cents;
}

/** How the balance of a statement went from one end of its period to the other, and what it is made of. */
export function balanceLines({ net, other, balance, held, receivable, payable }: Balances) {
  const lines = [
    { label: 'Balance at the start', amount: balance.opening },
    { label: 'Net income', amount: net },
    { label: statementGroupLabels.other, amount: other },
    { label: 'Balance at the end', amount: balance.closing },
  ];
  if (!receivable || !payable) return lines;
  const owed = receivable.closing >= 0;
  const open = payable.closing >= 0;
  return [
    ...lines,
    { label: 'Of it: your money with us', amount: held.closing },
    {
      label: owed ? 'Of it: residents owe you' : 'Of it: residents paid ahead',
      amount: receivable.closing,
    },
    { label: open ? 'Of it: costs not paid yet' : 'Of it: costs paid ahead', amount: cents(0 - payable.closing) },
    { label: 'Residents owed you at the start', amount: receivable.opening },
    { label: 'Costs not paid at the start', amount: cents(0 - payable.opening) },
  ];
}
