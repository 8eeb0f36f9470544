// Who could do a job, and why: facts from the database for the ranking of contract/care/pros/ranking.ts.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { isProService, proService } from '@/contract/care/proServices/constants';
import { overlapsHours, weekdayOf } from '@/contract/care/pros/availability';
import { needsResponders, tradeFor } from '@/contract/care/pros/constants';
import { type Candidate, type JobNeed, type RankedPro, rankPros } from '@/contract/care/pros/ranking';
import type { Db } from '@/server/db/client';
import { findPerformance, NO_PERFORMANCE } from '@/server/modules/care/pros/performance';
import * as prosRepo from '@/server/modules/care/pros/repo';
import * as repo from './repo';

export type { JobRow } from './repo';

/** Days ahead for which free visits are counted. */
const HORIZON_DAYS = 7;

/** Who does it: the trade our team named, that of the service that was ordered, or that of what is wrong. */
export const tradeOf = ({ trade, service, ...problem }: Pick<repo.JobRow, 'area' | 'symptom' | 'service' | 'trade'>) =>
  trade ?? (service && isProService(service) ? proService(service).trade : tradeFor(problem));

/** Whether we have yet to learn that 911 or the gas company was called: until then no Pro is sent. */
export const waitsForResponders = (job: Pick<repo.JobRow, 'symptom' | 'respondersCalledAt'>): boolean =>
  needsResponders(job) && job.respondersCalledAt === null;

const clockOf = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

const localWindow = ({ from, to }: { from: string; to: string }, timeZone: string) => ({
  day: localDay(new Date(from), timeZone),
  from: clockOf(from, timeZone),
  to: clockOf(to, timeZone),
});

/** What the job asks of a Pro: papers must hold on the day of the visit, or until the last time that suits. */
export function needOf(job: repo.JobRow, now: Date): JobNeed {
  const days = job.windows.map(({ from }) => localDay(new Date(from), job.timeZone)).toSorted();
  const today = localDay(now, job.timeZone);
  const visit = job.visitAt && localDay(job.visitAt, job.timeZone);
  return {
    trade: tradeOf(job),
    regionId: job.regionId,
    isEmergency: job.tier === 'life_safety',
    day: visit ?? days.findLast((day) => day >= today) ?? today,
    windows: job.windows.length,
  };
}

/** Every Pro for a job, the best first, each with why. */
export async function rankForJob(db: Db, job: repo.JobRow, now: Date): Promise<RankedPro[]> {
  const today = localDay(now, job.timeZone);
  const coming = Array.from({ length: HORIZON_DAYS }, (_, at) => addDays(today, at));
  const windows = job.windows.map((window) => localWindow(window, job.timeZone));
  const last = [...coming, ...windows.map(({ day }) => day)].toSorted().at(-1) ?? today;
  const booked = await repo.listBookedDays(db, job.timeZone, today, last);
  const performance = await findPerformance(db, now);
  const candidates = (await prosRepo.list(db)).map((pro): Candidate => {
    const free = (day: string) =>
      pro.hours[weekdayOf(day)]
        ? Math.max(
            0,
            pro.dailyCapacity - (booked.find((each) => each.proId === pro.id && each.day === day)?.visits ?? 0),
          )
        : 0;
    return {
      ...pro,
      active: pro.status === 'active',
      papers: pro.documents,
      fittingWindows: windows.filter((window) => free(window.day) > 0 && overlapsHours(pro.hours, window)).length,
      freeVisits: coming.reduce((total, day) => total + free(day), 0),
      performance: performance.get(pro.id) ?? NO_PERFORMANCE,
    };
  });
  return rankPros(candidates, needOf(job, now));
}

interface ProDays {
  timeZone: string;
  /** Local dates. */
  days: readonly string[];
  /** Anyone who books waits for everybody else who would. */
  lock?: boolean;
}

/** The hours of each day on which a Pro takes another visit. */
export async function findProDays(
  db: Db,
  proId: string,
  { timeZone, days, lock = false }: ProDays,
): Promise<ReadonlyMap<string, { from: string; to: string }>> {
  if (lock) await repo.lockPro(db, proId);
  const pro = await prosRepo.findById(db, proId);
  const [first, last] = [days.at(0), days.at(-1)];
  if (!pro || !first || !last) return new Map();
  const booked = await repo.listBookedDays(db, timeZone, first, last);
  const visits = (day: string) => booked.find((each) => each.proId === proId && each.day === day)?.visits ?? 0;
  return new Map(
    days.flatMap((day) => {
      const hours = pro.hours[weekdayOf(day)];
      return hours && visits(day) < pro.dailyCapacity ? [[day, hours] as const] : [];
    }),
  );
}

export const findJob = repo.findJob;

/** Why a Pro may not do a job now; undefined where nothing keeps them. There is no override. */
export async function proProblem(db: Db, jobId: string, proId: string, now: Date): Promise<string | undefined> {
  const job = await repo.findJob(db, jobId);
  const pro = job && (await rankForJob(db, job, now)).find(({ id }) => id === proId);
  if (!pro) return 'We don’t know this Pro.';
  return pro.score === null ? `${pro.company} can’t take this job: ${pro.reasons.join('. ')}.` : undefined;
}
