import { nanoid } from 'nanoid';
import { homeAlerts } from '@/contract/homes/homeAlerts/endpoints';
import { homeAlertsSchemas } from '@/contract/homes/homeAlerts/schemas';
import { HomeFilters } from '@/contract/homes/homes/schemas';
import type { Db } from '@/server/db/client';
import { ApiError, notFound } from '@/server/http/errors';
import { implement } from '@/server/http/implement';
import type { Person } from '@/server/http/person';
import { audienceOnly } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { queueMessage, requireStrangerBudget } from '@/server/modules/account/outbox';
import { findAccountById } from '@/server/modules/account/users';
import { findReadableHome } from '@/server/modules/homes/homes';
import { searchName } from '@/server/modules/homes/savedSearches';
import * as repo from './repo';

/** What it is about, in words. */
async function nameOf(db: Db, person: Person | null, homeId?: string, filters: Record<string, string> = {}) {
  if (homeId) {
    const home = await findReadableHome(db, person, homeId);
    if (!home) throw notFound('We couldn’t find that home.');
    return `${home.streetAddress}, ${home.city}`;
  }
  const read = HomeFilters.safeParse(filters);
  if (!read.success)
    throw new ApiError('invalid', 'That isn’t a valid search.', {
      fields: { filters: 'Search again, then save it.' },
    });
  return searchName(read.data);
}

export const homeAlertsRoutes = implement(homeAlerts, homeAlertsSchemas, {
  requestAlert: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, person, body: { email, homeId, filters = {} }, now, client, services: { siteUrl } }) => {
      const account = person && (await findAccountById(db, person.id, null));
      const isOwnAddress = account?.email.toLowerCase() === email;
      const alert = await repo.upsert(
        db,
        {
          id: newId(now.getTime()),
          email,
          homeId: homeId ?? null,
          filters,
          name: await nameOf(db, person, homeId, filters),
          key: nanoid(32),
          confirmedAt: isOwnAddress ? now : null,
        },
        now,
      );
      if (isOwnAddress) return { confirm: false };
      // The reply does not show whether another person has asked for the same.
      if (alert.confirmedAt) return { confirm: true };
      const sender = person ? { personId: person.id } : { address: client.address };
      await requireStrangerBudget(db, { recipient: email, sender, homeId }, now);
      await queueMessage(db, {
        dedupeKey: `confirm-alert:${alert.id}:${now.toISOString().slice(0, 13)}`,
        channel: 'email',
        recipient: email,
        template: 'confirmAlert',
        data: {
          name: alert.name,
          isHome: homeId !== undefined,
          link: `${siteUrl}/api/consumer/home-alerts/${alert.key}/confirm`,
        },
      });
      return { confirm: true };
    },
  },
});
