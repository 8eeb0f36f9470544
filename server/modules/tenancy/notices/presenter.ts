import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { endingCauses, hasOwnerNoticeForm } from '@/contract/law/tenancy';
import type { TenancyNotice } from '@/contract/tenancy/notices/endpoints';
import type { NoticeRow, NoticeView } from './repo';

export const causeLabel = (state: string, cause: string | null): string | null =>
  endingCauses.find((each) => each.id === cause && each.state === state)?.label ?? null;

/** Whether the law asks for more than our letter has: such a notice is not given here. */
export const needsForm = ({ side, terms }: Pick<NoticeRow, 'side' | 'terms'>): boolean =>
  side === 'owner' && !hasOwnerNoticeForm(jurisdictionOf(terms));

export function presentNotice(row: NoticeView): TenancyNotice {
  const isMine = row.side === 'owner' ? row.isOwnerSide : row.isResident;
  return {
    id: row.id,
    homeId: row.homeId,
    leaseId: row.leaseId,
    address: row.terms.address,
    status: row.status,
    side: row.side,
    isMine,
    lastDay: row.lastDay,
    breaksLease: row.breaksLease,
    isAgreed: row.isAgreed,
    quote: row.quote,
    cause: causeLabel(row.terms.state, row.cause),
    note: row.note,
    forwardingAddress: row.forwardingAddress,
    guardUntil: row.isOwnerSide ? row.guardUntil : null,
    awaitsService: row.status === 'held' && row.serviceAskedAt !== null,
    needsForm: row.status === 'held' && needsForm(row),
    endReason: row.endReason,
    servedOn: row.servedOn,
    givenAt: row.givenAt?.toISOString() ?? null,
  };
}
