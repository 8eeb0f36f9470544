import { sql } from 'kysely';
import type { HandoutId } from '@/contract/law/handouts.data';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import type { Db } from '@/server/db/client';

export interface SetupFacts {
  /** Team members by duty. */
  people: Record<string, number>;
  regions: number;
  /** Names of open regions without a host who works there. */
  withoutHost: string[];
  /** Names of open regions without plans and fees. */
  withoutPlans: string[];
  /** Names of open regions without an active Pro. */
  withoutPro: string[];
  /** Papers of which the English file is there. */
  handouts: HandoutId[];
  /** Bank accounts with a statement. */
  statements: TrustAccount[];
  /** Homes that we manage or prepare. */
  homes: number;
}

/** As the system: what is there of everything that a first lease needs. */
export async function readFacts(db: Db): Promise<SetupFacts> {
  const regionsWithout = (found: ReturnType<typeof sql>) =>
    sql`array(select region.name from regions region where region.status = 'Active' and region.state <> 'NA'
      and not exists (${found}) order by region.name)`;
  const { rows } = await sql<SetupFacts>`select
    (select coalesce(jsonb_object_agg(duty, people), '{}') from (select duty, count(*)::int as people
      from users member cross join unnest(member.duties) duty
      where member.type = 'staff' and member.ended_at is null and member.erased_at is null group by duty) by_duty) as people,
    (select count(*)::int from regions where status = 'Active' and state <> 'NA') as regions,
    ${regionsWithout(sql`select from region_hosts works join users host on host.id = works.host_id
      where works.region_id = region.id and host.ended_at is null and host.erased_at is null`)} as "withoutHost",
    ${regionsWithout(sql`select from payout_plans plan where plan.region_id = region.id`)} as "withoutPlans",
    ${regionsWithout(sql`select from pros pro where pro.status = 'active' and region.id = any(pro.region_ids)`)} as "withoutPro",
    array(select distinct handout from handout_editions where language = 'en') as handouts,
    array(select distinct account from bank_statements) as statements,
    (select count(*)::int from (select from homes where owner_id is not null and status <> 'offboarded' limit 1000) known) as homes`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw new Error('A query of one row gave none');
  return facts;
}
