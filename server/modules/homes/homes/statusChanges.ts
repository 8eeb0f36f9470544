import { sql } from 'kysely';
import type { AuditEvent } from '@/contract/auditEvents';
import { type HomeEvent, type HomeHistoryKind, homeLifecycle } from '@/contract/homes/homes/constants';
import type { ServerEvent } from '@/contract/platform/analytics/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { recordMemberEvent } from '@/server/modules/platform/analytics';

const auditEventByTransition: Readonly<Record<HomeEvent, AuditEvent>> = {
  sendAgreement: 'home.agreement_sent',
  signAgreement: 'home.agreement_signed',
  voidAgreement: 'home.agreement_voided',
  finishSetup: 'home.setup_finished',
  propose: 'home.work_proposed',
  passInspection: 'home.inspection_passed',
  acceptWork: 'home.work_accepted',
  clear: 'home.proposal_cleared',
  finishWork: 'home.work_finished',
  reinspect: 'home.reinspection_started',
  submit: 'home.submitted',
  approve: 'home.approved',
  publish: 'home.published',
  reject: 'home.rejected',
  hold: 'home.held',
  lease: 'home.leased',
  release: 'home.released',
  relist: 'home.relisted',
  withdraw: 'home.withdrawn',
  giveNotice: 'home.notice_given',
  withdrawNotice: 'home.notice_withdrawn',
  moveOut: 'home.moved_out',
  offboard: 'home.offboarded',
};

/** What the owner reads of each move in the history of the home. */
const historyKinds: Readonly<Record<HomeEvent, HomeHistoryKind>> = {
  sendAgreement: 'agreementSent',
  signAgreement: 'joined',
  voidAgreement: 'agreementEnded',
  finishSetup: 'setUp',
  passInspection: 'inspected',
  propose: 'inspected',
  acceptWork: 'workAccepted',
  clear: 'workDeclined',
  finishWork: 'workFinished',
  reinspect: 'reinspected',
  submit: 'submitted',
  approve: 'listed',
  publish: 'listed',
  reject: 'returned',
  hold: 'applied',
  lease: 'leased',
  release: 'released',
  relist: 'relisted',
  withdraw: 'withdrawn',
  giveNotice: 'noticeGiven',
  withdrawNotice: 'noticeWithdrawn',
  moveOut: 'movedOut',
  offboard: 'left',
};
/** Moves stand in the audit log as well. */
export const MOVE_KINDS: readonly HomeHistoryKind[] = Object.values(historyKinds);

/** What it means for its owner in our analytics. */
const analyticsEvents: Partial<Record<HomeEvent, ServerEvent>> = {
  signAgreement: 'Agreement signed',
  publish: 'Home listed',
};

/** Moves a home along its lifecycle, as the system; answers false where it has no such move. */
export async function changeHomeStatus(db: Db, homeId: string, event: HomeEvent, now: Date): Promise<boolean> {
  const home = await db
    .selectFrom('homes')
    .select(['status', 'ownerId'])
    .where('id', '=', homeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const status = homeLifecycle.after(home.status, event);
  if (!status) return false;
  // What triggers write about the move happens at the same time.
  await sql`select set_config('app.now', ${now.toISOString()}, true)`.execute(db);
  await db.updateTable('homes').set({ status }).where('id', '=', homeId).execute();
  const kind = historyKinds[event];
  if (!(kind === 'listed' && home.status === 'coming_soon'))
    await db.insertInto('homeEvents').values({ id: newId(), homeId, kind, at: now }).execute();
  const recorded = analyticsEvents[event];
  if (recorded && home.ownerId) await recordMemberEvent(db, recorded, home.ownerId, homeId);
  await audit(db, {
    event: auditEventByTransition[event],
    subject: `home:${homeId}`,
    detail: { from: home.status, to: status },
  });
  return true;
}

/** What was repaired stands in the history, and photos from before it are flagged; as the system. */
export const recordRepair = (db: Db, homeId: string, { what, at }: { what: string; at: Date }) =>
  db
    .insertInto('homeEvents')
    .values({
      id: newId(at.getTime()),
      homeId,
      kind: 'repaired',
      at,
      detail: sql<never>`${JSON.stringify({ what })}::jsonb`,
    })
    .execute();
