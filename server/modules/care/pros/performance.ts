import { sql } from 'kysely';
import type { Performance } from '@/contract/care/pros/ranking';
import { SURVEY_IDS, type SurveyQuestion } from '@/contract/care/workOrders/survey';
import type { Db } from '@/server/db/client';

interface SurveyFigure {
  question: SurveyQuestion;
  yes: number;
  answers: number;
}

/** With what the people who confirmed the work answered. */
export interface MeasuredPerformance extends Performance {
  readonly survey: SurveyFigure[];
}

interface PerformanceRow {
  survey: SurveyFigure[] | null;
  proId: string;
  jobs: number;
  fixedAtOnce: number;
  visits: number;
  onTime: number;
  rating: number | null;
}

/** What each Pro did in the last year: finished jobs, those with one visit, visits begun in time, and ratings. */
export async function findPerformance(
  db: Db,
  now: Date,
  proId?: string,
): Promise<ReadonlyMap<string, MeasuredPerformance>> {
  const one = proId ? sql`and done.pro_id = ${proId}` : sql``;
  const { rows } = await sql<PerformanceRow>`
    with done as (
      select done.id, done.pro_id, done.rating, done.survey, (select count(*) from work_order_visits visit
          where visit.work_order_id = done.id and visit.status in ('completed', 'arrived', 'missed')) as visits
      from work_orders done where done.pro_id is not null and done.done_at > ${now}::timestamptz - interval '1 year' ${one}
    ), arrivals as (
      select done.pro_id, count(*) as visits, count(*) filter (where done.arrived_at <= visit.ends_at) as on_time
      from pro_offers done join lateral (
        select ends_at from work_order_visits visit where visit.work_order_id = done.work_order_id
          and visit.pro_id = done.pro_id and visit.status in ('arrived', 'completed', 'missed') order by starts_at limit 1
      ) visit on true
      where done.status = 'accepted' and done.arrived_at > ${now}::timestamptz - interval '1 year' ${one}
      group by done.pro_id
    )
    select done.pro_id as "proId", count(*)::int as jobs, count(*) filter (where done.visits <= 1)::int as "fixedAtOnce",
      coalesce(max(arrivals.visits), 0)::int as visits, coalesce(max(arrivals.on_time), 0)::int as "onTime",
      avg(done.rating)::float8 as rating,
      (select json_agg(figure) from (
        select answer.key as question, count(*) filter (where answer.value = 'true') as yes, count(*) as answers
        from done own cross join jsonb_each_text(own.survey) answer
        where own.pro_id = done.pro_id and answer.key = any(${[...SURVEY_IDS]}::text[])
        group by answer.key order by array_position(${[...SURVEY_IDS]}::text[], answer.key)
      ) figure) as survey
    from done left join arrivals on arrivals.pro_id = done.pro_id group by done.pro_id`.execute(db);
  return new Map(
    rows.map(({ proId: id, jobs, fixedAtOnce, visits, onTime, rating, survey }) => [
      id,
      {
        jobs,
        firstVisitFix: fixedAtOnce / jobs,
        onTime: visits > 0 ? onTime / visits : null,
        rating,
        survey: survey ?? [],
      },
    ]),
  );
}

export const NO_PERFORMANCE: MeasuredPerformance = {
  jobs: 0,
  firstVisitFix: null,
  onTime: null,
  rating: null,
  survey: [],
};

interface TierRow {
  tier: 'life_safety' | 'urgent' | 'standard' | 'planned';
  jobs: number;
  medianHours: number;
  fixedAtOnce: number;
  clocksMet: number;
}

/** Finished repairs of the last year by tier, as the system. */
export async function findTierFigures(db: Db, now: Date): Promise<TierRow[]> {
  const { rows } = await sql<TierRow>`
    select tier, count(*)::int as jobs,
      (percentile_cont(0.5) within group (order by extract(epoch from done_at - created_at)) / 3600)::float8 as "medianHours",
      count(*) filter (where (select count(*) from work_order_visits visit where visit.work_order_id = done.id
        and visit.status in ('completed', 'arrived', 'missed')) <= 1)::int as "fixedAtOnce",
      count(*) filter (where cardinality(breached) = 0)::int as "clocksMet"
    from work_orders done where done_at > ${now}::timestamptz - interval '1 year' and status <> 'duplicate'
    group by tier order by array_position(array['life_safety', 'urgent', 'standard', 'planned'], tier)`.execute(db);
  return rows;
}
