import type { ReportKind } from '@/contract/law/screening';

/** Checkr looks into people and courts. It has neither scores nor payrolls: those are left out and count against no applicant. */
export const CHECKR_COVERS: readonly ReportKind[] = ['identity', 'eviction', 'criminal'];
