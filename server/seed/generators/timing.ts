// Where a home stands on its way to being lived in, and when it got there.

import { DAY_MS } from '@/contract/calendar/durations';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { Chance } from './random';

/** The newest listings of so many homes lie a few minutes to four months back, evenly enough to be looked through. */
export const COHORT = 300;
const STATUSES: Partial<Record<HomeStatus, number>> = {
  active: 640,
  coming_soon: 60,
  application_pending: 85,
  leased: 150,
  off_market: 35,
  ready: 18,
  in_review: 12,
};

export interface Timing {
  status: HomeStatus;
  listedAt: Date | null;
  availableOn: string;
  picturedOn: string | null;
  cut: { at: Date; before: number } | null;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`;

function availableFor(status: HomeStatus, listed: Date, now: Date, chance: Chance): Date {
  if (status === 'coming_soon') return new Date(now.getTime() + chance.int(9, 50) * DAY_MS);
  if (status === 'leased') return new Date(listed.getTime() + chance.int(5, 35) * DAY_MS);
  const soon = chance.yes(0.52) ? chance.int(-6, 2) : chance.int(3, 44);
  return new Date(now.getTime() + soon * DAY_MS);
}

/** The nth home's dates, counted back from `now`; `before` is the rent before the last cut, as a multiple of today's. */
export function timingOf(n: number, now: Date, chance: Chance): Timing {
  const status = chance.weighted<HomeStatus>(STATUSES);
  const along = ((n % COHORT) + chance.next()) / COHORT;
  const listed = new Date(now.getTime() - Math.max(4 * 60_000, 118 * DAY_MS * along ** 1.4));
  const unlisted = status === 'ready' || status === 'in_review';
  const pictured = new Date(listed.getTime() - chance.int(4, 60) * DAY_MS);
  const age = now.getTime() - listed.getTime();
  const cut = (status === 'active' || status === 'application_pending') && age > 12 * DAY_MS && chance.yes(0.26);
  return {
    status,
    listedAt: unlisted ? null : listed,
    availableOn: dayOf(availableFor(status, listed, now, chance)),
    picturedOn: unlisted ? null : monthOf(pictured),
    cut: cut
      ? {
          at: new Date(now.getTime() - Math.min(age - 7 * DAY_MS, chance.int(1, 44) * DAY_MS)),
          before: 1 + chance.int(2, 7) / 100,
        }
      : null,
  };
}
