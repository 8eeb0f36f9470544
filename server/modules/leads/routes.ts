import { leads } from '@/contract/leads/endpoints';
import { leadsSchemas } from '@/contract/leads/schemas';
import { implement } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { newId } from '@/server/ids';
import * as repo from './repo';
import { saveLead } from './service';

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
