import { randomBytes } from 'node:crypto';
import {
  LISTING_FEED_LOG_ROWS,
  LISTING_FEED_PAGE,
  LISTING_FEED_STATUSES,
  listingFeedLifecycle,
  listingFeeds,
} from '@/contract/homes/listingFeeds/endpoints';
import { listingFeedsSchemas } from '@/contract/homes/listingFeeds/schemas';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { listHomesAfter } from '@/server/modules/homes/homes';
import { canManageListingFeeds } from './policy';
import { presentDelivery, presentFeed, presentFeedHome } from './presenter';
import * as repo from './repo';

/** 24 random bytes make 32 characters that an address may hold. */
const TOKEN_BYTES = 24;
const NO_REGION = 'Choose a region that we serve';

const loadFeed = ({ db, params }: { db: Db; params: { listingFeedId: string } }) =>
  repo.findFeed(db, params.listingFeedId);
/** Portals have no account: the secret in the address is the permission. */
const loadByToken = ({ db, body }: { db: Db; body: { token: string } }) => repo.findActiveByToken(db, body.token);

interface FeedCall extends Pick<OperationContext, 'db' | 'services'> {
  loaded: repo.ListingFeedRow;
}

async function change({ db, loaded, services }: FeedCall, event: 'pause' | 'resume') {
  const status = listingFeedLifecycle.after(loaded.status, event);
  if (!status || !(await repo.setStatus(db, loaded, status)))
    throw conflict('The feed has already changed. Reload the page.');
  return presentFeed({ ...loaded, status }, services.siteUrl);
}

export const listingFeedsRoutes = implement(listingFeeds, listingFeedsSchemas, {
  listListingFeeds: {
    duties: ['leasing'],
    authorize: canManageListingFeeds,
    handle: async ({ db, services }) => (await repo.listFeeds(db)).map((row) => presentFeed(row, services.siteUrl)),
  },
  createListingFeed: {
    duties: ['leasing'],
    authorize: canManageListingFeeds,
    handle: async ({ db, body, now, services, auditSubject }) => {
      if (body.regionId !== null && !(await repo.regionExists(db, body.regionId)))
        throw new ApiError('invalid', NO_REGION, { fields: { regionId: NO_REGION } });
      if ((await repo.countFeeds(db)) >= repo.MAX_FEEDS)
        throw conflict('There are as many feeds as the desk can show.');
      const id = newId();
      await repo.insertFeed(db, {
        ...body,
        id,
        token: randomBytes(TOKEN_BYTES).toString('base64url'),
        createdAt: now,
      });
      auditSubject(`listing_feed:${id}`, { portal: body.portal, regionId: body.regionId, format: body.format });
      const stored = await repo.findFeed(db, id);
      if (!stored) throw new Error('A feed that was just written is not there');
      return presentFeed(stored, services.siteUrl);
    },
  },
  pauseListingFeed: withResource({
    duties: ['leasing'],
    load: loadFeed,
    authorize: canManageListingFeeds,
    handle: (call) => {
      call.auditSubject(`listing_feed:${call.loaded.id}`);
      return change(call, 'pause');
    },
  }),
  resumeListingFeed: withResource({
    duties: ['leasing'],
    load: loadFeed,
    authorize: canManageListingFeeds,
    handle: (call) => {
      call.auditSubject(`listing_feed:${call.loaded.id}`);
      return change(call, 'resume');
    },
  }),
  listDeliveries: withResource({
    duties: ['leasing'],
    load: loadFeed,
    authorize: canManageListingFeeds,
    handle: async ({ db, loaded }) =>
      (await repo.listDeliveries(db, loaded.id, LISTING_FEED_LOG_ROWS)).map(presentDelivery),
  }),
  readListingFeed: withResource({
    load: loadByToken,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, body, loaded, now }) => {
      const rows = await listHomesAfter(db, {
        statuses: LISTING_FEED_STATUSES,
        regionId: loaded.regionId,
        after: body.after,
        limit: LISTING_FEED_PAGE,
      });
      return {
        format: loaded.format,
        homes: rows.map((row) => presentFeedHome(row, now)),
        next: rows.length === LISTING_FEED_PAGE ? (rows.at(-1)?.id ?? null) : null,
      };
    },
  }),
  recordDelivery: withResource({
    load: loadByToken,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, body, loaded, now }) => {
      const { homes, reader } = body;
      await repo.insertDelivery(db, loaded.id, { id: newId(), deliveredAt: now, homes, reader });
      return {};
    },
  }),
});
