// The clock of the site: waiting times are skipped by moving it.
import { expect } from '@playwright/test';

const DAY = 86_400_000;

async function steer(hook: string, data: object): Promise<void> {
  const answer = await fetch(`${process.env.E2E_URL}/api/consumer/__test/${hook}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  expect(answer.ok, `${hook}: ${answer.status}`).toBe(true);
}

/** Moves the clock of the site to a moment; jobs that were due by then run. */
export const moveClock = (to: Date) => steer('clock', { now: to.toISOString() });

/** Runs what otherwise runs at its hour of each day. */
export const runDailyJobs = (tasks: readonly string[]) => steer('jobs', { tasks });

/** A day as a date field takes it. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);
/** Ten in the morning in California, in winter. */
export const morningOf = (day: string) => new Date(`${day}T18:00:00Z`);
export const firstOfNextMonth = (moment: Date) =>
  dayOf(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1)));
