import { applicationLifecycle } from '@/contract/leasing/applications/constants';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { moveApplication } from '@/server/modules/leasing/applications';

/** Tells everybody else who applied for a home that it has found its people. */
export async function closeOtherApplications(
  db: Db,
  services: Services,
  homeId: string,
  stored: string | null,
): Promise<void> {
  const rows = await db.selectFrom('applications').select(['id', 'status']).where('homeId', '=', homeId).execute();
  for (const { id, status } of rows)
    if (id !== stored && applicationLifecycle.after(status, 'loseHome'))
      await moveApplication(db, services, id, 'loseHome', { personId: null });
}
