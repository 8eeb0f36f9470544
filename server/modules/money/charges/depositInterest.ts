// Interest that deposits earn where a city asks for it: credited each year, and for the rest of the last year at move-out.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { type Cents, cents } from '@/contract/amounts/cents';
import { daysBetween } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositInterest } from '@/contract/law/deposits';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { effectiveOn } from '@/server/modules/money/charges/creation';
import * as ledger from '@/server/modules/money/ledger';
import { enteredRules } from '@/server/modules/platform/legalFigures';
import * as repo from './repo';
import { applySpare } from './settlement';
import { notifyWhoPays } from './staff/notices';

/** The day on which the deposit of a lease came first; undefined where it never did. */
async function receivedOn(db: Db, { leaseId, timeZone }: repo.LeaseRow): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerEntries.accountId')
    .innerJoin('ledgerTransactions', 'ledgerTransactions.id', 'ledgerEntries.transactionId')
    .select('ledgerTransactions.effectiveAt')
    .where('ledgerAccounts.code', '=', ledger.leaseDeposit(leaseId).code)
    .orderBy('ledgerTransactions.effectiveAt')
    .limit(1)
    .executeTakeFirst();
  return row && localDay(row.effectiveAt, timeZone);
}

const yearsAfter = (day: string, years: number) => Temporal.PlainDate.from(day).add({ years }).toString();

/** The same for the same lease and day, so that nothing is credited twice. */
function creditIdOf(id: string): string {
  const hex = createHash('sha256').update(`deposit interest:${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Earned {
  dueOn: string;
  deposit: number;
  amount: Cents;
  /** What it is for, in words. */
  reason: string;
}

async function creditInterest(
  db: Db,
  lease: repo.LeaseRow,
  { dueOn, deposit, amount, reason }: Earned,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<boolean> {
  const { leaseId, homeId, ownerId } = lease;
  const subject = { leaseId, homeId, ownerId };
  const id = creditIdOf(`${leaseId}:${dueOn}`);
  const isNew = await repo.insertCreditOnce(db, { ...subject, id, amount, reason, createdBy: null, createdAt: now });
  if (!isNew) return false;
  await ledger.depositInterestEarned(db, { ...subject, id: `${leaseId}:${dueOn}`, amount }, now);
  await applySpare(db, lease, now);
  const detail = { dueOn, depositCents: deposit, cents: amount };
  await audit(db, { event: 'charge.deposit_interest', subject: `lease:${leaseId}`, detail });
  const home = lease.terms.address.streetAddress;
  const change = { what: 'credit', requestId: id, leaseId, ownerId, home, about: '', amount, reason } as const;
  await notifyWhoPays(db, change, siteUrl);
  return true;
}

/** What the deposit held at the end of a day, in cents. */
const heldOn = async (db: Db, leaseId: string, day: string): Promise<Cents> =>
  cents(await ledger.accountBalanceAt(db, ledger.leaseDeposit(leaseId), { effective: effectiveOn(day) }));

/** Credits each full year that has passed and was not credited yet. Returns the days without a known rate. */
export async function creditYears(db: Db, lease: repo.LeaseRow, today: string, call: { now: Date; siteUrl: string }) {
  const since = await receivedOn(db, lease);
  const where = jurisdictionOf(lease.terms.address);
  const entered = await enteredRules(db);
  const unknown: string[] = [];
  if (!since) return unknown;
  for (let year = 1; yearsAfter(since, year) <= today; year += 1) {
    const dueOn = yearsAfter(since, year);
    const deposit = await heldOn(db, lease.leaseId, dueOn);
    if (deposit <= 0) continue;
    const amount = depositInterest(where, dueOn, { deposit, entered });
    if (amount === null) unknown.push(dueOn);
    else if (amount > 0)
      await creditInterest(
        db,
        lease,
        { dueOn, deposit, amount, reason: `Interest on your deposit for the year until ${formatDay(dueOn, 'medium')}` },
        call,
      );
  }
  return unknown;
}

/**
 * At move-out, in its transaction: the rest of the last year, where the deposit was held for a year. The rate of the day on
 * which the residents leave counts.
 */
export async function creditLastInterest(
  db: Db,
  leaseId: string,
  leftOn: string,
  call: { now: Date; siteUrl: string },
): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  const since = await receivedOn(db, lease);
  if (!since || yearsAfter(since, 1) > leftOn) return;
  await creditYears(db, lease, leftOn, call);
  let from = since;
  for (let year = 1; yearsAfter(since, year) <= leftOn; year += 1) from = yearsAfter(since, year);
  const days = daysBetween(from, leftOn);
  const deposit = await heldOn(db, leaseId, leftOn);
  const entered = await enteredRules(db);
  const amount = depositInterest(jurisdictionOf(lease.terms.address), leftOn, { deposit, days, entered });
  if (days === 0 || !amount || amount <= 0) return;
  const reason = `Interest on your deposit from ${formatDay(from, 'medium')} to ${formatDay(leftOn, 'medium')}`;
  await creditInterest(db, lease, { dueOn: leftOn, deposit, amount, reason }, call);
}

/** Cents of interest that a lease was credited in all, for its deposit statement. */
export async function sumDepositInterest(db: Db, leaseId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(-entry.amount), 0)::int8 as amount
    from ledger_accounts account
      join ledger_entries entry on entry.account_id = account.id
      join ledger_transactions made on made.id = entry.transaction_id
    where account.code = ${ledger.leasePrepaid(leaseId).code} and made.kind = 'depositInterest'`.execute(db);
  return rows[0]?.amount ?? 0;
}
