import type { FunnelId } from '@/contract/platform/analytics/endpoints';

export const funnelTitles: Readonly<Record<FunnelId, string>> = {
  residents: 'Residents: visit to lease',
  homeowners: 'Homeowners: estimate to listing',
};

export const daysLabel = (days: number) => `Last ${days} days`;

/** `of` in whole percent; a dash for zero people. */
export const shareLabel = (people: number, of: number) => (of === 0 ? '–' : `${Math.round((people / of) * 100)}%`);
