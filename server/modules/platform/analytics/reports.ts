// What the staff page shows. A person is the member behind a browser, or the browser before any login.
import { sql } from 'kysely';
import { DAY_MS } from '@/contract/calendar/durations';
import {
  type AnalyticsEvent,
  type AnalyticsReport,
  FUNNELS,
  RETENTION_WEEKS,
} from '@/contract/platform/analytics/endpoints';
import type { Db } from '@/server/db/client';

const seen = sql`select e.event, e.at, coalesce(e.user_id::text, p.user_id::text, e.tracking_id) as who
  from analytics_events e left join analytics_profiles p on p.tracking_id = e.tracking_id`;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** How many people reached each step after the one before it. */
async function countFunnel(db: Db, steps: readonly AnalyticsEvent[], since: Date): Promise<number[]> {
  const parts = steps.map((event, index) => {
    const own = sql`select seen.who, min(seen.at) as at from seen`;
    const name = sql.ref(`step${index}`);
    const before = sql.ref(`step${index - 1}`);
    return index === 0
      ? sql`${name} as (${own} where seen.event = ${event} group by seen.who)`
      : sql`${name} as (${own} join ${before} on ${before}.who = seen.who and seen.at >= ${before}.at
          where seen.event = ${event} group by seen.who)`;
  });
  const counts = steps.map((_, index) => sql`(select count(*)::int from ${sql.ref(`step${index}`)})`);
  const { rows } = await sql<{ people: number[] }>`with seen as materialized (
      ${seen} where e.at >= ${since} and e.event = any(${[...steps]}::text[])
    ), ${sql.join(parts)} select array[${sql.join(counts)}] as people`.execute(db);
  return rows[0]?.people ?? [];
}

/** By the week in which people were first seen; weeks begin on Monday, UTC. */
async function countRetention(db: Db, now: Date): Promise<AnalyticsReport['retention']> {
  const { rows } = await sql<{ week: string; after: number; people: number }>`
    with weeks as (select distinct who, date_trunc('week', at at time zone 'UTC')::date as week from (${seen}) seen),
    first as (select who, min(week) as week from weeks group by who)
    select first.week::text as week, (weeks.week - first.week) / 7 as after, count(*)::int as people
    from first join weeks using (who)
    where first.week > (${now}::timestamptz at time zone 'UTC')::date - ${RETENTION_WEEKS * 7}::int
    group by 1, 2 order by 1, 2`.execute(db);
  const cohorts = new Map<string, Map<number, number>>();
  for (const { week, after, people } of rows) {
    const cohort = cohorts.get(week) ?? new Map<number, number>();
    cohorts.set(week, cohort.set(after, people));
  }
  return [...cohorts].map(([week, byWeek]) => {
    const weeks = Math.floor((now.getTime() - Date.parse(week)) / (7 * DAY_MS));
    const returned = Array.from({ length: weeks }, (_, index) => byWeek.get(index + 1) ?? 0);
    return { week, people: byWeek.get(0) ?? 0, returned };
  });
}

async function listTopEvents(db: Db, since: Date): Promise<AnalyticsReport['topEvents']> {
  const { rows } = await sql<AnalyticsReport['topEvents'][number]>`
    select event, count(*)::int as count, count(distinct who)::int as people
    from (${seen} where e.at >= ${since}) seen group by event order by count desc, event limit 20`.execute(db);
  return rows;
}

export async function analyticsReport(db: Db, days: number, now: Date): Promise<AnalyticsReport> {
  const since = daysBefore(now, days);
  const funnels: AnalyticsReport['funnels'] = [];
  for (const { id, steps } of FUNNELS) {
    const people = await countFunnel(db, steps, since);
    funnels.push({ id, steps: steps.map((event, index) => ({ event, people: people[index] ?? 0 })) });
  }
  return { days, funnels, retention: await countRetention(db, now), topEvents: await listTopEvents(db, since) };
}
