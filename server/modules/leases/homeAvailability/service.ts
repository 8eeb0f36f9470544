// When a home leaves the market: not by a signature alone, but when every resident has signed and the money is held.

import { applicationLifecycle } from '@/contract/applications/constants';
import type { AuditEvent } from '@/contract/auditEvents';
import { homeLifecycle } from '@/contract/homes/constants';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { moveApplication } from '@/server/modules/applications/service';

type HomeEvent = Parameters<typeof homeLifecycle.after>[1];

const auditEventByTransition: Readonly<Record<HomeEvent, AuditEvent>> = {
  submit: 'home.submitted',
  approve: 'home.approved',
  publish: 'home.published',
  reject: 'home.rejected',
  hold: 'home.held',
  lease: 'home.leased',
  release: 'home.released',
  relist: 'home.relisted',
  withdraw: 'home.withdrawn',
};

/** Moves a home along its lifecycle, as the system; where it has no such move, nothing happens. */
export async function changeHomeStatus(db: Db, homeId: string, event: HomeEvent): Promise<boolean> {
  const home = await db
    .selectFrom('homes')
    .select('status')
    .where('id', '=', homeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const status = homeLifecycle.after(home.status, event);
  if (!status) return false;
  await db.updateTable('homes').set({ status }).where('id', '=', homeId).execute();
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `home:${homeId}`,
    detail: { from: home.status, to: status },
  });
  return true;
}

/** Tells everybody else who applied for a home that it has found its people. */
export async function closeOtherApplications(
  db: Db,
  services: Services,
  homeId: string,
  kept: string | null,
): Promise<void> {
  const rows = await db.selectFrom('applications').select(['id', 'status']).where('homeId', '=', homeId).execute();
  for (const { id, status } of rows)
    if (id !== kept && applicationLifecycle.after(status, 'loseHome'))
      await moveApplication(db, services, id, 'loseHome', { personId: null });
}
