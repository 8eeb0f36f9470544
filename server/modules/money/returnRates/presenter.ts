import { DAY_MS } from '@/contract/calendar/durations';
import {
  ORIGINATING_ACCOUNTS,
  RETURN_RATE_KINDS,
  RETURN_RATE_TREND_DAYS,
  type ReturnRate,
  type ReturnRates,
} from '@/contract/money/returnRates/endpoints';
import type { Db } from '@/server/db/client';
import { countReturns } from './queries';
import * as repo from './repo';

/** Rates of now and before, and the alerts. As the system. */
export async function presentRates(db: Db, { now, minDebits }: { now: Date; minDebits: number }): Promise<ReturnRates> {
  const open = await repo.listOpenAlerts(db);
  const rates: ReturnRate[] = [];
  for (const account of ORIGINATING_ACCOUNTS) {
    const counted = await countReturns(db, account, now);
    const before = await countReturns(db, account, new Date(now.getTime() - RETURN_RATE_TREND_DAYS * DAY_MS));
    for (const kind of RETURN_RATE_KINDS) {
      const alert = open.find((each) => each.account === account && each.kind === kind);
      rates.push({
        account,
        kind,
        now: counted[kind],
        before: before[kind],
        alertSince: alert?.raisedAt.toISOString() ?? null,
      });
    }
  }
  const alerts = (await repo.listAlerts(db)).map(({ raisedAt, endedAt, ...alert }) => ({
    ...alert,
    raisedAt: raisedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
  return { rates, minDebits, alerts };
}
