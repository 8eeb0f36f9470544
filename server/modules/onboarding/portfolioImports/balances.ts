// What the books of each home begin with: the deposit held, what residents owe or paid ahead, and the owner’s balance.
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import type { OpeningBooks } from '@/contract/onboarding/portfolioImports/endpoints';
import type { ImportRow } from './cells';
import type { HomeIndex } from './homes';
import type { ImportedHome, Opening } from './types';

const isZero = ({ depositCents, owedCents, prepaidCents, ownerCents }: Opening) =>
  depositCents === 0 && owedCents === 0 && prepaidCents === 0 && ownerCents === 0;

/** What a row says. Above zero, residents owe the balance; below, they paid it ahead. */
function openingOf(row: ImportRow): Opening {
  const [deposit, owed, prepaid] = [row.amount('deposit'), row.amount('owed'), row.amount('prepaid')];
  const stated = owed === null && prepaid === null ? row.cents('balance') : null;
  const balance = stated ?? (owed ?? 0) - (prepaid ?? 0);
  return {
    depositCents: deposit ?? 0,
    owedCents: Math.max(0, balance),
    prepaidCents: Math.max(0, -balance),
    ownerCents: row.cents('owner') ?? 0,
  };
}

export function assignBalances(rows: readonly ImportRow[], index: HomeIndex): void {
  const lines = new Map<ImportedHome, number>();
  for (const row of rows) {
    const opening = openingOf(row);
    if (isZero(opening)) continue;
    const home = index.of(row);
    if (!home) continue;
    const line = lines.get(home);
    if (line !== undefined) {
      row.refuse(null, `Line ${line} has the balances of this home.`, 'Put both in one row.');
      continue;
    }
    lines.set(home, row.at);
    const { depositCents, owedCents, prepaidCents } = opening;
    if (!home.lease && (depositCents || owedCents || prepaidCents)) {
      row.refuse(
        null,
        'This home has no lease, and a deposit or a balance of residents.',
        'Add its lease, or settle it before.',
      );
      continue;
    }
    if (home.lease && home.lease.depositCents === 0) home.lease.depositCents = depositCents;
    if (home.lease && depositCents !== home.lease.depositCents)
      row.warn(
        'deposit',
        `${formatExactMoney(depositCents)} is held, and the lease asks for ${formatExactMoney(home.lease.depositCents)}.`,
        'Correct one of them, or confirm.',
      );
    home.opening = opening;
  }
}

type WithOpening = Readonly<{ opening: Opening }>;

const sum = (homes: readonly WithOpening[], of: (opening: Opening) => number) =>
  homes.reduce((total, { opening }) => total + of(opening), 0);

/** The opening entries of all homes together, by account. */
export function openingBooks(homes: readonly WithOpening[]): OpeningBooks {
  const deposits = sum(homes, ({ depositCents }) => depositCents);
  const owed = sum(homes, ({ owedCents }) => owedCents);
  const prepaid = sum(homes, ({ prepaidCents }) => prepaidCents);
  const owners = sum(homes, ({ ownerCents }) => Math.max(0, ownerCents));
  const advanced = sum(homes, ({ ownerCents }) => Math.max(0, -ownerCents));
  const lines = [
    { label: 'Deposit account: deposits held', debit: deposits, credit: 0 },
    { label: 'Trust account: paid ahead by residents, and owed to owners', debit: prepaid + owners, credit: 0 },
    { label: 'Owed by residents', debit: owed, credit: 0 },
    { label: 'Owed by owners', debit: advanced, credit: 0 },
    { label: 'Deposits of residents', debit: 0, credit: deposits },
    { label: 'Paid ahead by residents', debit: 0, credit: prepaid },
    { label: 'Owed to owners', debit: 0, credit: owners },
    { label: 'Due to owners once residents pay', debit: 0, credit: owed },
    { label: 'Operating account: advanced to owners', debit: 0, credit: advanced },
  ].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  return {
    lines: lines.map(({ label, debit, credit }) => ({ label, debitCents: cents(debit), creditCents: cents(credit) })),
    debitCents: cents(lines.reduce((total, { debit }) => total + debit, 0)),
    creditCents: cents(lines.reduce((total, { credit }) => total + credit, 0)),
    depositCents: cents(deposits),
    owedCents: cents(owed),
    prepaidCents: cents(prepaid),
    ownerCents: cents(owners - advanced),
  };
}
