import { estimates } from '@/contract/homes/estimates/endpoints';
import { estimatesSchemas } from '@/contract/homes/estimates/schemas';
import { runAs } from '@/server/db/client';
import { bindGuest, guestToken } from '@/server/http/guestToken';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor } from '@/server/http/person';
import { audienceOnly } from '@/server/http/policy';
import { requireStrangerBudget } from '@/server/modules/account/outbox';
import { verifyAddress } from '@/server/modules/homes/addresses';
import { claimRuns } from '@/server/modules/platform/flows';
import { emailReport, findReadable, previewRent, shareKey } from './index';
import * as repo from './repo';

const bathrooms = ['1.0', '1.5', '2.0', '2.5', '3.0', '3.5', '4.0', '5.0'] as const;

type OfOne = Pick<OperationContext, 'db' | 'client' | 'now'> & { params: { estimateId: string } };

/** Their own: of their account, or of the guest of this browser. */
async function own(context: OfOne) {
  await bindGuest(context);
  return findReadable(context.db, context.params.estimateId, undefined, context.now);
}

export const estimatesRoutes = implement(estimates, estimatesSchemas, {
  latestEstimate: {
    authorize: audienceOnly,
    handle: async (context) => {
      const { db, person, now } = context;
      const token = guestToken(context);
      if (!token && !person) return { report: null, own: false };
      await bindGuest(context);
      if (person) await claimRuns(db, token, person.id, now);
      const report = await repo.findLatest(db, person?.id ?? null, token);
      return { report: report ?? null, own: report !== undefined };
    },
  },
  getEstimate: withResource({
    duties: ['leasing', 'support'],
    load: async (context) => {
      await bindGuest(context);
      return findReadable(context.db, context.params.estimateId, context.query.key, context.now);
    },
    authorize: audienceOnly,
    handle: ({ loaded }) => loaded,
  }),
  previewRent: withResource({
    load: ({ body }) => body,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, loaded, person, now }) => {
      const { type, beds, baths, sqft } = loaded;
      const address = await verifyAddress({ services, person }, loaded.address);
      const known = bathrooms.find((each) => Number(each) === baths);
      const answers = {
        address,
        beds,
        ...(type && { type }),
        ...(known && { baths: known }),
        ...(sqft && { sqft: Math.min(sqft, 9_000) }),
      };
      // A transaction also for a visitor: market figures are read as the system within it.
      const range = await runAs(services.db, dbActor(person), true, (db) =>
        previewRent(db, { answers, services, now }),
      );
      return { range: range ?? null };
    },
  }),
  shareEstimate: withResource({
    load: own,
    authorize: audienceOnly,
    handle: async ({ db, loaded, now }) => ({ key: await shareKey(db, loaded.report, now) }),
  }),
  emailEstimate: withResource({
    load: own,
    authorize: audienceOnly,
    handle: async ({ db, services, body, loaded, now, person, client }) => {
      const sender = person ? { personId: person.id } : { address: client.address };
      await requireStrangerBudget(db, { recipient: body.email, sender }, now);
      await emailReport(db, services, { report: loaded.report, email: body.email, firstName: '', now });
      return {};
    },
  }),
});
