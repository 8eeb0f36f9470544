import type { Affiliate, AffiliateAtDesk } from '@/contract/affiliates';
import type { AffiliateRow, DeskRow } from './affiliates.repo';

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

export const presentAtDesk = (row: DeskRow): AffiliateAtDesk => ({
  ...presentAffiliate(row),
  name: row.name,
  email: row.email,
});
