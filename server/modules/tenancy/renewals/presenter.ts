import type { Renewal } from '@/contract/tenancy/renewals/endpoints';
import type { RenewalView } from './repo';

export function presentRenewal(row: RenewalView): Renewal {
  const { address, residents, leaseEndOn, timeZone, longestMonths = null } = row.terms;
  const side = row.isOwnerSide ? 'owner' : row.isResident ? 'resident' : 'staff';
  return {
    id: row.id,
    homeId: row.homeId,
    leaseId: row.leaseId,
    address,
    status: row.status,
    side,
    residents,
    currentRentCents: row.currentRent as Renewal['currentRentCents'],
    leaseEndOn,
    startOn: row.startOn,
    options: row.options,
    respondBy: row.respondBy.toISOString(),
    timeZone,
    longestMonths,
    note: row.note,
    counter: row.counter,
    chosen: row.chosen,
    guardUntil: side === 'resident' ? null : row.guardUntil,
    endReason: row.endReason,
    envelopeId: row.envelopeId,
    envelopeStatus: row.envelopeStatus,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
