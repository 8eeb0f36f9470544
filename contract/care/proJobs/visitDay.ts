import { localDay } from '@/contract/calendar/localDay';
import type { Tier } from '@/contract/care/workOrders/constants';

interface VisitedHome {
  tier: Tier;
  timeZone: string;
}

/** Whether the day of a visit is still to come: the notice of entry names it, so before it no one comes but in an emergency. */
export const isBeforeVisit = (
  { tier, timeZone }: VisitedHome,
  startsAt: Date | string,
  at: Date | string | number,
): boolean => tier !== 'life_safety' && localDay(startsAt, timeZone) > localDay(at, timeZone);
