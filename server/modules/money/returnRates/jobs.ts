// Each day: an alert for each return rate that reached its limit, with one email to the people who handle money. An alert
// ends once the rate is below the limit again; then the next one is a new one.
import {
  isAtLimit,
  ORIGINATING_ACCOUNTS,
  RETURN_RATE_KINDS,
  returnRateRules,
} from '@/contract/money/returnRates/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { minDebitsOf } from './index';
import { countReturns } from './queries';
import * as repo from './repo';

async function notifyMoneyStaff(
  db: Db,
  { id, kind, returned, originated }: Pick<repo.AlertRow, 'id' | 'kind' | 'returned' | 'originated'>,
  siteUrl: string,
): Promise<void> {
  for (const { id: staffId, email, firstName } of await repo.listMoneyStaff(db))
    await queueMessage(db, {
      dedupeKey: `returnRate:${id}:${staffId}`,
      channel: 'email',
      recipient: email,
      template: 'returnRateAlert',
      data: { firstName, kind, returned, originated, link: `${siteUrl}${routes.accounts.deskRisk()}` },
    });
}

export async function checkReturnRates(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  await asSystem(db, async (trx) => {
    const now = clock();
    const open = await repo.listOpenAlerts(trx);
    for (const account of ORIGINATING_ACCOUNTS) {
      const rates = await countReturns(trx, account, now);
      for (const kind of RETURN_RATE_KINDS) {
        const counted = rates[kind];
        const isHigh =
          counted.originated >= minDebitsOf(services) && isAtLimit(counted, returnRateRules[kind].limitBps);
        const standing = open.find((alert) => alert.account === account && alert.kind === kind);
        if (standing && !isHigh) await repo.endAlert(trx, standing.id, now);
        if (standing || !isHigh) continue;
        const alert = { id: newId(now.getTime()), account, kind, ...counted, raisedAt: now };
        if (!(await repo.insertAlert(trx, alert))) continue;
        await audit(trx, {
          event: 'return_rate.alerted',
          subject: `return_rate:${alert.id}`,
          detail: { account, kind, ...counted },
        });
        await notifyMoneyStaff(trx, alert, siteUrl);
      }
    }
  });
}

export const jobs: Job[] = [{ task: 'checkReturnRates', cron: '40 13 * * *', run: checkReturnRates }];
