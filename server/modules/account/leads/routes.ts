import { leads } from '@/contract/account/leads/endpoints';
import { leadsSchemas } from '@/contract/account/leads/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { newId } from '@/server/ids';
import { saveLead } from './index';
import * as repo from './repo';

export const leadsRoutes = implement(leads, leadsSchemas, {
  createLead: { authorize: audienceOnly, handle: (call) => saveLead(call, call.body) },
  recordLeadEvent: {
    authorize: audienceOnly,
    handle: async ({ db, body }) => {
      const id = newId();
      await repo.insertEvent(db, { ...body, id });
      return { id };
    },
  },
  joinWaitlist: {
    authorize: audienceOnly,
    handle: async ({ db, body, auditSubject }) => {
      const id = newId();
      await repo.insertWaitlistEntry(db, { ...body, id });
      auditSubject(`waitlist:${id}`);
      return { id };
    },
  },
});
