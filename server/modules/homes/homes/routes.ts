import { localDay } from '@/contract/calendar/localDay';
import { homes, MAX_COUNT } from '@/contract/homes/homes/endpoints';
import { homesSchemas } from '@/contract/homes/homes/schemas';
import { conflict, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { askQuestion } from '@/server/modules/account/leads';
import { findPlaceKey } from '@/server/modules/homes/places';
import { findUnlisted } from '@/server/modules/homes/places/unlisted';
import { findPreviewedHome, findReadableHome, presentListing } from './index';
import { homesOnMap } from './map/repo';
import { findNearest } from './nearest';
import { canAskAbout, canPreview } from './policy';
import { presentCard, presentHome } from './presenter';
import * as repo from './repo';
import { parseSearchText } from './searchText/searchText';
import { findSurroundings } from './surroundings';

/** For a visitor in an unknown place; most of our homes are on the West Coast. */
const SEARCH_TIME_ZONE = 'America/Los_Angeles';

export const homesRoutes = implement(homes, homesSchemas, {
  searchHomes: {
    authorize: audienceOnly,
    runAs: 'visitor',
    handle: async ({ db, query, now }) => {
      const place = query.place === undefined ? undefined : await findPlaceKey(db, query.place, now);
      if (query.place !== undefined && !place) throw notFound('We don’t operate in a place with that name.');
      const unlisted = place || query.unlisted === undefined ? undefined : await findUnlisted(query.unlisted);
      if (!place && query.unlisted !== undefined && !unlisted) throw notFound('We don’t know a place with that name.');
      const { rows, total } = unlisted ? { rows: [], total: 0 } : await repo.search(db, query, place, now);
      const nearest = total === 0 ? await findNearest(db, query, place, now, unlisted) : [];
      return {
        items: rows.map((row) => presentCard(row, now)),
        total: Math.min(total, MAX_COUNT),
        more: total > MAX_COUNT,
        nearest: nearest.map(({ unmetFilters: misses, miles, ...row }) => ({
          home: presentCard(row, now),
          misses,
          miles,
        })),
        unlisted: unlisted ? { slug: unlisted.slug, name: unlisted.name, isServed: unlisted.isServed } : null,
      };
    },
  },
  searchMap: { authorize: audienceOnly, handle: ({ db, query, now }) => homesOnMap(db, query, now) },
  parseSearchText: {
    authorize: audienceOnly,
    handle: ({ db, query, now }) => parseSearchText(db, query.q, localDay(now, SEARCH_TIME_ZONE)),
  },
  listHomesByIds: {
    authorize: audienceOnly,
    handle: async ({ db, query, now }) => (await repo.findByIds(db, query.ids)).map((row) => presentCard(row, now)),
  },
  listHomePages: {
    authorize: audienceOnly,
    handle: async ({ db, query }) => {
      const { items, total } = await repo.listPages(db, query.page);
      return { items: items.map(({ listedAt, ...home }) => ({ ...home, listedAt: listedAt.toISOString() })), total };
    },
  },
  getHome: withResource({
    duties: ['leasing', 'care', 'support'],
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: ({ loaded, now, services }) => presentListing(services, loaded, now),
  }),
  previewHome: withResource({
    duties: ['leasing', 'care', 'support'],
    load: ({ db, person, params }) => findPreviewedHome(db, person, params.homeId),
    authorize: canPreview,
    handle: ({ loaded: { role: _, ...home }, now }) => presentHome(home, now),
  }),
  similarHomes: withResource({
    duties: ['leasing', 'care', 'support'],
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: async ({ db, loaded, now }) => (await repo.findSimilar(db, loaded)).map((row) => presentCard(row, now)),
  }),
  getSurroundings: withResource({
    duties: ['leasing', 'care', 'support'],
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: ({ db, loaded }) => findSurroundings(db, loaded),
  }),
  askQuestion: withResource({
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: async (call) => {
      const { loaded, person } = call;
      if (!canAskAbout(person, loaded)) throw conflict('This home is no longer available.');
      return askQuestion(call, call.body, loaded.id);
    },
  }),
});
