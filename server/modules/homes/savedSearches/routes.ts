import { nanoid } from 'nanoid';
import { HomeFilters } from '@/contract/homes/homes/schemas';
import { MAX_SAVED_SEARCHES, type SavedSearch, savedSearches } from '@/contract/homes/savedSearches/endpoints';
import { savedSearchesSchemas } from '@/contract/homes/savedSearches/schemas';
import { ApiError, conflict } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { searchName } from './presenter';
import * as repo from './repo';

const present = ({ id, name, filters, cadence, createdAt }: repo.SearchRow): SavedSearch => ({
  id,
  name,
  filters,
  cadence,
  createdAt: createdAt.toISOString(),
});

const load = ({
  db,
  person,
  params,
}: Pick<OperationContext, 'db' | 'person'> & { params: { savedSearchId: string } }) =>
  repo.findById(db, params.savedSearchId, requirePerson(person).id);

export const savedSearchesRoutes = implement(savedSearches, savedSearchesSchemas, {
  listSavedSearches: {
    authorize: rowLevel,
    handle: async ({ db, person }) => (await repo.findAll(db, requirePerson(person).id)).map(present),
  },
  saveSearch: {
    authorize: rowLevel,
    handle: async ({ db, person, body, now }) => {
      const { id: userId } = requirePerson(person);
      const read = HomeFilters.safeParse(body.filters);
      if (!read.success)
        throw new ApiError('invalid', 'That isn’t a valid search.', {
          fields: { filters: 'Search again, then save it.' },
        });
      if ((await repo.findAll(db, userId)).length >= MAX_SAVED_SEARCHES)
        throw conflict(`You already have ${MAX_SAVED_SEARCHES} saved searches. Remove one first.`);
      const stored = await repo.insert(db, {
        id: newId(now.getTime()),
        userId,
        name: body.name ?? searchName(read.data),
        filters: body.filters,
        cadence: body.cadence,
        key: nanoid(32),
        createdAt: now,
        checkedAt: now,
      });
      if (!stored) throw new ApiError('internal');
      return present(stored);
    },
  },
  updateSavedSearch: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded, body }) => {
      await repo.update(db, loaded.id, body);
      return present({ ...loaded, ...body });
    },
  }),
  removeSavedSearch: withResource({
    load,
    authorize: rowLevel,
    handle: async ({ db, loaded }) => {
      await repo.remove(db, loaded.id);
      return {};
    },
  }),
});
