import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { qualificationsSchemas } from '@/contract/onboarding/qualifications/schemas';
import { bindGuest, guestToken } from '@/server/http/guestToken';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { claimRuns } from '@/server/modules/platform/flows';
import { addHomes, decideReview } from './index';
import { canReviewQualification } from './policy';
import { presentForReview, presentQualification } from './presenter';
import * as repo from './repo';

type OfOne = Pick<OperationContext, 'db' | 'person' | 'client' | 'now'> & { params: { qualificationId: string } };

const find = ({ db, params }: OfOne) =>
  isId(params.qualificationId) ? repo.findById(db, params.qualificationId) : undefined;

/** Of their account, or of the guest of this browser; what a browser began goes to anyone who is logged in there. */
async function findOwn(context: OfOne) {
  const token = guestToken(context);
  await bindGuest(context);
  if (context.person) await claimRuns(context.db, token, context.person.id, context.now);
  return find(context);
}

export const qualificationsRoutes = implement(qualifications, qualificationsSchemas, {
  listQualifications: {
    duties: ['leasing'],
    authorize: canReviewQualification,
    handle: async ({ db }) => (await repo.listOpen(db)).map(presentForReview),
  },
  getQualification: withResource({
    duties: ['leasing', 'support'],
    load: findOwn,
    authorize: audienceOnly,
    handle: ({ loaded }) => presentQualification(loaded),
  }),
  addQualifiedHomes: withResource({
    load: async (context) => {
      const found = await findOwn(context);
      return found?.personId === requirePerson(context.person).id ? found : undefined;
    },
    authorize: rowLevel,
    runAs: 'system',
    handle: ({ db, person, loaded, now }) => addHomes(db, loaded.id, requirePerson(person).id, now),
  }),
  decideQualification: withResource({
    duties: ['leasing'],
    load: find,
    authorize: canReviewQualification,
    runAs: 'system',
    handle: ({ db, services, person, loaded, body, now }) =>
      decideReview(db, services, { ...body, id: loaded.id, by: requirePerson(person).id }, now),
  }),
});
