// Leases of a portfolio with their residents and monthly charges.

import { fullName, isSameName } from '@/contract/account/users/personName';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays, daysBetween, lastDayOfTerm } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositLimit, LATE_FEE } from '@/contract/law/deposits';
import { DUE_DAY } from '@/contract/money/charges/leaseTerms';
import { type ImportRow, personName } from './cells';
import type { HomeIndex } from './homes';
import type { ImportedCharge, ImportedHome, ImportedLease, Surroundings } from './types';

const DAYS_OF_MONTH = 30.44;
const MAX_DUE_DAY = 31;

/** Nothing is charged for a late payment that the lease does not charge for. */
function lateFeeOf(row: ImportRow, rentCents: number): ImportedLease['lateFee'] {
  const percent = row.number('lateFeePercent', { min: 0, max: 25 }) ?? 0;
  const graceDays = row.number('graceDays', { min: 0, max: 31 }) ?? LATE_FEE.graceDays;
  const bps = Math.round(percent * 100);
  const max = row.amount('lateFeeMax') ?? Math.round((rentCents * bps) / 10_000);
  return { graceDays: Math.round(graceDays), bps, max: cents(bps === 0 ? 0 : max) };
}

/** A row without a first day and a rent is a vacant home of a rent roll. */
const isVacant = (row: ImportRow) =>
  row.text('startOn') === '' && (row.text('rent') === '' || /vacant/i.test(row.text('name')));

export function readLease(row: ImportRow, { cutoverOn }: Surroundings): ImportedLease | undefined {
  if (isVacant(row)) return undefined;
  const [startOn, end, rentCents] = [row.day('startOn'), row.day('endOn'), row.amount('rent')];
  if (startOn === null && row.text('startOn') === '')
    row.refuse('startOn', 'The first day of the lease is missing.', 'Enter a date such as 6/1/2026.');
  if (rentCents === null && row.text('rent') === '')
    row.refuse('rent', 'The rent is missing.', 'Enter the monthly rent.');
  if (rentCents !== null && (rentCents < 10_000 || rentCents > 10_000_000))
    row.refuse('rent', `A rent of ${formatExactMoney(rentCents)} is outside of $100 to $100,000.`, 'Correct the rent.');
  if (startOn === null || rentCents === null) return undefined;
  if (startOn >= cutoverOn) {
    row.refuse(
      'startOn',
      `This lease begins on ${formatDay(startOn, 'medium')}, not before ${formatDay(cutoverOn, 'medium')}.`,
      'Remove it, and send the lease to be signed here.',
    );
    return undefined;
  }
  const endOn = end ?? lastDayOfTerm(startOn, 1);
  if (endOn < startOn) {
    row.refuse('endOn', 'The lease ends before it begins.', 'Correct the first or the last day.');
    return undefined;
  }
  const dueDay = row.number('dueDay', { min: 1, max: MAX_DUE_DAY });
  return {
    startOn,
    endOn,
    months: Math.max(1, Math.round(daysBetween(startOn, addDays(endOn, 1)) / DAYS_OF_MONTH)),
    rentCents,
    depositCents: row.amount('deposit') ?? 0,
    dueDay: Math.round(dueDay ?? DUE_DAY),
    lateFee: lateFeeOf(row, rentCents),
    returnedPaymentCents: row.amount('returnedFee') ?? 0,
    residents: [],
    charges: [],
    row,
  };
}

/** A deposit above what the law allows is a warning: it may have been lawful when it was taken. */
function warnOfDeposit({ state, city, zipcode }: ImportedHome, lease: ImportedLease): void {
  const limit = depositLimit(jurisdictionOf({ state, city, zipcode }), lease.startOn, { rent: cents(lease.rentCents) });
  if (limit === null || lease.depositCents <= limit) return;
  lease.row.warn(
    'deposit',
    `The deposit of ${formatExactMoney(lease.depositCents)} is above ${formatExactMoney(limit)}, the most that the law allowed on ${formatDay(lease.startOn, 'medium')}.`,
    'Check it with counsel, or return the difference before you import.',
  );
}

/** Puts each lease to its home. Rows of one lease for each resident are one lease. */
export function assignLeases(rows: readonly ImportRow[], index: HomeIndex, surroundings: Surroundings): void {
  for (const row of rows) {
    const lease = readLease(row, surroundings);
    const home = lease && index.of(row);
    if (!lease || !home) continue;
    const { lease: first } = home;
    if (first?.startOn === lease.startOn && first.endOn === lease.endOn) continue;
    if (first) {
      row.refuse(
        'startOn',
        `This home has another lease in line ${first.row.at}.`,
        `Keep the one that runs on ${formatDay(surroundings.cutoverOn, 'medium')}.`,
      );
      continue;
    }
    home.lease = lease;
    warnOfDeposit(home, lease);
  }
}

/** A couple with one mailbox: an account is one person, and no one signs for another. */
const ONE_MAILBOX =
  'Enter an address of their own. Without one, leave this person out: our team adds them to the lease on paper.';

export function assignResidents(rows: readonly ImportRow[], index: HomeIndex): void {
  const names = new Map<string, string>();
  for (const row of rows) {
    const name = personName(row);
    if ((!name && row.text('email') === '') || /^vacant\b/i.test(name?.firstName ?? '')) continue;
    const [email, phone, home] = [row.email('email'), row.phone('phone'), index.of(row)];
    if (!name) row.refuse('name', 'There is no name.', 'Enter the first and last name.');
    if (!email || !name || !home) continue;
    if (!home.lease) {
      row.refuse(null, 'This home has no lease.', 'Add its lease, or remove this resident.');
      continue;
    }
    const other = names.get(email) ?? fullName(name);
    if (!isSameName(fullName(name), other)) {
      row.refuse('email', `${other} has this email address, too.`, ONE_MAILBOX);
      continue;
    }
    names.set(email, other);
    if (home.lease.residents.some((each) => each.email === email)) continue;
    const role = /co-?\s?sign|guarant/i.test(row.text('role')) ? 'coSigner' : 'resident';
    home.lease.residents.push({ ...name, email, phone, role, row });
  }
}

const CHARGE_KINDS: readonly [RegExp, ImportedCharge['kind']][] = [
  [/\b(?:pets?|dogs?|cats?)\b/i, 'pet_rent'],
  [/parking|garage|carport/i, 'parking'],
  [/water|sewer|trash|utilit|electric|gas|internet|cable/i, 'utility'],
];

export function assignCharges(rows: readonly ImportRow[], index: HomeIndex): void {
  for (const row of rows) {
    const [name, amount] = [row.label('name', 80), row.amount('amount')];
    if (/^(?:base )?rent\b/i.test(name)) {
      row.warn('name', 'The rent comes from the leases.', 'This row is left out.');
      continue;
    }
    const frequency = row.text('frequency');
    if (frequency !== '' && !/^(?:every )?month/i.test(frequency))
      row.refuse(
        'frequency',
        `“${frequency}” is not monthly.`,
        'Enter the monthly amount, or add the charge by hand later.',
      );
    const home = index.of(row);
    if (!name) row.refuse('name', 'The charge has no name.', 'Enter what it is for, such as Parking.');
    if (!home || !name || !amount) continue;
    if (!home.lease) row.refuse(null, 'This home has no lease.', 'Add its lease, or remove this charge.');
    const kind = CHARGE_KINDS.find(([words]) => words.test(name))?.[1] ?? 'monthly';
    home.lease?.charges.push({ kind, name, cents: amount });
  }
}
