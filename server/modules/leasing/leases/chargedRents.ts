// What a home was leased at, and the most that it may be leased at while an emergency is declared. As the system.
import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { type ChargedRent, type EmergencyLimit, emergencyLimit } from '@/contract/law/emergencies';
import type { Db } from '@/server/db/client';
import type { HomeRow } from '@/server/modules/homes/homes';
import { enteredRules } from '@/server/modules/platform/legalFigures';

/** Every rent of a home, from the day it began through its last one. */
export async function listChargedRents(db: Db, { id, timeZone }: Pick<HomeRow, 'id' | 'timeZone'>) {
  const leases = await db
    .selectFrom('leases')
    .select(['id', 'terms', 'endedAt'])
    .where('homeId', '=', id)
    .where('status', 'in', ['active', 'ended'])
    .orderBy('id')
    .execute();
  const raises = await db
    .selectFrom('renewals')
    .select(['leaseId', 'currentRent'])
    .select((row) => row.fn.coalesce('rentFrom', 'startOn').as('raisedOn'))
    .where('homeId', '=', id)
    .where('rentAppliedAt', 'is not', null)
    .orderBy('raisedOn')
    .execute();
  return leases.flatMap(({ id: leaseId, terms, endedAt }): ChargedRent[] => {
    const own = raises.filter((raise) => raise.leaseId === leaseId);
    const starts = [terms.startOn, ...own.map(({ raisedOn }) => raisedOn)];
    const last = endedAt && localDay(endedAt, timeZone);
    return [...own.map(({ currentRent }) => currentRent), terms.rentCents]
      .map((rent, n) => {
        const next = starts[n + 1];
        return { rentCents: cents(rent), from: starts[n] ?? terms.startOn, until: next ? addDays(next, -1) : last };
      })
      .filter(({ from, until }) => until === null || from <= until);
  });
}

/** The most that a home may be offered at today in an emergency; undefined where none bounds it. */
export async function findEmergencyLimit(
  db: Db,
  home: Pick<HomeRow, 'id' | 'timeZone' | 'city' | 'state' | 'zipcode'>,
  now: Date,
): Promise<EmergencyLimit | undefined> {
  const [charged, entered] = [await listChargedRents(db, home), await enteredRules(db)];
  return emergencyLimit(jurisdictionOf(home), localDay(now, home.timeZone), { charged, entered });
}
