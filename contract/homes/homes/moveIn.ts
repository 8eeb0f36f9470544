import { addDays, latest } from '@/contract/calendar/days';
import type { Home } from './schemas';

type Entered = Pick<Home, 'availableOn' | 'hoaApprovalDays'>;

/** The first local day on which someone who applies on `day` can move in: when the home is free and its HOA has approved them. */
export const earliestMoveIn = ({ availableOn, hoaApprovalDays }: Entered, day: string) =>
  latest(availableOn, addDays(day, hoaApprovalDays ?? 0));

/** Whether the approval of its HOA, and not the day it is free, decides that day. */
export const waitsForHoa = (home: Entered, day: string) => latest(day, home.availableOn) < earliestMoveIn(home, day);
