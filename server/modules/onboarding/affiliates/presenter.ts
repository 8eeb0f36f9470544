import type { Affiliate, StaffAffiliate } from '@/contract/onboarding/affiliates/endpoints';
import type { AffiliateRow, StaffAffiliateRow } from './repo';

export function presentAffiliate(row: AffiliateRow): Affiliate {
  const { id, site, channels, audience, promotion, status, partnerKey, reason } = row;
  return {
    id,
    site,
    channels,
    audience,
    promotion,
    status,
    partnerKey,
    reason,
    appliedAt: row.appliedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export const presentForStaff = (row: StaffAffiliateRow): StaffAffiliate => ({
  ...presentAffiliate(row),
  name: row.name,
  email: row.email,
});
