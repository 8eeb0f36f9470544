import { applicationLifecycle, IN_THE_GROUP } from '@/contract/applications.facts';
import type { LeavingBlock } from '@/contract/deletions';
import type { Db } from '@/server/db/client';

const OPEN = applicationLifecycle.states.filter((state) => applicationLifecycle.eventsFrom(state).length > 0);

/** Applications of somebody that still wait for an answer: others may have applied together with them. */
export async function leavingBlocks(db: Db, userId: string): Promise<LeavingBlock[]> {
  const rows = await db
    .selectFrom('applicants')
    .innerJoin('applications', 'applications.id', 'applicants.applicationId')
    .innerJoin('homes', 'homes.id', 'applications.homeId')
    .select('homes.streetAddress')
    .where('applicants.personId', '=', userId)
    .where('applicants.status', 'in', [...IN_THE_GROUP])
    .where('applications.status', 'in', OPEN)
    .execute();
  return rows.map(({ streetAddress }) => ({
    code: 'openApplication',
    title: `You have applied for ${streetAddress}`,
    reason: 'Withdraw the application, or wait for the answer: others may have applied together with you.',
    action: { label: 'See your applications', href: '/accounts/tours-and-applications' },
  }));
}
