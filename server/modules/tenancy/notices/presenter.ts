import { endingCauses } from '@/contract/law/tenancy';
import type { TenancyNotice } from '@/contract/tenancy/notices/endpoints';
import type { NoticeView } from './repo';

export const causeLabel = (state: string, cause: string | null): string | null =>
  endingCauses.find((each) => each.id === cause && each.state === state)?.label ?? null;

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
    endReason: row.endReason,
    givenAt: row.givenAt?.toISOString() ?? null,
  };
}
