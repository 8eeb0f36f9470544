import { addDays, latest } from '@/contract/calendar/days';
import type { Home } from './schemas';

/** The first local day on which someone who applies on `day` can move in: when the home is free and its HOA has approved them. */
export const earliestMoveIn = (
  { availableOn, hoaApprovalDays }: Pick<Home, 'availableOn' | 'hoaApprovalDays'>,
  day: string,
) => latest(availableOn, addDays(day, hoaApprovalDays ?? 0));
