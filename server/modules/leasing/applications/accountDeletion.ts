import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { applicationLifecycle, GROUP_STATUSES } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';

const OPEN_STATUSES = applicationLifecycle.states.filter((state) => applicationLifecycle.eventsFrom(state).length > 0);

/** Pending applications of a person: others may have applied together with them. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const rows = await db
    .selectFrom('applicants')
    .innerJoin('applications', 'applications.id', 'applicants.applicationId')
    .innerJoin('homes', 'homes.id', 'applications.homeId')
    .select('homes.streetAddress')
    .where('applicants.personId', '=', userId)
    .where('applicants.status', 'in', [...GROUP_STATUSES])
    .where('applications.status', 'in', OPEN_STATUSES)
    // Once a lease has begun, it is the lease that can be in the way.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leases')
            .select('leases.id')
            .whereRef('leases.applicationId', '=', 'applications.id')
            .where('leases.status', 'in', ['active', 'ended']),
        ),
      ),
    )
    .execute();
  return rows.map(({ streetAddress }) => ({
    code: 'openApplication',
    title: `You applied for ${streetAddress}`,
    reason: 'Withdraw the application or wait for the answer. Others may have applied with you.',
    action: { label: 'See your applications', href: routes.accounts.toursAndApplications() },
  }));
}
