import { listingReports } from '@/contract/homes/listingReports/endpoints';
import { listingReportsSchemas } from '@/contract/homes/listingReports/schemas';
import { officeDeadline } from '@/server/calendar/officeDeadline';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { findReadableHome } from '@/server/modules/homes/homes';
import * as repo from './repo';

export const listingReportsRoutes = implement(listingReports, listingReportsSchemas, {
  createListingReport: withResource({
    load: ({ db, person, params }) => findReadableHome(db, person, params.homeId),
    authorize: audienceOnly,
    handle: async ({ db, loaded, body, person, now, auditSubject }) => {
      const id = newId();
      const checkBy = officeDeadline(now, 1);
      await repo.insert(db, { ...body, id, homeId: loaded.id, personId: person?.id ?? null, checkBy, createdAt: now });
      auditSubject(`listing-report:${id}`, { reason: body.reason });
      return { id, checkedBy: checkBy.toISOString() };
    },
  }),
});
