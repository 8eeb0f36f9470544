import { sql } from 'kysely';
import type { FlagKey, FlagMetric } from '@/contract/platform/flags/endpoints';
import type { Db } from '@/server/db/client';

export interface VariantCount {
  variant: string;
  visitors: number;
  /** Visitors with at least one conversion after they saw the variant, by metric. */
  conversions: Partial<Record<FlagMetric, number>>;
}

export interface Counts {
  mixed: number;
  variants: VariantCount[];
}

/** Visitors of a run by the one variant they saw; who saw two belongs to neither. */
export async function countRun(db: Db, key: FlagKey, run: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with seen as (
      select tracking_id, min(variant) as variant, min(at) as at, count(*) as variants
      from flag_exposures where flag_key = ${key} and run = ${run} group by tracking_id
    ), arms as (
      select variant, count(*)::int as visitors from seen where variants = 1 group by variant
    ), done as (
      select variant, metric, count(distinct seen.tracking_id)::int as visitors
      from seen join flag_conversions on flag_conversions.tracking_id = seen.tracking_id and flag_conversions.at >= seen.at
      where variants = 1 group by variant, metric
    )
    select (select count(*)::int from seen where variants > 1) as mixed,
      coalesce((select jsonb_agg(jsonb_build_object('variant', variant, 'visitors', visitors, 'conversions',
        coalesce((select jsonb_object_agg(metric, done.visitors) from done where done.variant = arms.variant), '{}')))
        from arms), '[]') as variants`.execute(db);
  return rows[0] ?? { mixed: 0, variants: [] };
}
