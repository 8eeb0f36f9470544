// The third leg: neither the bank nor the ledger. Charges, payments, deposits, payouts, and the processor's settlements are
// added up from their own records each night, and what differs from the books goes to the desk.
import { formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { formatDay } from '@/contract/format/days';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { type Found, updateQueue } from '@/server/modules/money/reconciliations/exceptions';
import type { Settlement } from '@/server/providers/payments/payments';
import { bookedSettlements, comparisons } from './queries';

/** How far back the processor is asked. */
const SETTLEMENT_DAYS = 30;

type Sides = Pick<Found, 'subject'> & { records: number; books: number };

const foundOf = ({ subject, records, books }: Sides, detail: string): Found => ({
  kind: 'records_differ',
  subject,
  account: null,
  amount: books - records,
  detail,
});

/** What the records of our own tables say, and the books do not; two comparisons of one subject are two sentences. As the system. */
async function findInTables(db: Db, today: string): Promise<Found[]> {
  const bySubject = new Map<string, Found>();
  for (const { find, records: one, books: other } of comparisons)
    for (const sides of await find(db, today)) {
      const { subject, records, books } = sides;
      const detail = `${one}: ${formatExactMoney(records)}. ${other}: ${formatExactMoney(books)}.`;
      const before = bySubject.get(subject);
      bySubject.set(
        subject,
        before ? { ...before, detail: `${before.detail} ${detail}` } : foundOf(sides, `${subject}. ${detail}`),
      );
    }
  return [...bySubject.values()];
}

/** Settlements of the processor that arrived before today, and the books have with another amount, or not at all. As the system. */
async function findInSettlements(db: Db, settlements: readonly Settlement[], today: string): Promise<Found[]> {
  const booked = await bookedSettlements(
    db,
    settlements.map(({ ref }) => ref),
  );
  return settlements.flatMap(({ ref, amount, feeCents, arrivedOn, isFailed }) => {
    const [records, books] = [(isFailed ? 0 : amount) + feeCents, booked.get(ref) ?? 0];
    if (records === books || arrivedOn >= today) return [];
    const detail = `The processor says ${formatExactMoney(records)} of its settlement of ${formatDay(arrivedOn, 'medium')}, and the books say ${formatExactMoney(books)}.`;
    return [foundOf({ subject: `settlement:${ref}`, records, books }, detail)];
  });
}

/** Everything that differs now, and is no exception yet. */
export async function findRecordDifferences({ db, payments, clock }: Services): Promise<Found[]> {
  const now = clock();
  const settlements = await payments.listSettlements(new Date(now.getTime() - SETTLEMENT_DAYS * DAY_MS));
  return asSystem(db, async (trx) => [
    ...(await findInTables(trx, officeDay(now))),
    ...(await findInSettlements(trx, settlements, officeDay(now))),
  ]);
}

/** Brings the queue of the desk up to date with what differs. Reads all records and all books: work for a job at night. */
export async function compareRecords(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const found = await findRecordDifferences(services);
  await asSystem(db, (trx) => updateQueue(trx, { found, covers: (kind) => kind === 'records_differ' }, clock()));
  if (found.length > 0) log.error({ found: found.length }, 'records and books differ');
}
