import { houseGuides } from '@/contract/homes/houseGuides/endpoints';
import { houseGuidesSchemas } from '@/contract/homes/houseGuides/schemas';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, type Person, requirePerson } from '@/server/http/person';
import { findHomeAccess } from '@/server/modules/homes/homeMembers';
import { livesIn } from '@/server/modules/leasing/leases';
import { listHomeRuns } from '@/server/modules/platform/flows';
import { canChangeGuide, canReadGuide } from './policy';
import { presentGuide } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function load({ db, person, params }: Call): Promise<repo.GuideHome | undefined> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access) return undefined;
  const isResident = await livesIn(db, access.homeId, id);
  return isResident || access.role !== null || isOnDuty(person) ? { access, isResident } : undefined;
}

async function readGuide(db: Db, person: Person | null, home: repo.GuideHome) {
  const { homeId } = home.access;
  const runs = await listHomeRuns(db, [homeId]);
  return presentGuide(homeId, await repo.findGuide(db, homeId), {
    answersOf: (group) => runs.find(({ flowId }) => flowId === setupFlows[group].id)?.answers ?? {},
    canEdit: canChangeGuide(person, home),
  });
}

export const houseGuidesRoutes = implement(houseGuides, houseGuidesSchemas, {
  getHouseGuide: withResource({
    duties: ['leasing', 'care', 'support'],
    load,
    authorize: canReadGuide,
    runAs: 'system',
    handle: ({ db, person, loaded }) => readGuide(db, person, loaded),
  }),
  changeHouseGuide: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canChangeGuide,
    runAs: 'system',
    handle: async ({ db, person, body, loaded, now, auditSubject }) => {
      const { homeId, ownerId } = loaded.access;
      const { id: personId } = requirePerson(person);
      await repo.mergeEntries(db, { homeId, ownerId, entries: body.entries, personId, now });
      auditSubject(`home:${homeId}`, { topics: Object.keys(body.entries) });
      return readGuide(db, person, loaded);
    },
  }),
});
