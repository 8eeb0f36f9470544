import { formatMoney } from '@/contract/format/money';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { findProfile } from '@/server/modules/account/users';
import { lockListedContent } from '@/server/modules/homes/homes/listedContent';
import { lowerRent, rentAfterRule } from './index';
import * as repo from './repo';

const MAX_PER_RUN = 200;

/** Every hour: lowers the rent of each home with a due rule, once, and notifies its owner. */
export async function applyPriceRules(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const now = clock();
  const due = await asSystem(db, (trx) => repo.listDueRules(trx, now, MAX_PER_RUN));
  await forEachRow(services, due, (homeId) =>
    asSystem(db, async (trx) => {
      // The rule, the rent, or the listing may have changed since; the row of the home is locked from here on.
      const home = await lockListedContent(trx, homeId);
      const rule = await repo.findRule(trx, homeId);
      if (!home || !rule || !(await repo.listDueRules(trx, now, MAX_PER_RUN)).includes(homeId)) return;
      const before = home.rentCents;
      const rentCents = rentAfterRule(before, rule);
      const { streetAddress, ownerId } = await lowerRent(trx, homeId, rentCents, now);
      await audit(trx, {
        event: 'home.rent_cut',
        subject: `home:${homeId}`,
        personId: null,
        detail: { from: before, to: rentCents, by: 'rule' },
      });
      const owner = ownerId ? await findProfile(trx, ownerId) : undefined;
      if (!owner) return;
      await queueMessage(trx, {
        dedupeKey: `rentLowered:${homeId}:${rentCents}:${now.toISOString().slice(0, 10)}`,
        channel: 'email',
        recipient: owner.email,
        template: 'rentLowered',
        data: {
          firstName: owner.firstName,
          home: streetAddress,
          before: formatMoney(before),
          after: formatMoney(rentCents),
          floor: formatMoney(rule.floor),
          days: rule.everyDays,
          link: `${siteUrl}${routes.accounts.portfolio.homeListingPerformance({ homeId })}`,
        },
      });
    }),
  );
}

export const jobs: Job[] = [{ task: 'applyPriceRules', cron: '32 * * * *', run: applyPriceRules }];
