// What each event of a homeowner's payout means in the books. What a home is owed stands in its payable from the day its
// rent is charged; a payout takes from it what came in, and the guarantee adds what did not.
import type { Db } from '@/server/db/client';
import {
  accounts,
  homeAdvance,
  homeInstallments,
  homePayable,
  type LedgerAccount,
} from '@/server/modules/money/ledger/accounts';
import { type Entry, post, reverse } from '@/server/modules/money/ledger/entries';

export interface PayoutSubject {
  /** Of the payout, the part, the advance, or the installment. */
  id: string;
  homeId: string;
  ownerId: string;
}

/** The kinds of transactions that payouts themselves make: a payout's lines tell of them in their own words. */
export const PAYOUT_KINDS = [
  'feesEarned',
  'guaranteePaid',
  'guaranteeRepaid',
  'advanceRepaid',
  'payoutSent',
  'payoutReturned',
  'withheld',
  'stateWithheld',
  'installmentPaid',
] as const;

const without = (entries: Entry[]) => entries.filter(({ amount }) => amount !== 0);

const moved = (from: LedgerAccount, to: LedgerAccount, amount: number): Entry[] => [
  { account: from, amount },
  { account: to, amount: -amount },
];

/** Our fees of a month. Below zero where rent that they were of went back. */
export async function feesEarned(
  db: Db,
  subject: PayoutSubject,
  { management, placement }: { management: number; placement: number },
  effectiveAt: Date,
): Promise<void> {
  if (management === 0 && placement === 0) return;
  await post(db, {
    kind: 'feesEarned',
    source: { type: 'payout', id: subject.id },
    effectiveAt,
    entries: without([
      { account: homePayable(subject), amount: management + placement },
      { account: accounts.managementFees, amount: -management },
      { account: accounts.placementFees, amount: -placement },
    ]),
  });
}

/** We pay rent in the place of the resident, who still owes it: our own money moves to where rents are. */
export async function guaranteePaid(db: Db, subject: PayoutSubject, amount: number, effectiveAt: Date): Promise<void> {
  if (amount === 0) return;
  await post(db, {
    kind: 'guaranteePaid',
    source: { type: 'payout', id: subject.id },
    effectiveAt,
    entries: [
      ...moved(accounts.guaranteePaid, homePayable(subject), amount),
      ...moved(accounts.bankTrust, accounts.bankOperating, amount),
    ],
  });
}

/** The resident paid after all, and we have our money back. */
export async function guaranteeRepaid(
  db: Db,
  subject: PayoutSubject,
  amount: number,
  effectiveAt: Date,
): Promise<void> {
  if (amount === 0) return;
  await post(db, {
    kind: 'guaranteeRepaid',
    source: { type: 'payout', id: subject.id },
    effectiveAt,
    entries: [
      ...moved(homePayable(subject), accounts.guaranteePaid, amount),
      ...moved(accounts.bankOperating, accounts.bankTrust, amount),
    ],
  });
}

/** Rent is paid before it comes in, less our fee. It goes out with the next payout. */
export async function advancePaid(
  db: Db,
  subject: PayoutSubject,
  { whole, fee }: { whole: number; fee: number },
  effectiveAt: Date,
): Promise<void> {
  await post(db, {
    kind: 'advancePaid',
    source: { type: 'advance', id: subject.id },
    effectiveAt,
    entries: [
      ...moved(homeAdvance(subject), homePayable(subject), whole),
      ...moved(accounts.bankTrust, accounts.bankOperating, whole),
    ],
  });
  if (fee === 0) return;
  await post(db, {
    kind: 'advanceFeeEarned',
    source: { type: 'advance', id: subject.id },
    effectiveAt,
    entries: moved(homePayable(subject), accounts.advanceFees, fee),
  });
}

/** Rent that was paid in advance came in, or the advance was called. */
export async function advanceRepaid(db: Db, subject: PayoutSubject, amount: number, effectiveAt: Date): Promise<void> {
  if (amount === 0) return;
  await post(db, {
    kind: 'advanceRepaid',
    source: { type: 'payout', id: subject.id },
    effectiveAt,
    entries: [
      ...moved(homePayable(subject), homeAdvance(subject), amount),
      ...moved(accounts.bankOperating, accounts.bankTrust, amount),
    ],
  });
}

/** Backup withholding: what goes to the IRS in the homeowner's name. */
export async function withheld(db: Db, subject: PayoutSubject, amount: number, effectiveAt: Date): Promise<void> {
  if (amount === 0) return;
  await post(db, {
    kind: 'withheld',
    source: { type: 'payout', id: subject.id },
    effectiveAt,
    entries: moved(homePayable(subject), accounts.taxesWithheld, amount),
  });
}

/** Nonresident withholding: what goes to the state of the home in the homeowner's name. */
export async function stateWithheld(db: Db, subject: PayoutSubject, amount: number, effectiveAt: Date): Promise<void> {
  if (amount === 0) return;
  await post(db, {
    kind: 'stateWithheld',
    source: { type: 'payout', id: subject.id },
    effectiveAt,
    entries: moved(homePayable(subject), accounts.californiaTaxes, amount),
  });
}

/** A payout to an owner, or a payment to a Pro. */
export interface OutgoingSource {
  type: 'payoutPart' | 'work_order_payment';
  id: string;
}

/** Money moves from our balance at the processor to the payee's account there: it is still ours, and still owed. */
export const payoutFunded = (db: Db, source: OutgoingSource, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'payoutFunded',
    source,
    effectiveAt,
    entries: moved(accounts.processorConnected, accounts.processor, amount),
  });

/** What a bank sent back moves from the payee's account to our balance. */
export const payoutRecalled = (db: Db, source: OutgoingSource, effectiveAt: Date) =>
  reverse(db, { kind: 'payoutFunded', source }, { kind: 'payoutRecalled', effectiveAt });

/** Money leaves the payee's account for their bank: from here on it is no longer owed, unless it comes back. */
export const payoutSent = (db: Db, part: PayoutSubject, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'payoutSent',
    source: { type: 'payoutPart', id: part.id },
    effectiveAt,
    entries: moved(homePayable(part), accounts.processorConnected, amount),
  });

/** A bank sent it back to the payee's account: it is owed again. */
export const payoutReturned = (db: Db, partId: string, effectiveAt: Date) =>
  reverse(
    db,
    { kind: 'payoutSent', source: { type: 'payoutPart', id: partId } },
    { kind: 'payoutReturned', effectiveAt },
  );

/** Bills that the homeowner pays back in parts are taken off what they owe now: our own money pays them. */
export const installmentsStarted = (db: Db, plan: PayoutSubject, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'installmentsStarted',
    source: { type: 'installmentPlan', id: plan.id },
    effectiveAt,
    entries: [
      ...moved(homeInstallments(plan), homePayable(plan), amount),
      ...moved(accounts.bankTrust, accounts.bankOperating, amount),
    ],
  });

/** One part of it, taken from a payout, with its part of the fee: we have our money back. */
export const installmentPaid = (
  db: Db,
  installment: PayoutSubject,
  { principal, fee }: { principal: number; fee: number },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'installmentPaid',
    source: { type: 'installment', id: installment.id },
    effectiveAt,
    entries: without([
      { account: homePayable(installment), amount: principal + fee },
      { account: homeInstallments(installment), amount: -principal },
      { account: accounts.installmentFees, amount: -fee },
      ...moved(accounts.bankOperating, accounts.bankTrust, principal),
    ]),
  });
