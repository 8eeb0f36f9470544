// The file of a month: an account for each enrolled resident who paid the whole rent on time, and corrections of earlier
// files. It reports nothing else, so no record says that anyone was late.
import { addMonths, endOfMonth } from '@/contract/calendar/days';
import { type LeftOutReason, RENT_REPORT_DAY, REPORTED_MONTHS } from '@/contract/tenancy/rentReports/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { hasAsciiSpelling } from '@/server/names/ascii';
import { reportedBureaus } from './index';
import { fileProblems, recordProblems } from './metro2/check';
import { type Account, accountRecord, addressLines, metro2File, type Reporter } from './metro2/file';
import * as repo from './repo';

/** Lines that one statement stores: Postgres takes 65,535 values. */
const LINES_AT_ONCE = 1_000;

/** The first day of the month that is due for its file; null while payments of the last one can still come back. */
export function monthToReport(now: Date): string | null {
  const today = officeDay(now);
  return Number(today.slice(8)) < RENT_REPORT_DAY ? null : addMonths(`${today.slice(0, 7)}-01`, -1);
}

export function reporter(): Reporter {
  const { TAX_PAYER, CREDIT_BUREAUS } = env();
  const { name, streetAddress, city, state, zipcode, phone } = TAX_PAYER;
  return {
    name,
    address: `${streetAddress} ${city} ${state} ${zipcode}`,
    phone,
    code: CREDIT_BUREAUS.code,
    identifiers: CREDIT_BUREAUS.identifiers,
  };
}

/** Whether the whole rent of a month was paid, and by the end of the days of grace (Cal. Civ. Code § 1954.07(l)(1)). */
const isOnTime = (rent: repo.RentMonth | undefined, { terms }: repo.EnrolledRow): boolean =>
  rent !== undefined && rent.due > 0 && rent.isComplete && (rent.latestDays ?? 0) <= terms.lateFee.graceDays;

interface Decision {
  row: repo.EnrolledRow;
  outcome: 'reported' | 'left_out' | 'removed';
  reason: LeftOutReason | null;
  rent: repo.RentMonth | undefined;
  compliance: 'XB' | 'XH' | null;
  account: Account | undefined;
}

/** What keeps a record of this person from being written; null where nothing does. */
function obstacle({ birthOn, firstName, lastName, terms: { address } }: repo.EnrolledRow): LeftOutReason | null {
  if (!birthOn) return 'no_birth_date';
  const texts = [firstName ?? '', lastName ?? '', address.streetAddress, address.unit ?? '', address.city];
  if (!texts.every(hasAsciiSpelling)) return 'not_latin';
  return addressLines(address.streetAddress, address.unit) ? null : 'long_address';
}

/** Months before this one, the latest first; what lies before the first reported one is before the account. */
function historyOf(month: string, reported: ReadonlySet<string>): Account['history'] {
  const months = Array.from({ length: REPORTED_MONTHS }, (_, n) => reported.has(addMonths(month, -1 - n)));
  const first = months.lastIndexOf(true);
  return months.map((wasPaid, n) => (wasPaid ? 'paid' : n < first ? 'none' : 'before'));
}

interface Month {
  month: string;
  lastDay: string;
  rents: ReadonlyMap<string, repo.RentMonth>;
}

const keyOf = ({ leaseId, month }: { leaseId: string; month: string }) => `${leaseId} ${month}`;

function accountOf(
  row: repo.EnrolledRow,
  { month, lastDay, rents }: Month,
  about: Pick<Account, 'compliance'> & { reported: ReadonlySet<string>; isRemoval: boolean },
): Account {
  const rent = rents.get(keyOf({ leaseId: row.leaseId, month }));
  const { terms, endedOn } = row;
  const hasEnded = endedOn !== null && endedOn <= lastDay;
  const status = about.isRemoval ? 'DA' : hasEnded ? '13' : '11';
  const dueCents = rent?.due ?? terms.rentCents;
  return {
    accountNumber: row.accountNumber,
    status,
    openedOn: terms.startOn,
    closedOn: status === '13' ? endedOn : null,
    asOf: lastDay,
    lastPaidOn: rent?.lastPaidOn ?? null,
    dueCents,
    paidCents: rent?.paid ?? 0,
    balanceCents: about.isRemoval || status === '13' ? 0 : dueCents - (rent?.paidByMonthEnd ?? 0),
    history: historyOf(month, about.reported),
    compliance: about.compliance,
    isJoint: row.parties > 1,
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    birthOn: row.birthOn ?? '',
    address: terms.address,
  };
}

