import { type Selectable, sql } from 'kysely';
import type { PerformanceDay, PriceRuleInput } from '@/contract/homes/listingPerformance/endpoints';
import type { Db } from '@/server/db/client';
import type { PriceRules } from '@/server/db/types';

export type PriceRuleRow = Selectable<PriceRules>;

/** Counts of each local day from the first one to the last, as the system. */
export async function countDays(
  db: Db,
  { homeId, timeZone, from, to }: { homeId: string; timeZone: string; from: string; to: string },
): Promise<PerformanceDay[]> {
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
  const counted = (kind: string) => sql`coalesce(sum(number) filter (where kind = ${kind}), 0)::int`;
  const { rows } = await sql<PerformanceDay>`
    with came (kind, day, number) as (
      select 'view', day, visits from home_visit_days where home_id = ${homeId}
      union all select 'save', ${dayOf('savedAt')}, 1 from saved_homes where home_id = ${homeId}
      union all select 'question', ${dayOf('createdAt')}, 1 from leads where home_id = ${homeId} and type = 'ask_a_question'
      union all select 'tour', ${dayOf('createdAt')}, 1 from appointments where home_id = ${homeId} and kind = 'tour'
      union all select 'application', ${dayOf('createdAt')}, 1 from applications where home_id = ${homeId}
    )
    select calendar.day::date::text as day, ${counted('view')} as views, ${counted('save')} as saves,
      ${counted('question')} as questions, ${counted('tour')} as tours, ${counted('application')} as applications
    from generate_series(${from}::date, ${to}::date, interval '1 day') calendar(day)
      left join came on came.day = calendar.day::date
    group by calendar.day order by calendar.day`.execute(db);
  return rows;
}

/** How often each page led to the home, from a local day on. */
export async function countReferrers(
  db: Db,
  { homeId, timeZone, from }: { homeId: string; timeZone: string; from: string },
) {
  const { rows } = await sql<{ referrer: string; partner: string | null; views: number }>`
    select referrer, encoded_partner_key as partner, count(*)::int as views from site_visits
    where home_id = ${homeId} and at >= (${from}::date)::timestamp at time zone ${timeZone}
    group by 1, 2 order by 3 desc limit 1000`.execute(db);
  return rows;
}

interface FeedbackRow {
  interest: 'yes' | 'maybe' | 'no';
  asShown: boolean;
  note: string | null;
}

/** What visitors of tours said, the latest first. */
export async function listFeedback(db: Db, homeId: string, since: Date): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select feedback->>'interest' as interest, (feedback->>'asShown')::boolean as "asShown", feedback->>'note' as note
    from appointments where home_id = ${homeId} and kind = 'tour' and feedback is not null and feedback_at >= ${since}
    order by feedback_at desc limit 200`.execute(db);
  return rows;
}

export const findRule = (db: Db, homeId: string): Promise<PriceRuleRow | undefined> =>
  db.selectFrom('priceRules').selectAll().where('homeId', '=', homeId).executeTakeFirst();

export async function saveRule(
  db: Db,
  {
    homeId,
    ownerId,
    now,
    cutCents,
    floorCents,
    ...rule
  }: PriceRuleInput & { homeId: string; ownerId: string; now: Date },
): Promise<void> {
  const values = { ...rule, cut: cutCents, floor: floorCents, ownerId, updatedAt: now };
  await db
    .insertInto('priceRules')
    .values({ homeId, ...values, createdAt: now })
    .onConflict((conflict) => conflict.column('homeId').doUpdateSet(values))
    .execute();
}

export const removeRule = (db: Db, homeId: string) =>
  db.deleteFrom('priceRules').where('homeId', '=', homeId).execute();

/** When the wait of a rule began: the listing, the last change of the rent, or the rule itself, whichever came last. */
export async function findWaitStart(db: Db, homeId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(home.listed_at, home.rent_changed_at, rule.updated_at) as since
    from price_rules rule join homes home on home.id = rule.home_id where home.id = ${homeId}`.execute(db);
  return rows[0]?.since;
}

/** Listed homes above the floor of their rule that have waited long enough. */
export async function listDueRules(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select home.id from price_rules rule join homes home on home.id = rule.home_id
    where home.status = 'active' and home.rent > rule.floor
      and greatest(home.listed_at, home.rent_changed_at, rule.updated_at) + make_interval(days => rule.every_days) <= ${now}
    order by home.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
