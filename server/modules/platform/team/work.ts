// Where, when, and for what a member meets people: the sources of every free time of tours, visits, and calls.
import { meetingTypes } from '@/contract/leasing/appointments/endpoints';
import type { TeamRole, Work } from '@/contract/platform/team/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { setIsHost } from '@/server/modules/account/users/teamAccounts';
import { memberWorkHandlers } from '@/server/teamHandlers';
import * as repo from './repo';

export const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

/** Roles that take place at a home. */
const homeRoles: readonly TeamRole[] = ['host', 'inspector', 'photographer'];

async function assertComplete(db: Db, { roles, regionIds, hours }: Work): Promise<void> {
  const known = new Set((await repo.listRegions(db)).map(({ id }) => id));
  const fields: Record<string, string> = {};
  if (regionIds.some((id) => !known.has(id))) fields.regionIds = 'Choose regions in which we work';
  else if (roles.some((role) => homeRoles.includes(role)) && regionIds.length === 0)
    fields.regionIds = 'Choose a region: this person works at homes';
  if (roles.length > 0 && hours.length === 0) fields.hours = 'Enter working hours: times are offered within them';
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', undefined, { fields });
}

/** Replaces the work of a member. Booked visits stay with the person who has them. As staff or the system. */
export async function changeWork(
  db: Db,
  member: { id: string; firstName: string },
  work: Work,
  now: Date,
): Promise<void> {
  await assertComplete(db, work);
  const { roles, regionIds, timeZone, hours, daysOff } = work;
  await repo.lockMember(db, member.id);
  await setIsHost(db, member.id, roles.includes('host'), now);
  await repo.saveWork(
    db,
    member.id,
    {
      visits: [
        ...(roles.includes('inspector') ? (['inspection'] as const) : []),
        ...(roles.includes('photographer') ? (['photo_session'] as const) : []),
      ],
      timeZone,
      regionIds,
      hours,
      daysOff,
      topics: roles.includes('calls') ? Object.keys(meetingTypes) : [],
      name: member.firstName,
    },
    now,
  );
  for (const follow of memberWorkHandlers) await follow(db, now);
}