/** What the file says about one account: `past` are its lines, the newest first, `wrong` those it takes back. */
function decide(
  row: repo.EnrolledRow,
  month: Month,
  { past, wrong }: { past: readonly repo.PastLine[]; wrong: readonly repo.PastLine[] },
): Decision | undefined {
  const rent = month.rents.get(keyOf({ leaseId: row.leaseId, month: month.month }));
  const paid = row.isCurrent && isOnTime(rent, row);
  const isRemoval = !paid && wrong.length > 0;
  if (!row.isCurrent && !isRemoval) return undefined;
  const compliance = past.some(({ hasOpenDispute }) => hasOpenDispute)
    ? 'XB'
    : past[0]?.compliance === 'XB'
      ? 'XH'
      : null;
  const leftOut = (reason: LeftOutReason) =>
    ({ row, outcome: 'left_out', reason, rent, compliance: null, account: undefined }) as const;
  if (!paid && !isRemoval) return leftOut(rent && rent.due > 0 ? 'not_on_time' : 'no_rent');
  const inTheWay = obstacle(row);
  if (inTheWay) return leftOut(inTheWay);
  const reported = new Set(
    past
      .filter((line) => line.outcome === 'reported' && !line.correctedBy && !wrong.includes(line))
      .map((line) => line.month),
  );
  const account = accountOf(row, month, { compliance, reported, isRemoval });
  if (recordProblems(accountRecord(env().CREDIT_BUREAUS.code, account)).length > 0) return leftOut('refused');
  return { row, outcome: isRemoval ? 'removed' : 'reported', reason: null, rent, compliance, account };
}

/** Lines that earlier files got wrong: a payment was returned since, or our team agreed with a dispute. */
const wrongLines = (past: readonly repo.PastLine[], row: repo.EnrolledRow, rents: Month['rents']) =>
  past.filter(
    (line) =>
      line.outcome === 'reported' && !line.correctedBy && (line.wasWrong || !isOnTime(rents.get(keyOf(line)), row)),
  );

/** Makes the file of a month once, and returns whether it did. A month without enrolled residents has none. */
export async function makeRentReport(db: Db, month: string, now: Date): Promise<boolean> {
  const [lastDay, since] = [endOfMonth(month), addMonths(month, -REPORTED_MONTHS)];
  const rows = await repo.listForReport(db, { month, lastDay, since });
  if (rows.length === 0) return false;
  const lines = await repo.listLinesSince(db, since);
  const pairs = [...rows.map(({ leaseId }) => ({ leaseId, month })), ...lines];
  const rents = new Map((await repo.listRentMonths(db, pairs)).map((rent) => [keyOf(rent), rent]));
  const corrected: string[] = [];
  const decisions = [...Map.groupBy(rows, ({ accountNumber }) => accountNumber).values()].flatMap((stretches) => {
    // Of one who stopped and started again, the stretch that runs, or else the latest.
    const row = stretches.find(({ isCurrent }) => isCurrent) ?? stretches.at(-1);
    if (!row) return [];
    const past = lines.filter(({ accountNumber }) => accountNumber === row.accountNumber);
    const wrong = wrongLines(past, row, rents);
    const decision = decide(row, { month, lastDay, rents }, { past, wrong });
    if (decision?.account) corrected.push(...wrong.map(({ id }) => id));
    return decision ?? [];
  });
  if (decisions.length === 0) return false;
  const accounts = decisions.flatMap(({ account }) => account ?? []);
  const file =
    accounts.length === 0 ? null : metro2File(reporter(), accounts, { asOf: lastDay, createdOn: officeDay(now) });
  const problems = file ? fileProblems(file) : [];
  if (problems.length > 0) throw new Error(`A bureau would refuse the file of ${month}: ${problems.join(' ')}`);
  const id = newId(now.getTime());
  const isFirst = await repo.insertReport(db, {
    id,
    month,
    bureaus: reportedBureaus(),
    accounts: accounts.length,
    file,
    createdAt: now,
  });
  if (!isFirst) return false;
  const values = decisions.map(({ row, outcome, reason, rent, compliance }) => ({
    id: newId(now.getTime()),
    rentReportId: id,
    enrollmentId: row.id,
    leaseId: row.leaseId,
    personId: row.personId,
    month,
    outcome,
    reason,
    due: Math.max(0, rent?.due ?? 0),
    paid: rent?.paid ?? 0,
    compliance,
    createdAt: now,
  }));
  for (let at = 0; at < values.length; at += LINES_AT_ONCE)
    await repo.insertLines(db, values.slice(at, at + LINES_AT_ONCE));
  if (corrected.length > 0) await repo.markCorrected(db, corrected, id);
  await audit(db, {
    event: 'rent_report.made',
    subject: `rent_report:${id}`,
    detail: { month, accounts: accounts.length, leftOut: decisions.length - accounts.length },
  });
  return true;
}
