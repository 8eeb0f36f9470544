// Deposits of leases that ended: the whole of each went back to its resident.
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { depositRefunded } from '@/server/modules/money/ledger';
import { timeZoneOf } from '@/server/modules/tenancy/moveOuts';
import { idOf } from '@/server/seed/generators/ids';
import { chance } from '@/server/seed/generators/random';
import { noonOf } from './months';
import type { Papers } from './papers';

/** Of the lease that ended: its return of the deposit. */
const depositReturnIdOf = (leaseId: string): string => idOf(`books refund ${leaseId}`);

/** The whole deposit goes back. The move-out of the demo resident has a statement, and is written with it. */
export async function returnDeposit(
  db: Db,
  { leaseId, homeId, ownerId, residentId }: Papers,
  { amount, endedOn, day }: { amount: number; endedOn: string; day: string },
): Promise<void> {
  const at = noonOf(day);
  const id = depositReturnIdOf(leaseId);
  await depositRefunded(db, { id, leaseId, amount }, at);
  if (residentId === idOf('rosa')) return;
  const moveOutId = newId(at.getTime());
  const timeZone = await timeZoneOf(db, homeId);
  await db
    .insertInto('moveOuts')
    .values({
      id: moveOutId,
      homeId,
      ownerId,
      leaseId,
      status: 'returned',
      leftOn: endedOn,
      timeZone,
      deposit: amount,
      returned: amount,
      settledAt: at,
      createdAt: noonOf(endedOn),
      updatedAt: at,
    })
    .execute();
  await storeDepositReturn(db, { leaseId, moveOutId, residentId, amount, sentOn: day });
}

/** The row of a return that the books have. */
export async function storeDepositReturn(
  db: Db,
  {
    leaseId,
    moveOutId,
    residentId,
    amount,
    sentOn,
  }: { leaseId: string; moveOutId: string; residentId: string; amount: number; sentOn: string },
): Promise<void> {
  const { firstName, lastName } = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', residentId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('depositReturns')
    .values({
      id: depositReturnIdOf(leaseId),
      moveOutId,
      payee: `${firstName} ${lastName}`,
      amount,
      method: 'bank',
      number: `11000000${String(chance(`deposit ${leaseId}`).int(0, 9_999_999)).padStart(7, '0')}`,
      sentOn,
      createdAt: noonOf(sentOn),
    })
    .execute();
}
