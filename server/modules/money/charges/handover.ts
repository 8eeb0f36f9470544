// What residents still owe when a home leaves our management: the homeowner collects it from then on.
import { kindsWhere } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/money/charges/repo';
import { waiveCharge } from '@/server/modules/money/charges/staff/actions';
import { handOverPayers, openOfHome } from '@/server/modules/money/leasePayers';

const ownersKinds = kindsWhere('belongsToOwner');
/** What goes over: the homeowner's charges, and what is missing of a deposit. Our own fees stay. */
const kinds = [...ownersKinds, ...kindsWhere('isDeposit')];

/** Charges of a home's leases that go over and of which something is open, also those that are due later. */
const listOwed = async (db: Db, homeId: string) =>
  (
    await db
      .selectFrom('charges')
      .selectAll()
      .where('homeId', '=', homeId)
      .where('kind', 'in', kinds)
      .where('status', 'in', ['open', 'partly_paid'])
      .orderBy('dueOn')
      .orderBy('id')
      .execute()
  ).filter((charge) => repo.openCents(charge) > 0);

export interface Owed {
  /** Cents that residents still owe, of charges that go over. */
  owed: number;
  /** The part of it that the books owe the homeowner, since the charges were made. */
  booked: number;
  /** Cents of residents' payments that are on the way. */
  onTheWay: number;
}

/** What residents of a home, and others who pay its rent, still owe that would go over. As the system. */
export async function readOwed(db: Db, homeId: string): Promise<Owed> {
  const charges = await listOwed(db, homeId);
  const openOf = (some: typeof charges) => some.reduce((sum, charge) => sum + repo.openCents(charge), 0);
  let onTheWay = 0;
  for (const leaseId of new Set(charges.map((charge) => charge.leaseId)))
    for (const amount of (await repo.listPending(db, leaseId)).values()) onTheWay += amount;
  const others = await openOfHome(db, homeId);
  const booked = openOf(charges.filter(({ kind }) => ownersKinds.includes(kind))) + others;
  return { owed: openOf(charges) + others, booked, onTheWay };
}

/** Closes here what residents still owe the homeowner; answers what that was, in cents, by lease. As the system. */
export async function handOverCharges(
  db: Db,
  homeId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<Map<string, number>> {
  const byLease = new Map<string, number>();
  await handOverPayers(db, homeId, now);
  for (const { id, leaseId } of await listOwed(db, homeId)) {
    const left = await waiveCharge(db, id, { reason, now });
    byLease.set(leaseId, (byLease.get(leaseId) ?? 0) + left);
  }
  return byLease;
}
