import { routes } from '@/contract/routes';
import { POLICY_REMINDER_DAYS } from '@/contract/tenancy/insurance/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from './repo';

/** Every day: reminds owners of policies that end, each time once. */
export const remindOfPolicies = ({ db, clock, siteUrl }: Services): Promise<void> =>
  asSystem(db, async (trx) => {
    for (const policy of await repo.listEnding(trx, officeDay(clock()), POLICY_REMINDER_DAYS))
      await queueMessage(trx, {
        dedupeKey: `policyEnding:${policy.id}:${policy.daysLeft}`,
        channel: 'email',
        recipient: policy.email,
        template: 'policyEnding',
        data: {
          firstName: policy.firstName,
          home: policy.address,
          carrier: policy.carrier,
          expiresOn: policy.expiresOn,
          link: `${siteUrl}${routes.accounts.portfolio.homeInsurance({ homeId: policy.homeId })}`,
        },
      });
  });

export const jobs: Job[] = [{ task: 'remindOfPolicies', cron: '45 16 * * *', run: remindOfPolicies }];
