import { type SiteVisit, siteVisits } from '@/contract/siteVisits/endpoints';
import { siteVisitsSchemas } from '@/contract/siteVisits/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import * as repo from './repo';

/** A browser that says no (Global Privacy Control) is not known again, whatever its page sent. */
const withoutPersonalData = ({ url }: SiteVisit): SiteVisit => ({
  trackingId: null,
  url: url.split(/[?#]/, 1)[0] ?? '',
  referrer: '',
  encodedPartnerKey: null,
  experiments: {},
});

export const siteVisitsRoutes = implement(siteVisits, siteVisitsSchemas, {
  recordVisit: {
    authorize: audienceOnly,
    handle: async ({ db, body, client }) => {
      await repo.insert(db, client.headers.get('sec-gpc') === '1' ? withoutPersonalData(body) : body);
      return {};
    },
  },
});
