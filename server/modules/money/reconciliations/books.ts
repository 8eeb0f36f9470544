// Owners of the money in the bank accounts, from the books alone.
import { BENEFICIARY_GROUPS, type BeneficiaryGroup } from '@/contract/money/reconciliations/constants';
import type { Db } from '@/server/db/client';
import { accounts, balancesAt } from '@/server/modules/money/ledger';

interface Balance {
  code: string;
  /** Debits above zero. */
  amount: number;
}

const PLACES: readonly string[] = [
  accounts.bankTrust.code,
  accounts.bankDeposits.code,
  accounts.processor.code,
  accounts.processorConnected.code,
  accounts.bankOrders.code,
];

const patterns: readonly [RegExp, BeneficiaryGroup][] = [
  [/^home:[^:]+:(payable|held|prepaid(:[^:]+)?)$/, 'homeowners'],
  [/^lease:[^:]+:(receivable|payer)$/, 'uncollected'],
  [/^(lease:[^:]+:deposit|unclaimed:deposits)$/, 'deposits'],
  [/^lease:[^:]+:prepaid$/, 'prepaid'],
  [/^(refunds:owed|unclaimed:trust)$/, 'refunds'],
  [/^pros:payable$/, 'pros'],
  [/^taxes:(withheld|california)$/, 'taxes'],
  [
    /^(fees:.+|lease:[^:]+:shortage|unclaimed:claims|guarantee:paid|losses:returns|expenses:(care|processor|bank)|bank:operating|home:[^:]+:(advance|installments))$/,
    'belong',
  ],
];

/** Undefined for the places where money is, and for an account outside the chart. */
export const groupOf = (code: string): BeneficiaryGroup | undefined =>
  patterns.find(([pattern]) => pattern.test(code))?.[1];

export interface TrustBooks {
  day: string;
  balances: Balance[];
  /** What the bank accounts and the processor hold. */
  book: number;
  groups: { group: BeneficiaryGroup; amount: number; count: number }[];
  owed: number;
  /** Debits above zero. */
  amountOf: (code: string) => number;
}

/** What stays with each beneficiary: one who owes us takes nothing from another. Cents, above zero. */
export const floorOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.max(0, amount), 0);

const sum = (balances: readonly Balance[]) => balances.reduce((total, { amount }) => total + amount, 0);

/** The books at the end of a day. `drift`: cents by account that were added past the books, and do not count. */
export async function readTrustBooks(
  db: Db,
  day: string,
  drift: ReadonlyMap<string, number> = new Map(),
): Promise<TrustBooks> {
  const balances = (await balancesAt(db, day))
    .map(({ code, amount }) => ({ code, amount: amount - (drift.get(code) ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  const byGroup = Map.groupBy(balances, ({ code }) => groupOf(code));
  const groups = BENEFICIARY_GROUPS.map((group) => {
    const own = byGroup.get(group) ?? [];
    return { group, amount: 0 - sum(own), count: own.length };
  });
  return {
    day,
    balances,
    book: sum(balances.filter(({ code }) => PLACES.includes(code))),
    groups,
    owed: groups.reduce((total, { amount }) => total + amount, 0),
    amountOf: (code) => balances.find((balance) => balance.code === code)?.amount ?? 0,
  };
}
