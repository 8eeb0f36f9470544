import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { PortfolioImportStatus } from '@/contract/onboarding/portfolioImports/endpoints';

export const importTones: Readonly<Record<PortfolioImportStatus, BadgeTone>> = {
  draft: 'neutral',
  importing: 'info',
  imported: 'warning',
  posting: 'info',
  posted: 'success',
  undoing: 'info',
  undone: 'neutral',
  discarded: 'neutral',
};

/** Statuses that a job ends soon. */
export const isInProgress = (status: PortfolioImportStatus | undefined): boolean =>
  status === 'importing' || status === 'posting' || status === 'undoing';
