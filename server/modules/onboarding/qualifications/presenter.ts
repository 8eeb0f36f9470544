import { fullName } from '@/contract/account/users/personName';
import type { Qualification } from '@/contract/onboarding/qualifications/endpoints';
import type { QualificationRow, ReviewRow } from './repo';

export const presentQualification = (row: QualificationRow): Qualification => ({
  id: row.id,
  status: row.status,
  address: row.answers.address,
  reasons: row.reasons,
  units: row.units,
  submittedAt: row.submittedAt.toISOString(),
  reviewBy: row.reviewBy?.toISOString() ?? null,
  decisionReason: row.decision?.reason ?? null,
  homeIds: row.homeIds,
  email: row.answers.email ?? '',
});

export const presentForReview = (row: ReviewRow) => ({
  ...presentQualification(row),
  name: fullName(row.answers),
  phone: row.answers.phone ?? null,
  relation: row.answers.relation ?? '',
  timeZone: row.timeZone,
});
