import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type {
  BrowserError,
  Device,
  MonitoringReport,
  VitalMetric,
  WebVital,
} from '@/contract/platform/monitoring/endpoints';
import type { Db } from '@/server/db/client';

/** More kinds of errors than this are a flood: those already known still count. */
const MAX_GROUPS = 500;
const MAX_SHOWN = 50;

export async function insertVitals(db: Db, vitals: readonly WebVital[]): Promise<void> {
  await db
    .insertInto('webVitals')
    .values([...vitals])
    .execute();
}

/** The same error of the same code, whatever the build names its files: places in lines are left out. */
export const fingerprintOf = ({ kind, message, stack }: Pick<BrowserError, 'kind' | 'message' | 'stack'>): string => {
  const frames = stack.replace(/\/_next\/static\/\S+/g, '').replace(/:\d+/g, '');
  return createHash('sha256').update(`${kind}\n${message}\n${frames}`).digest('hex').slice(0, 32);
};

export async function countError(db: Db, error: BrowserError, now: Date): Promise<void> {
  const { kind, message, stack, route, device, build } = error;
  const fingerprint = fingerprintOf(error);
  await sql`insert into browser_errors as known
      (fingerprint, kind, message, stack, route, device, build, count, first_at, last_at)
    select ${fingerprint}, ${kind}, ${message}, ${stack}, ${route}, ${device}, ${build}, 1, ${now}, ${now}
    where exists (select from browser_errors where fingerprint = ${fingerprint})
      or (select count(*) from browser_errors) < ${MAX_GROUPS}
    on conflict (fingerprint) do update set count = known.count + 1, last_at = excluded.last_at,
      route = excluded.route, device = excluded.device, build = excluded.build`.execute(db);
}

interface VitalRow {
  route: string;
  device: Device;
  metric: VitalMetric;
  p75: number;
  count: number;
}

/** The pages that are opened most come first. */
export async function listVitals(db: Db, since: Date): Promise<MonitoringReport['vitals']> {
  const { rows } = await sql<VitalRow>`select route, device, metric, count(*)::int as count,
      percentile_cont(0.75) within group (order by value) as p75
    from web_vitals where at >= ${since} group by route, device, metric`.execute(db);
  const pages = new Map<string, MonitoringReport['vitals'][number]>();
  for (const { route, device, metric, p75, count } of rows) {
    const page = pages.get(`${route} ${device}`) ?? { route, device, metrics: {} };
    page.metrics[metric] = { p75, count };
    pages.set(`${route} ${device}`, page);
  }
  const most = ({ metrics }: MonitoringReport['vitals'][number]) =>
    Math.max(...Object.values(metrics).map(({ count }) => count));
  return [...pages.values()].sort(
    (one, next) => most(next) - most(one) || `${one.route} ${one.device}`.localeCompare(`${next.route} ${next.device}`),
  );
}

export async function listErrors(db: Db, since: Date) {
  return db
    .selectFrom('browserErrors')
    .selectAll()
    .where('lastAt', '>=', since)
    .orderBy('lastAt', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}
