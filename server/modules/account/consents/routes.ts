import { consents } from '@/contract/account/consents/endpoints';
import { consentsSchemas } from '@/contract/account/consents/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import * as repo from './repo';

export const consentsRoutes = implement(consents, consentsSchemas, {
  recordChoice: {
    authorize: audienceOnly,
    handle: async ({ db, body, person, now }) => {
      await repo.insert(db, body, { userId: person?.id ?? null, now });
      return {};
    },
  },
});
