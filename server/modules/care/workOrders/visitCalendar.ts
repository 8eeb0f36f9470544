// The visits of a person’s homes on their calendar; for staff, everybody’s.

import { DAY_MS } from '@/contract/calendar/durations';
import type { CalendarVisit } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import { isOnDuty, type Person } from '@/server/http/person';
import { findPro } from '@/server/modules/care/pros';
import { reference } from '@/server/modules/care/workOrders/notifications';
import * as workOrdersRepo from '@/server/modules/care/workOrders/repo';
import { type CalendarVisitRow, listCalendar } from '@/server/modules/care/workOrders/visits/repo';

const HORIZON_DAYS = 60;
const MAX_VISITS = 500;

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

interface OwnVisit extends CalendarVisitRow {
  role: CalendarVisit['role'];
}

/** As the caller: row-level security decides which. */
export async function findOwnVisits(db: Db, person: Person, { from, to }: Period, now: Date): Promise<OwnVisit[]> {
  const since = from ? new Date(from) : new Date(now.getTime() - DAY_MS / 2);
  const until = to ? new Date(to) : new Date(since.getTime() + HORIZON_DAYS * DAY_MS);
  const rows = await listCalendar(db, since, until, MAX_VISITS);
  const isStaff = isOnDuty(person);
  const owned = new Set(isStaff ? [] : await workOrdersRepo.listViewedHomes(db, person.id));
  const roleOf = ({ ownerId, homeId }: CalendarVisitRow) => {
    if (isStaff) return 'staff';
    return ownerId === person.id || owned.has(homeId) ? 'owner' : 'resident';
  };
  return rows.map((row) => ({ ...row, role: roleOf(row) }));
}

/** As the system: the names of the companies that come are ours to tell. */
export async function presentVisits(db: Db, rows: readonly OwnVisit[]): Promise<CalendarVisit[]> {
  const companies = new Map<string, string>();
  for (const { proId } of rows)
    if (proId && !companies.has(proId)) companies.set(proId, (await findPro(db, proId))?.company ?? '');
  return rows.map((row) => ({
    id: row.id,
    workOrderId: row.workOrderId,
    reference: reference(row),
    title: row.title,
    tier: row.tier,
    status: row.status,
    role: row.role,
    pro: (row.proId && companies.get(row.proId)) || null,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    expectedAt: row.expectedAt?.toISOString() ?? null,
    home: {
      id: row.homeId,
      address: row.address,
      city: row.city,
      timeZone: row.timeZone,
      region: row.region,
      lat: row.lat,
      lng: row.lng,
    },
  }));
}
