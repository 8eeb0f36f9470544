import type { Lease } from '@/contract/leasing/leases/endpoints';
import type { LeaseView } from './repo';

export const presentLease = (row: LeaseView): Lease => ({
  id: row.id,
  homeId: row.homeId,
  status: row.status,
  terms: row.terms,
  envelopeId: row.envelopeId,
  envelopeStatus: row.envelopeStatus,
  myRole: row.myRole,
  residentsSignedAt: row.residentsSignedAt?.toISOString() ?? null,
  securedAt: row.securedAt?.toISOString() ?? null,
  signedAt: row.signedAt?.toISOString() ?? null,
  moneyDueAt: row.moneyDueAt?.toISOString() ?? null,
  ended: row.endedAt ? { at: row.endedAt.toISOString(), reason: row.endReason ?? '' } : null,
});
