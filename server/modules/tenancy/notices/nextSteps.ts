import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { needsForm } from '@/server/modules/tenancy/notices/presenter';
import * as repo from '@/server/modules/tenancy/notices/repo';

const OWNER = {
  title: (address: string) => `Plan the move-out of ${address}`,
  reason: 'Notice was given. Decide what comes next for the home.',
  label: 'Plan the move-out',
};
const RESIDENT = {
  title: (address: string) => `Get ready to move out of ${address}`,
  reason: 'Notice was given. Your checklist shows what to do by the last day.',
  label: 'See your checklist',
};

const heldReason = (row: repo.NoticeView) =>
  row.serviceAskedAt
    ? 'The law asks for this notice on paper. Our team serves it, and it counts from then on.'
    : needsForm(row)
      ? 'California asks for a form that we don’t send yet, so this notice wasn’t given. Our team will contact you.'
      : 'There was a repair request not long ago, so our team reviews this notice first.';

/** Both sides get ready for the last day. */
export const noticeSteps: NextStepSource = async (db, { id: personId }) =>
  (await repo.list(db, personId))
    .filter(({ status }) => status === 'given' || status === 'held')
    .map((row): NextStep => {
      const { title, reason, label } = row.isOwnerSide ? OWNER : RESIDENT;
      const isHeld = row.status === 'held';
      return {
        id: `notice:${row.id}`,
        kind: isHeld ? 'notice.held' : 'notice.given',
        waitingFor: isHeld ? 'Belong' : null,
        title: isHeld ? `Notice for ${row.terms.address}` : title(row.terms.address),
        reason: isHeld ? heldReason(row) : reason,
        ...(row.isOwnerSide && { homeId: row.homeId }),
        dueOn: isHeld ? null : row.lastDay,
        since: row.updatedAt.toISOString(),
        action: {
          label,
          href: row.isOwnerSide
            ? routes.accounts.portfolio.homePreMoveOut({ homeId: row.homeId })
            : residenceSectionPath(isHeld ? 'notice' : 'checklist', row.leaseId),
        },
      };
    });
