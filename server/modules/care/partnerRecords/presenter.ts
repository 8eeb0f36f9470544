import { PARTNER_PAGE } from '@/contract/care/partnerRecords/constants';
import type { PartnerHome, PartnerLease, PartnerWorkOrder } from '@/contract/care/partnerRecords/endpoints';
import type { HomeRecord, LeaseRecord, WorkOrderRecord } from './repo';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export const presentHome = ({ updatedAt, ...row }: HomeRecord): PartnerHome => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

export const presentLease = ({ signedAt, endedAt, ...row }: LeaseRecord): PartnerLease => ({
  ...row,
  signedAt: iso(signedAt),
  endedAt: iso(endedAt),
});

export const presentWorkOrder = ({ createdAt, doneAt, ...row }: WorkOrderRecord): PartnerWorkOrder => ({
  ...row,
  createdAt: createdAt.toISOString(),
  doneAt: iso(doneAt),
});

/** One page of rows, of which one more was read. */
export function presentPage<Row extends { id: string }, Item>(rows: readonly Row[], present: (row: Row) => Item) {
  const shown = rows.slice(0, PARTNER_PAGE);
  return { items: shown.map(present), next: rows.length > PARTNER_PAGE ? (shown.at(-1)?.id ?? null) : null };
}
